import { randomUUID } from 'node:crypto';
import { startTwoFactor, confirmTwoFactor, getTwoFactor } from '@tawa/contract/accounts/auth.account';
import * as desk from '@tawa/contract/accounts/users.person';
import { addUserNote, getUser } from '@tawa/contract/accounts/users.office';
import { listAudit } from '@tawa/contract/insight/audit';
import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

const paramsOf = ({ userId }: TestUser) => ({ params: { user_id: userId } });
const gift = (amount: number, key = randomUUID()) => ({ amount, reason: 'The rider was lost twice', key });
const newest = async (user: TestUser) => {
  const query = { subject: 'user', subject_id: String(user.userId) };
  return (await office.ok(listAudit, { query })).rows[0];
};
async function creditOf(userId: number) {
  const { rows } = await sql<{ balance: number; ledger: number }>`select
      coalesce((select balance from store_credits where user_id = ${userId}), 0)::bigint as balance,
      coalesce((select -sum(e.amount) from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
        where t.user_id = ${userId} and e.account = 'store_credit'), 0)::bigint as ledger`.execute(world.db);
  return rows[0];
}

test('somebody’s picture tells orders, refunds, complaints and bookings in one line, the newest first (person-1)', async () => {
  const { rows } = await sql<{ user_id: number }>`select user_id from orders where user_id is not null
    group by user_id order by count(*) desc limit 1`.execute(world.db);
  const params = { user_id: rows[0]?.user_id ?? 0 };
  const { events, has_more, figures } = await office.ok(desk.getPerson, { params });
  expect(events.length).toBeGreaterThan(5);
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
  expect(figures.served).toBeGreaterThan(0);
  const { events: orders } = await office.ok(desk.getPerson, { params, query: { tab: 'orders' } });
  expect(new Set(orders.map(({ kind }) => kind))).toEqual(
    new Set(orders.some(({ kind }) => kind === 'booking') ? ['order', 'booking'] : ['order']),
  );
  if (!has_more) return;
  const next = await office.ok(desk.getPerson, { params, query: { before: events.at(-1)?.at } });
  expect(next.events.every(({ at }) => at < (events.at(-1)?.at ?? ''))).toBe(true);
});

test('goodwill is credit in the ledger with a reason in the log; a press that is sent again gives nothing more (person-2)', async () => {
  const user = await world.addUser();
  const body = gift(150);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => office.call(desk.giveGoodwill, { ...paramsOf(user), body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await creditOf(user.userId)).toEqual({ balance: 15_000, ledger: 15_000 });
  expect(await newest(user)).toMatchObject({ action: 'user.goodwill', reason: body.reason, after: { amount: 150 } });
  const other = await world.addUser();
  expect((await office.call(desk.giveGoodwill, { ...paramsOf(other), body })).status).toBe(409);
  expect(await creditOf(other.userId)).toEqual({ balance: 0, ledger: 0 });
  const { figures, events } = await office.ok(desk.getPerson, paramsOf(user));
  expect(figures).toMatchObject({ credit: 150, goodwill_left: 350 });
  expect(events.find(({ kind }) => kind === 'goodwill')).toMatchObject({
    amount: -150,
    actor: 'Ravi Nair',
    words: body.reason,
  });
});

test('of many gifts at once the limit of thirty days is never passed, and it is free again afterwards (person-3)', async () => {
  const user = await world.addUser();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => office.call(desk.giveGoodwill, { ...paramsOf(user), body: gift(120) })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(await creditOf(user.userId)).toEqual({ balance: 48_000, ledger: 48_000 });
  await sql`update goodwill set given_on = given_on - interval '31 days' where user_id = ${user.userId}`.execute(
    world.db,
  );
  expect((await office.call(desk.giveGoodwill, { ...paramsOf(user), body: gift(500) })).status).toBe(200);
});

test('goodwill goes to customers alone, with a sum and a reason that are ones (person-3)', async () => {
  const user = await world.addUser();
  const kitchen = await world.addUser({ role: 'restaurant' });
  expect((await office.call(desk.giveGoodwill, { ...paramsOf(kitchen), body: gift(50) })).status).toBe(409);
  for (const bad of [{ amount: 0 }, { amount: -5 }, { amount: 1.005 }, { reason: ' ' }, { key: 'x' }])
    expect((await office.call(desk.giveGoodwill, { ...paramsOf(user), body: { ...gift(50), ...bad } })).status).toBe(
      400,
    );
  expect((await office.call(desk.giveGoodwill, { params: { user_id: 999_999 }, body: gift(50) })).status).toBe(404);
});

test.each([
  ['owner', 200, 200],
  ['support', 200, 200],
  ['content', 403, 403],
  ['finance', 403, 200],
] as const)('%s reads the picture: %s, and gives goodwill: %s (person-4)', async (office_role, reads, gives) => {
  const caller = world.as(await world.addUser({ role: 'admin', office_role }));
  const user = await world.addUser();
  expect((await caller.call(desk.getPerson, paramsOf(user))).status).toBe(reads);
  expect((await caller.call(desk.giveGoodwill, { ...paramsOf(user), body: gift(50) })).status).toBe(gives);
});

async function withSecondStep(input: Parameters<typeof world.addUser>[0]) {
  const user = await world.addUser(input);
  if (user.role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
  const own = world.as(user);
  const { secret } = await own.ok(startTwoFactor, { body: { password: user.password } });
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: world.clock.now().getTime(),
  });
  await own.ok(confirmTwoFactor, { body: { code } });
  return { user, own };
}
const proof = { proofs: ['called_back' as const, 'order_facts' as const], reason: 'Called 90029 30030 back' };

test('a lost second step is turned off with two proofs and a reason; sessions end, a mail tells, the log keeps it (person-5)', async () => {
  const { user, own } = await withSecondStep({ role: 'restaurant' });
  const reset = (body: typeof proof | { proofs: ('paper' | 'called_back')[]; reason: string }) =>
    office.call(desk.resetSecondStep, { ...paramsOf(user), body });
  expect((await reset({ proofs: ['paper'], reason: 'x' })).status).toBe(400);
  expect((await reset({ proofs: ['paper', 'paper'], reason: 'x' })).status).toBe(400);
  expect((await reset({ ...proof, reason: '' })).status).toBe(400);
  expect((await own.ok(getTwoFactor, {})).on).toBe(true);
  const twice = await Promise.all([reset(proof), reset(proof)]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await own.call(getTwoFactor, {})).status).toBe(401);
  expect(await newest(user)).toMatchObject({
    action: 'user.second_step',
    reason: proof.reason,
    after: { proofs: proof.proofs },
  });
  const letters = await world.letters();
  expect(
    letters.filter(({ to, subject }) => to === user.email && subject === 'The second step was turned off'),
  ).toHaveLength(1);
});

test('the second step of an administrator is an owner’s to turn off, and never one’s own (person-5)', async () => {
  const support = await world.addUser({ role: 'admin', office_role: 'support' });
  const { user } = await withSecondStep({ role: 'admin', office_role: 'finance' });
  expect((await world.as(support).call(desk.resetSecondStep, { ...paramsOf(user), body: proof })).status).toBe(403);
  expect((await world.as(support).call(desk.resetSecondStep, { ...paramsOf(support), body: proof })).status).toBe(409);
  expect((await office.call(desk.resetSecondStep, { ...paramsOf(user), body: proof })).status).toBe(200);
});

test('the office sees where somebody is signed in and ends one of it or all (person-6)', async () => {
  const user = await world.addUser();
  const tokens = [await world.tokenOf(user), await world.tokenOf(user)];
  const { sessions } = await office.ok(desk.listUserSessions, paramsOf(user));
  expect(sessions).toHaveLength(2);
  const [first] = sessions;
  await office.ok(desk.endUserSession, { params: { user_id: user.userId, session_id: first?.session_id ?? '' } });
  expect((await office.ok(desk.listUserSessions, paramsOf(user))).sessions).toHaveLength(1);
  await office.ok(desk.endUserSessions, paramsOf(user));
  for (const token of tokens)
    expect(
      (await world.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(401);
  expect(await newest(user)).toMatchObject({ action: 'user.sign_out' });
});

test('one note of a person is pinned and stands first, and of two pins at once one stays (person-7)', async () => {
  const user = await world.addUser();
  for (const note of ['Lift is broken', 'Calls often', 'Vegetarian'])
    await office.ok(addUserNote, { ...paramsOf(user), body: { note } });
  const { notes } = await office.ok(getUser, paramsOf(user));
  const pin = (note_id: number, pinned = true) =>
    office.call(desk.pinUserNote, { params: { user_id: user.userId, note_id }, body: { pinned } });
  await Promise.all(notes.map(({ user_note_id }) => pin(user_note_id)));
  const after = await office.ok(getUser, paramsOf(user));
  expect(after.notes.map(({ pinned }) => pinned)).toEqual([true, false, false]);
  const other = await world.addUser();
  await office.ok(addUserNote, { ...paramsOf(other), body: { note: 'Of another' } });
  const [foreign] = (await office.ok(getUser, paramsOf(other))).notes;
  expect((await pin(foreign?.user_note_id ?? 0)).status).toBe(404);
  expect((await office.ok(getUser, paramsOf(user))).notes[0]?.pinned).toBe(true);
  expect((await pin(after.notes[0]?.user_note_id ?? 0, false)).status).toBe(200);
});

test('an account is deleted for somebody as by themselves: in seven days, told by mail, once (person-8)', async () => {
  const user = await world.addUser();
  const send = (of: TestUser, reason = 'Wrote on 20 Nov') =>
    office.call(desk.deleteForSomebody, { ...paramsOf(of), body: { reason } });
  expect((await send(user, ' ')).status).toBe(400);
  const both = await Promise.all([send(user), send(user)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const letters = (await world.letters()).filter(({ to }) => to === user.email);
  expect(letters).toHaveLength(1);
  expect(await newest(user)).toMatchObject({ action: 'user.delete', reason: 'Wrote on 20 Nov' });
  expect((await send(await world.addUser({ role: 'admin' }))).status).toBe(409);
  const { rows } = await sql<{
    user_id: number;
  }>`select user_id from orders where status = 'placed' and user_id is not null limit 1`.execute(world.db);
  const busy = { ...user, userId: rows[0]?.user_id ?? 0 };
  expect(await send(busy)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('still under way') },
  });
});
