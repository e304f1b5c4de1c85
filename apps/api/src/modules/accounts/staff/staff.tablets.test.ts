import { login, me } from '@tawa/contract/accounts/auth';
import { removeStaff } from '@tawa/contract/accounts/staff';
import * as contract from '@tawa/contract/accounts/staff.tablets';
import { getKitchenOrder } from '@tawa/contract/ordering/orders.history';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import type { InvitedRole } from '@tawa/domain/accounts/staff';
import { firstPinDays } from '@tawa/domain/accounts/tablets';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let restaurant_id: number;
let owner: TestCaller;
let ownerId: number;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true, env: { RATE_LIMIT_FACTOR: '1' } });
  const { rows } = await sql<{ restaurant_id: number; owner_id: number }>`
    select r.restaurant_id, r.owner_id from restaurants r join orders o using (restaurant_id)
    where o.status in ('accepted', 'preparing') and o.fulfilment = 'delivery'
    group by r.restaurant_id order by count(*) desc limit 1`.execute(world.db);
  restaurant_id = rows[0]?.restaurant_id ?? 0;
  ownerId = rows[0]?.owner_id ?? 0;
  owner = world.as({ userId: ownerId, role: 'restaurant' });
});
afterAll(() => world.close());

async function addMember(role: InvitedRole, name: string, place = restaurant_id) {
  const { userId } = await world.addUser({ role: 'restaurant', name });
  const at = new Date();
  const { staff_id } = await world.db
    .insertInto('staff')
    .values({ restaurant_id: place, role, user_id: userId, invited_by: ownerId, invited_on: at, accepted_on: at })
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  return { userId, staff_id, name, caller: world.as({ userId, role: 'restaurant' }) };
}
type Member = Awaited<ReturnType<typeof addMember>>;

async function addCook(pin: string, name = 'Cook') {
  const cook = await addMember('cook', name);
  await cook.caller.ok(contract.setOwnPin, { body: { pin } });
  return cook;
}

const setUp = { body: { tablet_name: 'Pass', idle_minutes: 5 } } as const;
/** A tablet that the owner, or somebody else, set up on a device of its own. */
async function openTablet(caller = owner) {
  const { token, tablet_id } = await caller.ok(contract.setUpTablet, setUp);
  return { tablet: world.by(token), token, tablet_id };
}
/** In a session of its own, for the set-up ends the one it was made in. */
const ownTablet = () => openTablet(world.as({ userId: ownerId, role: 'restaurant' }));
const enter = (tablet: TestCaller, { userId }: Pick<Member, 'userId'>, pin: string, new_pin?: string) =>
  tablet.call(contract.enterTablet, { body: { person_id: userId, pin, new_pin } });
async function acting(tablet: TestCaller, member: Member, pin: string): Promise<TestCaller> {
  const entered = await enter(tablet, member, pin);
  if (entered.status !== 200) throw new Error(`${member.name} did not come in: ${JSON.stringify(entered.body)}`);
  return world.by(entered.body.token);
}

/** How many of those who came in can still read the board. */
async function countOpen(tries: readonly { body: object }[]): Promise<number> {
  const tokens = tries.flatMap(({ body }) => ('token' in body && typeof body.token === 'string' ? [body.token] : []));
  const replies = await Promise.all(tokens.map((token) => world.by(token).call(listKitchenOrders, { query: {} })));
  return replies.filter(({ status }) => status === 200).length;
}

/** One that is cooked and was never touched by another test. */
async function findCooked() {
  const order = await world.db
    .selectFrom('orders')
    .select(['order_number', 'version'])
    .where('restaurant_id', '=', restaurant_id)
    .where('status', 'in', ['accepted', 'preparing'])
    .where('fulfilment', '=', 'delivery')
    .executeTakeFirstOrThrow();
  return { params: { order_number: order.order_number }, version: order.version };
}

test('a tablet reads the board without money, and acts for nobody until somebody says who they are (tablets-1)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826', 'Meena Cook');
  const { orders } = await tablet.ok(listKitchenOrders, { query: {} });
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders)
    expect(order).toMatchObject({ total: null, cash_due: null, change_for: null, customer_phone: null, address: null });
  const { params, version } = await findCooked();
  const ready = { params, body: { to: 'ready', version } } as const;
  expect(await tablet.call(moveOrder, ready)).toMatchObject({ status: 403, body: { message: 'Tap your name first.' } });
  const asks = await tablet.ok(contract.getTablet, {});
  expect(asks).toMatchObject({ tablet_name: 'Pass', idle_minutes: 5 });
  expect(asks.people).toContainEqual({ person_id: cook.userId, name: 'Meena Cook', role: 'cook' });
  expect((await owner.call(contract.getTablet, {})).status).toBe(404);
});

test('each act at a tablet is that of the person, with the person’s rights, and the history names both (tablets-2, staff-4)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826', 'Meena Cook');
  const desk = await addMember('front_desk', 'Tara Desk');
  await desk.caller.ok(contract.setOwnPin, { body: { pin: '7391' } });
  const { params, version } = await findCooked();
  const byCook = await acting(tablet, cook, '4826');
  const cancel = { to: 'cancelled', reason: 'TOO_BUSY' } as const;
  for (const to of [
    { ...cancel, version },
    { to: 'out_for_delivery' as const, version },
  ])
    expect(await byCook.call(moveOrder, { params, body: to })).toMatchObject({
      status: 403,
      body: { message: 'Your role here is Cook, and it does not include this step.' },
    });
  const ready = await byCook.ok(moveOrder, { params, body: { to: 'ready', version } });
  const byDesk = await acting(tablet, desk, '7391');
  expect((await byDesk.call(moveOrder, { params, body: { ...cancel, version: ready.version } })).status).toBe(403);
  await byDesk.ok(moveOrder, { params, body: { to: 'out_for_delivery', version: ready.version } });
  const { events } = await owner.ok(getKitchenOrder, { params });
  expect(events.slice(-2).map(({ type, actor }) => [type, actor])).toEqual([
    ['ready', 'Meena Cook'],
    ['out_for_delivery', 'Tara Desk'],
  ]);
});

test('wrong PINs are counted before they are compared, at once or one by one, and the wait is said (tablets-3)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826');
  const other = await addCook('9013');
  const many = await Promise.all(Array.from({ length: 12 }, () => enter(tablet, cook, '1111')));
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  const late = await enter(tablet, cook, '4826');
  expect(late).toMatchObject({ status: 429, body: { message: /^Too many wrong PINs\. Wait (a minute|\d minutes)/ } });
  expect((await enter(tablet, other, '9013')).status).toBe(200);
});

test('right PINs cost no tries, and a stranger, a person without a PIN and a wrong PIN read the same (tablets-3)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826');
  for (let times = 0; times < 7; times++) expect((await enter(tablet, cook, '4826')).status).toBe(200);
  const noPin = await addMember('cook', 'New Cook');
  const replies = await Promise.all([
    enter(tablet, cook, '4827'),
    enter(tablet, noPin, '4826'),
    enter(tablet, { userId: 2_000_000_000 }, '4826'),
    enter(tablet, await world.addUser(), '4826'),
  ]);
  for (const { status, body } of replies)
    expect([status, 'message' in body && body.message]).toEqual([400, 'That PIN is wrong. Try again.']);
  const { people } = await tablet.ok(contract.getTablet, {});
  expect(people.map(({ name }) => name)).not.toContain('New Cook');
  for (const pin of ['1234', '0000', '12', '1234567', '12ab'])
    expect((await cook.caller.call(contract.setOwnPin, { body: { pin } })).status).toBe(400);
  const { pin_hash } = await world.db
    .selectFrom('pins')
    .select('pin_hash')
    .where('user_id', '=', cook.userId)
    .executeTakeFirstOrThrow();
  expect(pin_hash).toMatch(/^\$argon2id\$/);
});

test('a PIN to begin with works once, for one of two at once, and only with one of one’s own (tablets-4)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addMember('cook', 'Fresh Cook');
  const params = { person_id: cook.userId };
  const manager = await addMember('manager', 'Kiran Manager');
  const { pin } = await manager.caller.ok(contract.giveFirstPin, { params, body: {} });
  expect(pin).toMatch(/^\d{6}$/);
  expect(await enter(tablet, cook, pin)).toMatchObject({ status: 409, body: { code: 'NEW_PIN' } });
  expect((await enter(tablet, cook, pin, pin)).status).toBe(400);
  const both = await Promise.all([enter(tablet, cook, pin, '4826'), enter(tablet, cook, pin, '7391')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await enter(tablet, cook, pin)).status).toBe(400);
  expect(await cook.caller.ok(contract.getOwnPin, {})).toEqual({ pin: 'own' });
  const again = await manager.caller.ok(contract.giveFirstPin, { params, body: {} });
  world.clock.advance(firstPinDays * dayMs + 1000);
  const late = await enter(tablet, cook, again.pin, '5802');
  world.clock.set(new Date());
  expect(late.status).toBe(400);
  const actions = await world.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', String(restaurant_id))
    .where('actor_id', 'in', [cook.userId, manager.userId])
    .orderBy('audit_id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['staff.pin_first', 'staff.pin_own', 'staff.pin_first']);
});

test('nobody gets a PIN to act as somebody who may do more, or who works elsewhere (tablets-4)', async () => {
  const manager = await addMember('manager', 'Kiran Manager');
  const second = await addMember('manager', 'Second Manager');
  const cook = await addMember('cook', 'Cook');
  const give = (caller: TestCaller, person_id: number) =>
    caller.call(contract.giveFirstPin, { params: { person_id }, body: {} });
  expect((await give(manager.caller, ownerId)).status).toBe(403);
  expect((await give(manager.caller, second.userId)).status).toBe(403);
  expect((await give(owner, ownerId)).status).toBe(403);
  expect((await give(owner, second.userId)).status).toBe(200);
  expect((await give(owner, (await world.addUser()).userId)).status).toBe(404);
  for (const caller of [cook.caller, (await addMember('orders', 'Orders')).caller]) {
    expect((await give(caller, second.userId)).status).toBe(403);
    expect((await caller.call(contract.listTablets, {})).status).toBe(403);
    expect((await caller.call(contract.setUpTablet, setUp)).status).toBe(403);
  }
});

test('whoever is removed is gone from the tablet at once, also while they say who they are (tablets-5)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826', 'Leaving Cook');
  const here = await acting(tablet, cook, '4826');
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(200);
  const params = { staff_id: cook.staff_id };
  const [, ...tries] = await Promise.all([
    owner.ok(removeStaff, { params }),
    ...Array.from({ length: 4 }, () => enter(tablet, cook, '4826')),
  ]);
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(401);
  expect(await countOpen(tries)).toBe(0);
  expect((await tablet.ok(contract.getTablet, {})).people.map(({ name }) => name)).not.toContain('Leaving Cook');
  expect((await enter(tablet, cook, '4826')).status).toBe(400);
  expect(
    await world.db.selectFrom('pins').select('user_id').where('user_id', '=', cook.userId).executeTakeFirst(),
  ).toBeUndefined();
});

test('a tablet goes with the manager who set it up, and with everybody who acts there (tablets-5)', async () => {
  const manager = await addMember('manager', 'Leaving Manager');
  const { tablet } = await openTablet(manager.caller);
  const cook = await addCook('4826');
  const here = await acting(tablet, cook, '4826');
  await owner.ok(removeStaff, { params: { staff_id: manager.staff_id } });
  expect((await tablet.call(contract.getTablet, {})).status).toBe(401);
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(401);
});

test('the set-up signs its person out; a tablet is ended in the list, at once and for everybody there (tablets-6)', async () => {
  const manager = await addMember('manager', 'Kiran Manager');
  const device = world.by(await world.tokenOf({ userId: manager.userId, role: 'restaurant' }));
  const { tablet, tablet_id } = await openTablet(device);
  expect((await device.call(me, {})).status).toBe(401);
  expect((await manager.caller.call(me, {})).status).toBe(200);
  const cook = await addCook('4826', 'Acting Cook');
  const here = await acting(tablet, cook, '4826');
  const listed = (await owner.ok(contract.listTablets, {})).tablets.find((each) => each.tablet_id === tablet_id);
  expect(listed).toMatchObject({ tablet_name: 'Pass', set_up_by: 'Kiran Manager', people: ['Acting Cook'] });
  const params = { tablet_id };
  const other = world.as(await stranger());
  expect((await other.call(contract.endTablet, { params })).status).toBe(404);
  const [ended, ...tries] = await Promise.all([
    owner.call(contract.endTablet, { params }),
    ...Array.from({ length: 3 }, () => enter(tablet, cook, '4826')),
  ]);
  expect(ended.status).toBe(200);
  expect(tries.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(await countOpen(tries)).toBe(0);
  expect((await tablet.call(contract.getTablet, {})).status).toBe(401);
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(401);
  expect((await owner.call(contract.endTablet, { params })).status).toBe(404);
});

/** Somebody of another restaurant that has tablets too. */
async function stranger() {
  const { owner_id } = await world.db
    .selectFrom('restaurants')
    .select('owner_id')
    .where('restaurant_id', '<>', restaurant_id)
    .where('lifecycle', '=', 'active')
    .executeTakeFirstOrThrow();
  return { userId: owner_id, role: 'restaurant' as const };
}

test('a person at a tablet is forgotten when nothing was asked for so long (tablets-6)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826');
  const here = await acting(tablet, cook, '4826');
  const since = (minutes: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes}::int)
      where user_id = ${cook.userId} and tablet_id is not null`.execute(world.db);
  await since(9);
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(200);
  await since(11);
  expect((await here.call(listKitchenOrders, { query: {} })).status).toBe(401);
});

test('a PIN is worth nothing away from the tablet, and leaves no known device for the account (tablets-7)', async () => {
  const { tablet } = await ownTablet();
  const cook = await addCook('4826');
  const { email } = await world.db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', cook.userId)
    .executeTakeFirstOrThrow();
  const body = { usernameOrEmail: email ?? '', password: '4826', rememberMe: false };
  expect((await world.guest.call(login, { body })).status).toBe(401);
  expect((await enter(world.guest, cook, '4826')).status).toBe(401);
  expect((await enter(cook.caller, cook, '4826')).status).toBe(404);
  expect((await enter(owner, cook, '4826')).status).toBe(404);
  await acting(tablet, cook, '4826');
  const elsewhere = await openTablet(world.as(await stranger()));
  expect((await enter(elsewhere.tablet, cook, '4826')).status).toBe(400);
  const letters = (await world.letters()).filter(({ to }) => to === email);
  expect(letters.map(({ subject }) => subject)).toEqual([]);
});
