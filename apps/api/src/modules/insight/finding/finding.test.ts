import { findInKitchen, findInOffice, type Found } from '@tawa/contract/insight/finding';
import { invitedRoles, type StaffRole } from '@tawa/domain/accounts/staff';
import { foundFew, foundKinds, foundMany } from '@tawa/domain/insight/finding';
import { officeRoles, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant, addUser } from '#testing/factories.ts';

let world: TestApp;
const offices = new Map<OfficeRole, TestCaller>();

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  for (const office_role of officeRoles)
    offices.set(office_role, world.as(await world.addUser({ role: 'admin', office_role })));
});
afterAll(() => world.close());

const officeOf = (role: OfficeRole): TestCaller => {
  const caller = offices.get(role);
  if (!caller) throw new Error(`Nobody is ${role}.`);
  return caller;
};
const find = (q: string, role: OfficeRole = 'owner') => officeOf(role).ok(findInOffice, { query: { q } });
const kindsOf = (found: Found) => foundKinds.filter((kind) => found[kind] !== null).join(' ');

interface Known {
  order_number: string;
  customer_name: string;
  contact_phone: string;
  restaurant_id: number;
  booking_number: string;
  booking_restaurant: number;
  complaint_id: number;
  code: string;
}
async function known(): Promise<Known> {
  const { rows } = await sql<Known>`select o.order_number, o.customer_name, o.contact_phone, o.restaurant_id,
      b.booking_number, b.restaurant_id as booking_restaurant, c.complaint_id, p.code
    from (select * from orders order by order_id desc limit 1) o,
      (select * from bookings where state not in ('held', 'expired') order by booking_id limit 1) b,
      (select * from complaints order by complaint_id limit 1) c,
      (select * from coupons order by coupon_id limit 1) p`.execute(world.db);
  const [row] = rows;
  if (!row) throw new Error('The demo world lacks something.');
  return row;
}

describe('the office', () => {
  test('an order is found by its number, by a part of it, and by the phone however it is written (finding-1)', async () => {
    const { order_number, contact_phone } = await known();
    for (const q of [order_number, order_number.toLowerCase(), order_number.slice(3)]) {
      const { orders } = await find(q);
      expect(orders?.rows[0]).toMatchObject({ order_number });
    }
    const spaced = `+91 ${contact_phone.slice(0, 5)} ${contact_phone.slice(5)}`;
    const { orders } = await officeOf('owner').ok(findInOffice, { query: { q: spaced, of: 'orders' } });
    expect(orders?.rows.map((row) => row.order_number)).toContain(order_number);
  });

  test('accounts, restaurants, bookings, complaints and coupons are found by name or number (finding-1)', async () => {
    const { booking_number, complaint_id, code } = await known();
    await world.addUser({ name: 'Zubin Kirloskar' });
    expect((await find('zubin')).people).toMatchObject({ total: 1, rows: [{ name: 'Zubin Kirloskar', orders: 0 }] });
    expect((await find('handi')).restaurants?.rows[0]).toMatchObject({ restaurant_name: 'Dum & Handi' });
    expect((await find(booking_number)).bookings?.rows[0]).toMatchObject({ booking_number });
    expect((await find(`C-${complaint_id}`)).complaints?.rows[0]).toMatchObject({ complaint_id });
    expect((await find(code)).coupons?.rows[0]).toMatchObject({ code });
    expect((await find('handi')).dishes).toBeNull();
  });

  test('the best stands first: the name itself, then what begins so, then a word, then the rest (finding-3)', async () => {
    for (const name of ['Quill', 'Ann Quill', 'Mcquillan', 'Quillon']) await world.addUser({ name });
    const { people } = await find('quill');
    expect(people?.rows.map(({ name }) => name)).toEqual(['Quill', 'Quillon', 'Ann Quill', 'Mcquillan']);
  });

  test('what is less than three letters in a row, or signs alone, reads nothing (finding-2)', async () => {
    for (const q of ['ki', '%', '___', 'k i', '\\'])
      expect((await find(q)).people).toEqual({ rows: [], total: 0, has_more: false });
    expect((await find('100%_x')).people?.total).toBe(0);
  });

  test('six of a kind beside others, twenty-five alone, and more than a hundred are said to be more (finding-5)', async () => {
    await sql`insert into users (role, name, username, email) select 'user', 'Wipro Guest ' || n, 'wipro' || n,
      'wipro' || n || '@example.in' from generate_series(1, 130) n`.execute(world.db);
    const { people, orders } = await find('wipro');
    expect(people).toMatchObject({ total: 100, has_more: true });
    expect(people?.rows).toHaveLength(foundFew);
    expect(orders?.total).toBe(0);
    const alone = await officeOf('owner').ok(findInOffice, { query: { q: 'wipro', of: 'people' } });
    expect(alone.people?.rows).toHaveLength(foundMany);
  });

  test('a deleted account is found by nobody, a blocked one is (finding-6)', async () => {
    const blocked = await world.addUser({ name: 'Xerxes Blocked' });
    const gone = await world.addUser({ name: 'Xerxes Gone' });
    await world.db
      .updateTable('users')
      .set({ status: 'blocked', status_reason: 'x' })
      .where('user_id', '=', blocked.userId)
      .execute();
    await world.db.updateTable('users').set({ status: 'deleted' }).where('user_id', '=', gone.userId).execute();
    expect((await find('xerxes')).people?.rows.map(({ name }) => name)).toEqual(['Xerxes Blocked']);
  });

  test.each([
    ['owner', 'people orders restaurants bookings complaints coupons'],
    ['support', 'people orders restaurants bookings complaints'],
    ['content', ''],
    ['finance', 'orders restaurants coupons'],
  ] as const)('%s finds %s (finding-6)', async (role, kinds) => {
    expect(kindsOf(await find('rao', role))).toBe(kinds);
    const people = await officeOf(role).ok(findInOffice, { query: { q: 'rao', of: 'people' } });
    expect(people.people === null).toBe(!kinds.includes('people'));
  });

  test('whoever is not of the office is refused, and so is a question that is none (finding-6)', async () => {
    const query = { q: 'rao' };
    expect((await world.guest.call(findInOffice, { query })).status).toBe(401);
    for (const role of ['user', 'restaurant'] as const) {
      const caller = world.as(role === 'user' ? await world.addUser() : (await kitchenOf('owner')).user);
      expect((await caller.call(findInOffice, { query })).status).toBe(403);
    }
    for (const bad of ['q=', 'q=%20', '', `q=${'x'.repeat(101)}`, 'q=rao&of=passwords']) {
      const reply = await world.app.inject({
        url: `/api/admin/find?${bad}`,
        headers: { authorization: `Bearer ${await world.tokenOf(await world.addUser({ role: 'admin' }))}` },
      });
      expect(reply.statusCode).toBe(400);
    }
  });

  test('somebody who asks without end is asked to wait (finding-7)', async () => {
    const few = await startTestApp({ databaseUrl: world.databaseUrl, env: { RATE_LIMIT_FACTOR: '0.02' } });
    try {
      const caller = few.as(await world.addUser({ role: 'admin' }));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => caller.call(findInOffice, { query: { q: 'rao' } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    } finally {
      await few.close();
    }
  });
});

async function kitchenOf(role: StaffRole, restaurant_id?: number) {
  const user = await addUser(world.deps, { role: 'restaurant' });
  const id = restaurant_id ?? (await addRestaurant(world.deps, { owner_id: user.userId }));
  if (role !== 'owner') {
    const at = new Date();
    const row = { restaurant_id: id, role, user_id: user.userId, invited_by: user.userId };
    await world.db
      .insertInto('staff')
      .values({ ...row, invited_on: at, accepted_on: at })
      .execute();
  }
  return { user, restaurant_id: id };
}

describe('a restaurant', () => {
  test('it finds its own rows alone, and no customer by more of a phone than it reads (finding-8)', async () => {
    const { order_number, contact_phone, restaurant_id } = await known();
    const { user } = await kitchenOf('manager', restaurant_id);
    const own = world.as(user);
    const other = world.as((await kitchenOf('owner')).user);
    const ask = (caller: TestCaller, q: string) => caller.ok(findInKitchen, { query: { q, of: 'orders' } });
    expect((await ask(own, order_number)).orders?.rows[0]).toMatchObject({ order_number });
    expect((await ask(other, order_number)).orders?.total).toBe(0);
    expect((await ask(own, contact_phone)).orders?.total).toBe(0);
    expect((await ask(own, contact_phone.slice(-4))).orders?.rows.map((row) => row.order_number)).toContain(
      order_number,
    );
    const found = await own.ok(findInKitchen, { query: { q: 'biryani' } });
    expect([found.people, found.restaurants]).toEqual([null, null]);
  });

  test('bookings, complaints and dishes of another restaurant are not there (finding-8)', async () => {
    const { booking_number, booking_restaurant } = await known();
    const own = world.as((await kitchenOf('manager', booking_restaurant)).user);
    const other = world.as((await kitchenOf('owner')).user);
    const query = { q: booking_number };
    expect((await own.ok(findInKitchen, { query })).bookings?.rows[0]).toMatchObject({ booking_number });
    const found = await other.ok(findInKitchen, { query });
    expect(foundKinds.reduce((sum, kind) => sum + (found[kind]?.total ?? 0), 0)).toBe(0);
  });

  test.each([
    ['owner', 'orders bookings complaints coupons dishes'],
    ['manager', 'orders bookings complaints coupons dishes'],
    ['orders', 'orders'],
    ['cook', ''],
    ['packer', ''],
    ['menu', 'dishes'],
    ['front_desk', 'bookings complaints'],
  ] as const)('%s finds %s (finding-6)', async (role, kinds) => {
    expect(['owner', ...invitedRoles]).toContain(role);
    const { user } = await kitchenOf(role, role === 'owner' ? undefined : (await known()).restaurant_id);
    expect(kindsOf(await world.as(user).ok(findInKitchen, { query: { q: 'rao' } }))).toBe(kinds);
  });
});
