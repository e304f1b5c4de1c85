import { getDeletion, listSessions } from '@tawa/contract/account';
import { listAddresses } from '@tawa/contract/addresses';
import { me } from '@tawa/contract/auth';
import { listCart } from '@tawa/contract/cart';
import { listReach } from '@tawa/contract/checkout';
import { listComplaints } from '@tawa/contract/complaints';
import { listConsents } from '@tawa/contract/consents';
import { getDiet } from '@tawa/contract/diet';
import { listExports } from '@tawa/contract/exports';
import { listFavourites } from '@tawa/contract/favourites';
import { countUnread, listNotifications } from '@tawa/contract/notifications';
import { listOrders } from '@tawa/contract/orders';
import { getSpending } from '@tawa/contract/spending';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedDemo } from '../db/seed/demo.ts';
import { startTestApp, type TestApp, type TestCaller } from './app.ts';

// What a page of the customer's panel costs is how often it asks the database, and that must not grow with what is kept.
const heartbeat = 'select 1';
const query = vi.spyOn(pg.Client.prototype, 'query');
const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);

interface Someone {
  userid: number;
  caller: TestCaller;
}

/** The calls of each page beside its statements; every call finds out who asks in one of them. */
const pages: Record<string, { statements: number; open: (who: Someone) => Promise<unknown>[] }> = {
  '/dashboard': {
    statements: 18,
    open: ({ userid, caller }) => [
      caller.ok(me, {}),
      caller.ok(listOrders, { query: { tab: 'active' } }),
      caller.ok(listOrders, { query: { tab: 'past' } }),
      caller.ok(listFavourites, { params: { userid } }),
      caller.ok(listCart, { params: { userid } }),
      caller.ok(listAddresses, {}),
      caller.ok(getSpending, {}),
      caller.ok(listComplaints, {}),
    ],
  },
  '/myorders': {
    statements: 3,
    open: ({ caller }) => [caller.ok(listOrders, { query: { tab: 'delivered', days: 3650 } })],
  },
  '/favourites': {
    statements: 4,
    open: ({ userid, caller }) => [
      caller.ok(listFavourites, { params: { userid } }),
      caller.ok(listCart, { params: { userid } }),
    ],
  },
  '/myaddress': { statements: 4, open: ({ caller }) => [caller.ok(listAddresses, {}), caller.ok(listReach, {})] },
  '/notifications': {
    statements: 5,
    open: ({ caller }) => [caller.ok(listNotifications, {}), caller.ok(countUnread, {})],
  },
  '/user-profile-settings': {
    statements: 12,
    open: ({ caller }) => [
      caller.ok(me, {}),
      caller.ok(getDiet, {}),
      caller.ok(listSessions, {}),
      caller.ok(listConsents, {}),
      caller.ok(listExports, {}),
    ],
  },
  '/delete-account': { statements: 5, open: ({ caller }) => [caller.ok(getDeletion, {})] },
};

let world: TestApp;
let newcomer: Someone;
let regular: Someone;

async function addSomeone(): Promise<Someone> {
  const user = await world.addUser();
  const caller = world.as(user);
  await caller.ok(me, {});
  return { userid: user.userId, caller };
}

async function keep(userid: number, count: { orders: number; favourites: number; addresses: number }): Promise<void> {
  const statements = [
    sql`insert into favourites (user_id, menu_id)
      select ${userid}, menu_id from dishes where isactive order by menu_id limit ${count.favourites}`,
    sql`insert into addresses (user_id, label, line1, city_id, pincode, phone)
      select ${userid}, 'Home ' || n, n || ' Road', 1, '560038', '9876543210' from generate_series(1, ${count.addresses}::int) n`,
    sql`with model as (select min(order_id) as order_id from orders where status = 'delivered'),
      copied as (insert into orders overriding system value
        select (jsonb_populate_record(o, jsonb_build_object('order_id', 900000 + ${userid}::int * 1000 + n, 'user_id', ${userid}::int,
          'quote_id', null, 'placed_at', o.placed_at - n * interval '1 hour',
          'order_number', 'FD-' || upper(lpad(to_hex(${userid}::int * 1000 + n), 6, '0'))))).*
        from orders o join model using (order_id), generate_series(1, ${count.orders}::int) n returning order_id)
      insert into order_items overriding system value
        select (jsonb_populate_record(i, jsonb_build_object('order_id', c.order_id,
          'order_item_id', 10000000 + c.order_id * 10 + i.position))).*
        from copied c, order_items i join model on model.order_id = i.order_id`,
  ];
  for (const statement of statements) await statement.execute(world.db);
}

beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 2);
  newcomer = await addSomeone();
  regular = await addSomeone();
  await keep(newcomer.userid, { orders: 1, favourites: 1, addresses: 1 });
  await keep(regular.userid, { orders: 400, favourites: 50, addresses: 10 });
});
afterAll(() => world.close());

async function statementsOf(calls: () => Promise<unknown>[]): Promise<number> {
  // Once before, because a connection that is opened for the first calls asks something itself.
  await Promise.all(calls());
  query.mockClear();
  await Promise.all(calls());
  return query.mock.calls.filter(([asked]) => textOf(asked) !== heartbeat).length;
}

test('the regular has what the pages are measured with', async () => {
  const { userid, caller } = regular;
  expect((await caller.ok(listOrders, { query: { tab: 'past' } })).total).toBe(400);
  expect(await caller.ok(listFavourites, { params: { userid } })).toHaveLength(50);
  expect(await caller.ok(listAddresses, {})).toHaveLength(10);
});

test.each(Object.entries(pages))('%s asks as often for 400 orders as for one', async (_path, { statements, open }) => {
  const few = await statementsOf(() => open(newcomer));
  const many = await statementsOf(() => open(regular));
  expect({ few, many }).toEqual({ few: statements, many: statements });
});
