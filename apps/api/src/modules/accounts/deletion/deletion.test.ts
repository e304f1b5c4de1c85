import { getDeletion, requestDeletion, undoDeletion } from '@tawa/contract/accounts/auth.account';
import { addAddress } from '@tawa/contract/accounts/addresses';
import { addUser, login, me } from '@tawa/contract/accounts/auth';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpenOrder, isServed } from '#db/order-states.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity } from '#testing/factories.ts';
import { deleteDueAccounts } from './deletion.service.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const password = 'blue-lantern-42';
let counter = 0;

async function register() {
  counter += 1;
  const form = {
    name: 'Nila Rao',
    email: `nila${counter}@example.in`,
    password,
    mobile: String(9_200_000_000 + counter),
  };
  const { userId } = await world.guest.ok(addUser, { body: form });
  return { ...form, userId, caller: world.as({ userId, role: 'user' }) };
}
const rowOf = (userId: number) =>
  world.db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

test('an account goes after seven days with everything that says whose it was (deletion-1)', async () => {
  const mine = await register();
  const city_id = await addCity(world);
  const address = { label: 'Home', line1: '1 Road', city_id, pincode: '560038', phone: mine.mobile };
  await mine.caller.ok(addAddress, { body: address });
  const { due } = await mine.caller.ok(requestDeletion, { body: { password } });
  expect(Math.round((Date.parse(due) - world.clock.now().getTime()) / dayMs)).toBe(7);
  await deleteDueAccounts(world.deps);
  expect((await mine.caller.call(me, {})).status).toBe(200);

  world.clock.advance(7 * dayMs + 1000);
  await deleteDueAccounts(world.deps);
  expect(JSON.stringify(await rowOf(mine.userId))).not.toMatch(/Nila|nila|92000000/);
  const left = await world.db.selectFrom('addresses').selectAll().where('user_id', '=', mine.userId).execute();
  expect(left).toEqual([]);
  expect((await mine.caller.call(me, {})).status).toBe(401);
  const again = { usernameOrEmail: mine.email, password };
  expect((await world.guest.call(login, { body: again })).status).toBe(401);
  expect((await world.letters()).findLast((letter) => letter.to === mine.email)?.subject).toBe(
    'Your account is deleted',
  );
  const { name, email, mobile } = mine;
  expect((await world.guest.call(addUser, { body: { name, email, mobile, password } })).status).toBe(201);
});

test('the last letter is in the language that the account read (language-8)', async () => {
  const mine = await register();
  await world.db.updateTable('users').set({ language: 'hi' }).where('user_id', '=', mine.userId).execute();
  await mine.caller.ok(requestDeletion, { body: { password } });
  world.clock.advance(7 * dayMs + 1000);
  await deleteDueAccounts(world.deps);
  expect((await world.letters()).findLast((letter) => letter.to === mine.email)?.subject).toBe(
    'आपका अकाउंट मिटा दिया गया',
  );
});

test('within the seven days the owner may keep it', async () => {
  const mine = await register();
  await mine.caller.ok(requestDeletion, { body: { password } });
  await mine.caller.ok(undoDeletion, {});
  expect(await mine.caller.ok(getDeletion, {})).toEqual({ due: null, blockers: [] });
  world.clock.advance(8 * dayMs);
  await deleteDueAccounts(world.deps);
  expect((await rowOf(mine.userId)).status).toBe('active');
});

test('a wrong password deletes nothing', async () => {
  const mine = await register();
  expect((await mine.caller.call(requestDeletion, { body: { password: 'not this one' } })).status).toBe(400);
  expect((await rowOf(mine.userId)).deletion_due).toBeNull();
});

test('the last owner of the office stays, another administrator may go', async () => {
  const first = await world.addUser({ role: 'admin', password });
  expect(await world.as(first).call(requestDeletion, { body: { password } })).toMatchObject({
    status: 409,
    body: { code: 'BLOCKED', blockers: [{ text: 'You are the last owner of the office.' }] },
  });
  const second = await world.addUser({ role: 'admin', password });
  expect((await world.as(second).call(requestDeletion, { body: { password } })).status).toBe(200);
  expect((await world.as(first).call(requestDeletion, { body: { password } })).status).toBe(409);
});

test('an order under way stands in the way, and a registered restaurant does (deletion-1)', async () => {
  const shop = await startTestApp({ isDemo: true });
  try {
    const find = async (email: string) =>
      (await shop.db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirstOrThrow())
        .user_id;
    const customer = shop.as({ userId: await find('ananya.rao@example.com'), role: 'user' });
    const owner = shop.as({ userId: await find('restaurant@example.com'), role: 'restaurant' });
    const asked = await customer.call(requestDeletion, { body: { password: 'Customer@123' } });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        blockers: expect.arrayContaining([
          expect.objectContaining({
            text: expect.stringMatching(/^Order FD-.* is still under way\.$/),
            order_number: expect.stringMatching(/^FD-/),
          }),
        ]),
      },
    });
    expect(await owner.ok(getDeletion, {})).toMatchObject({
      blockers: [{ text: 'Dum & Handi is registered. Ask us to close it first.' }],
    });
  } finally {
    await shop.close();
  }
});

test('photos go with an account that goes, and stay with one that something stands in the way of (deletion-1, dish-photos-4)', async () => {
  const shop = await startTestApp({ isDemo: true });
  try {
    const { rows } = await sql<{ user_id: number; is_blocked: boolean; order_id: number; menu_id: number }>`
      select distinct on (is_blocked) s.*, o.order_id, i.menu_id from (
        select u.user_id, exists (select from orders o where o.user_id = u.user_id and ${isOpenOrder('o')}) as is_blocked
        from users u where u.role = 'user') s
      join orders o on o.user_id = s.user_id and ${isServed('o')} join order_items i using (order_id)
      where is_blocked or not exists (select from bookings b where b.user_id = s.user_id)
        and not exists (select from refunds r join orders x using (order_id) where x.user_id = s.user_id)
      order by is_blocked, s.user_id`.execute(shop.db);
    expect(rows.map(({ is_blocked }) => is_blocked)).toEqual([false, true]);
    const now = shop.clock.now();
    for (const { user_id, order_id, menu_id } of rows) {
      const sent = { order_id, menu_id, user_id, photo: 'uploads/dish-photos/a.webp', created_on: now };
      await shop.db.insertInto('dish_photos').values(sent).execute();
      const due = new Date(now.getTime() - 1000);
      await shop.db.updateTable('users').set({ deletion_due: due }).where('user_id', '=', user_id).execute();
    }
    await deleteDueAccounts(shop.deps);
    const left = await shop.db.selectFrom('dish_photos').select('user_id').execute();
    expect(left).toEqual([{ user_id: rows.find(({ is_blocked }) => is_blocked)?.user_id }]);
  } finally {
    await shop.close();
  }
});
