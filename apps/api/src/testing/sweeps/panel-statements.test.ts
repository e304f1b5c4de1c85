import { listAddresses } from '@tawa/contract/accounts/addresses';
import { listOwnBookings } from '@tawa/contract/tables/bookings';
import { listCart } from '@tawa/contract/ordering/cart';
import { getComplaint, listComplaints } from '@tawa/contract/care/complaints';
import { listFavourites } from '@tawa/contract/catalogue/favourites';
import { listOrders } from '@tawa/contract/ordering/orders';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { addSomeone, frameOfPanel, panelPages, type Someone } from './panel-pages.ts';
import { isOfCall } from '../statements.ts';

// What a page of the customer's panel costs is how often it asks the database, and that must not grow with what is kept.
const query = vi.spyOn(pg.Client.prototype, 'query');

let world: TestApp;
let newcomer: Someone;
let regular: Someone;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  newcomer = await addSomeone(world, { orders: 1, favourites: 1, addresses: 1, others: 1 });
  regular = await addSomeone(world, { orders: 400, favourites: 50, addresses: 10, others: 12 });
});
afterAll(async () => {
  query.mockRestore();
  await world.close();
});

async function statementsOf(calls: () => Promise<unknown>[]): Promise<number> {
  const count = async () => {
    query.mockClear();
    await Promise.all(calls());
    return query.mock.calls.filter(([asked]) => isOfCall(asked)).length;
  };
  // Once before, because a connection that is opened for the first calls asks something itself.
  await count();
  // What a process keeps for some seconds may run out in the midst of a count.
  return Math.min(await count(), await count());
}

test('the regular has what the pages are measured with', async () => {
  const { userid, caller, complaint_id } = regular;
  expect((await caller.ok(listOrders, { query: { tab: 'past' } })).total).toBe(400);
  expect(await caller.ok(listFavourites, { params: { userid } })).toHaveLength(50);
  expect(await caller.ok(listAddresses, {})).toHaveLength(10);
  expect(await caller.ok(listCart, { params: { userid } })).toHaveLength(12);
  expect((await caller.ok(listOwnBookings, { query: { page: '1' } })).total).toBe(12);
  expect((await caller.ok(listComplaints, {})).total).toBe(12);
  expect((await caller.ok(getComplaint, { params: { complaint_id } })).messages.length).toBeGreaterThanOrEqual(12);
});

const everyPage = { open: frameOfPanel, statements: 7 };

test.each(Object.entries({ 'the frame of the panel': everyPage, ...panelPages }))(
  '%s asks as often for 400 orders as for one (processes-4)',
  async (_path, { statements, open }) => {
    const few = await statementsOf(() => open(newcomer));
    const many = await statementsOf(() => open(regular));
    expect({ few, many }).toEqual({ few: statements, many: statements });
  },
);
