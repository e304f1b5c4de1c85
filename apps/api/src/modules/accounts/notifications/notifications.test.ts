import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { notify, notifyAll, writeNotice } from './notifications.service.ts';
import { sendNotices } from './sending.ts';
import { sayNotice } from './spoken-notices.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const facts = {
  order_number: 'FD-7K3M9Q',
  restaurant_name: 'Dum & Handi',
  total: 32_900,
  is_accepted: false,
  scheduled_for: null,
  time_zone: 'Asia/Kolkata',
};
const rowsOf = (userId: number) =>
  world.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).orderBy('notification_id').execute();
const lettersTo = async (email: string) => (await world.letters()).filter((letter) => letter.to === email);

test('a notice is words made of facts, an event for open pages and a letter, all with its cause (notifications-1)', async () => {
  const { userId, email } = await world.addUser();
  await transaction(world.db, (tx) => notify(tx, { to: { user_id: userId }, kind: 'order_placed', facts }));
  expect(await rowsOf(userId)).toMatchObject([
    {
      kind: 'order_placed',
      title: 'Order placed',
      body: 'FD-7K3M9Q, ₹329.00: waiting for Dum & Handi to accept it.',
      link: '/myorders/FD-7K3M9Q',
      read_at: null,
      sent_at: null,
    },
  ]);
  const events = await world.db
    .selectFrom('live_events')
    .select('kind')
    .where('audience', '=', `user:${userId}`)
    .execute();
  expect(events).toEqual([{ kind: 'notification' }]);
  const [letter, ...others] = await lettersTo(email);
  expect(letter).toMatchObject({ subject: 'Order placed' });
  expect(letter?.text).toContain('/myorders/FD-7K3M9Q');
  expect(others).toEqual([]);
});

test('what is rolled back was never said (notifications-1)', async () => {
  const { userId, email } = await world.addUser();
  const failing = transaction(world.db, async (tx) => {
    await notify(tx, { to: { user_id: userId }, kind: 'order_placed', facts });
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await rowsOf(userId)).toEqual([]);
  expect(await lettersTo(email)).toEqual([]);
});

test('one thing is told once, however often and at once it is caused (notifications-2)', async () => {
  const { userId, email } = await world.addUser();
  const tell = () =>
    transaction(world.db, (tx) =>
      notify(tx, { to: { user_id: userId }, kind: 'order_placed', facts, key: 'FD-7K3M9Q' }),
    );
  await Promise.all(Array.from({ length: 10 }, tell));
  await tell();
  expect(await rowsOf(userId)).toHaveLength(1);
  expect(await lettersTo(email)).toHaveLength(1);
});

test('an owner of several restaurants reads in the inbox, in a push and in a letter which one it is, as it is called there (language-11)', async () => {
  const { userId: owner_id, email } = await world.addUser({ role: 'restaurant' });
  const called = { restaurant_name: 'Dum & Handi', names: '{"hi":"दम एंड हांडी"}' };
  const restaurant_id = await addRestaurant(world.deps, { owner_id, ...called });
  const other = await addRestaurant(world.deps, { owner_id });
  await world.db.updateTable('users').set({ language: 'hi' }).where('user_id', '=', owner_id).execute();
  for (const place of [restaurant_id, other])
    await notify(world.db, {
      to: { restaurant_id: place },
      kind: 'kitchen_complaint',
      facts: { complaint: 'C-1', order_number: 'FD-7K3M9Q', step: 'received' },
    });
  const [named, plain] = await rowsOf(owner_id);
  expect(named?.title).toBe('Dum & Handi: A complaint about an order');
  expect([named, plain].map((row) => row && sayNotice(row, 'hi').title)).toEqual([
    expect.stringMatching(/^दम एंड हांडी: .*शिकायत/),
    expect.stringMatching(/^Kitchen \d+: .*शिकायत/),
  ]);
  expect(await lettersTo(email)).toHaveLength(2);
});

test('where the title itself names a dish, both are called as the owner of several restaurants reads them, in the subject too (language-11)', async () => {
  const { userId: owner_id, email } = await world.addUser({ role: 'restaurant' });
  const named = await addRestaurant(world.deps, {
    owner_id,
    restaurant_name: 'Tea: Time',
    names: '{"hi":"चाय का समय"}',
  });
  const plain = await addRestaurant(world.deps, { owner_id, restaurant_name: 'Kulcha & Co' });
  await world.db.updateTable('users').set({ language: 'hi' }).where('user_id', '=', owner_id).execute();
  const called = [{ name: 'Garlic Naan', names: { hi: 'लहसुन नान' } }];
  const facts = { step: 'upheld' as const, dish_name: 'Garlic Naan', menu_id: 1, price_seen: 9900, called };
  for (const restaurant_id of [named, plain])
    await notify(world.db, { to: { restaurant_id }, kind: 'kitchen_counter_price', facts });
  const told = ['Kulcha & Co: लहसुन नान: खबर सही थी', 'चाय का समय: लहसुन नान: खबर सही थी'];
  expect((await rowsOf(owner_id)).map((row) => sayNotice(row, 'hi').title).toSorted()).toEqual(told);
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(told);
  for (const { subject, html } of letters) expect(html).toContain(subject.replace('&', '&amp;'));
});

test('a letter that a notice becomes calls the restaurant as its reader does (language-11)', async () => {
  const { userId, email } = await world.addUser();
  await world.db.updateTable('users').set({ language: 'hi' }).where('user_id', '=', userId).execute();
  const called = [{ name: 'Dum & Handi', names: { hi: 'दम एंड हांडी' } }];
  await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts: { ...facts, called } });
  const [letter] = await lettersTo(email);
  expect(letter?.text).toContain('दम एंड हांडी');
  expect(letter?.text).not.toContain('Dum & Handi');
});

test('several processes that look at once send one letter for each notice (notifications-2)', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => world.addUser()));
  for (const { userId } of readers) await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts });
  await Promise.all(Array.from({ length: 6 }, () => sendNotices(world.deps, 50)));
  for (const { email } of readers) expect(await lettersTo(email)).toHaveLength(1);
});

test('a notice that cannot be passed on keeps only itself waiting', async () => {
  const [broken, other] = await Promise.all([world.addUser(), world.addUser()]);
  for (const { userId } of [broken, other])
    await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts });
  await sql`create function refuse_letter() returns trigger language plpgsql as 'begin raise ''no paper''; end'`.execute(
    world.db,
  );
  await sql`create trigger refuse_letter before insert on mails for each row
    when (new.recipient = ${sql.lit(broken.email)}) execute function refuse_letter()`.execute(world.db);
  expect(await lettersTo(other.email)).toHaveLength(1);
  expect((await rowsOf(broken.userId))[0]?.sent_at).toBeNull();
  await sql`drop trigger refuse_letter on mails`.execute(world.db);
  await sql`update notifications set send_after = now() where user_id = ${broken.userId}`.execute(world.db);
  expect(await lettersTo(broken.email)).toHaveLength(1);
});

test('of the staff those are told whose work it is, as long as they work there (notifications-11)', async () => {
  const { userId: owner } = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner });
  const at = world.clock.now();
  const hire = async (role: string, removed_on: Date | null = null) => {
    const { userId } = await world.addUser({ role: 'restaurant' });
    const row = { restaurant_id, role, user_id: userId, invited_by: owner, removed_on };
    await world.db
      .insertInto('staff')
      .values({ ...row, invited_on: at, accepted_on: at })
      .execute();
    return userId;
  };
  const [manager, cook, writer, office, gone] = [
    await hire('manager'),
    await hire('orders'),
    await hire('menu'),
    await hire('front_desk'),
    await hire('orders', at),
  ];
  const order = { order_number: 'FD-7K3M9Q', reason: 'It’s taking too long' };
  await notifyAll(world.db, [
    writeNotice({ to: { restaurant_id }, kind: 'kitchen_cancel_request', facts: order }),
    writeNotice({ to: { restaurant_id }, kind: 'kitchen_payout', facts: { amount: 100_000, period: 'last week' } }),
  ]);
  const told = async (userId: number) => (await rowsOf(userId)).map(({ kind }) => kind);
  expect(await told(owner)).toEqual(['kitchen_cancel_request', 'kitchen_payout']);
  expect(await told(manager)).toEqual(['kitchen_cancel_request']);
  expect(await told(cook)).toEqual(['kitchen_cancel_request']);
  for (const other of [writer, office, gone]) expect(await told(other)).toEqual([]);
});

test('a restaurant hears by its account, the office by every active administrator whose work it is (notifications-11)', async () => {
  const { userId: owner } = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner });
  const [one, other, blocked, writer] = await Promise.all(
    (['owner', 'support', 'owner', 'content'] as const).map((office_role) =>
      world.addUser({ role: 'admin', office_role }),
    ),
  );
  await world.db
    .updateTable('users')
    .set({ status: 'blocked' })
    .where('user_id', '=', blocked?.userId ?? 0)
    .execute();
  await notifyAll(world.db, [
    writeNotice({ to: { restaurant_id }, kind: 'kitchen_paused', facts: { missed: 2 } }),
    writeNotice({ to: 'office', kind: 'office_restaurant', facts: { restaurant_name: 'Dosa Lab', city: 'Pune' } }),
  ]);
  expect(await rowsOf(owner)).toMatchObject([{ kind: 'kitchen_paused', title: 'Your restaurant is paused' }]);
  for (const admin of [one, other])
    expect(await rowsOf(admin?.userId ?? 0)).toMatchObject([{ body: 'Dosa Lab in Pune sent its papers.' }]);
  for (const admin of [blocked, writer]) expect(await rowsOf(admin?.userId ?? 0)).toEqual([]);
});

test('what somebody switched off is not mailed, and the inbox still has it', async () => {
  const { userId, email } = await world.addUser();
  await world.db
    .insertInto('notification_choices')
    .values({ user_id: userId, kind: 'order_placed', channel: 'email', is_on: false })
    .execute();
  await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts });
  expect(await lettersTo(email)).toEqual([]);
  expect(await rowsOf(userId)).toHaveLength(1);
});

test('a blocked account is not written to', async () => {
  const { userId, email } = await world.addUser();
  await world.db.updateTable('users').set({ status: 'blocked' }).where('user_id', '=', userId).execute();
  await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts });
  expect(await lettersTo(email)).toEqual([]);
});

test('what is older than 90 days goes (notifications-3)', async () => {
  const { userId } = await world.addUser();
  await notify(world.db, { to: { user_id: userId }, kind: 'order_placed', facts });
  const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * dayMs);
  const age = (created_at: Date) =>
    world.db.updateTable('notifications').set({ created_at }).where('user_id', '=', userId).execute();
  const forget = async () => {
    await addJob(world.db, task('notifications.forget', z.object({})), {});
    await world.deps.jobs.runDue();
  };
  await age(daysAgo(89));
  await forget();
  expect(await rowsOf(userId)).toHaveLength(1);
  await age(daysAgo(91));
  await forget();
  expect(await rowsOf(userId)).toEqual([]);
});
