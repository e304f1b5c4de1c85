import { overview as shape } from '@tawa/contract/overview';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addKitchen } from './testing/people.ts';
import { openTill, openWorld, type Till, type World } from '../settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(() => world.close());

const read = (path: string, who = till.admin) => world.call(who, { method: 'GET', path });
const overview = async () => z.parse(shape, (await read('/admin/overview')).body);
const totalOf = async (query: string): Promise<unknown> => (await read(`/admin/orders?${query}`)).body.total;

test('every figure of the office’s first page is the number of rows behind its link', async () => {
  const late = await till.place('cod');
  await till.move(till.kitchen.owner, late, 'accepted', { prep_minutes: 20 });
  const ended = await till.place('cod');
  await till.move(till.kitchen.owner, ended, 'rejected', { reason: 'TOO_BUSY' });
  await till.place('cod');
  const { waiting, live, today, late_orders, hours, dishes, cities } = await overview();
  const begun = hours.filter(({ placed }) => placed !== null);
  expect(begun.map(({ placed }) => placed)).toEqual([...begun.slice(1).map(() => 0), 3]);
  expect(hours).toHaveLength(24);
  expect(dishes).toMatchObject([{ menu_id: till.dish, portions: 4 }]);
  expect(cities).toEqual([]);
  expect(late_orders).toEqual([]);
  expect(today).toMatchObject({ placed: 3, ended: 1, sales: 0 });
  expect(live.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'accepted', count: 1 },
    { status: 'placed', count: 1 },
  ]);
  const { today: sums, lines } = await overview();
  for (const key of ['placed', 'sales', 'ended', 'customers'] as const)
    expect({ key, last: lines[key].at(-1) }).toEqual({ key, last: sums[key] });
  expect(lines.placed).toHaveLength(begun.length);
  const rows = [
    [waiting.unanswered, 'stuck=unanswered'],
    [waiting.late, 'stuck=late'],
    [waiting.paid, 'stuck=paid'],
    [waiting.refunds, 'refund=requested'],
    [today.placed, 'today=placed'],
    [today.ended, 'today=ended'],
  ] as const;
  for (const [figure, query] of rows) expect([query, await totalOf(query)]).toEqual([query, figure]);

  const early = await addCustomer(world.deps);
  const atNight = await addCustomer(world.deps);
  for (const [{ userId }, joined] of [
    [early, '2026-06-15T05:01:00+05:30'],
    [atNight, '2026-06-15T04:59:00+05:30'],
  ] as const)
    await world.deps.db
      .updateTable('users')
      .set({ created_on: new Date(joined) })
      .where('user_id', '=', userId)
      .execute();
  expect((await overview()).today.customers).toBe(1);
  expect((await read('/admin/users?role=user&today=1')).body).toMatchObject({
    total: 1,
    rows: [{ user_id: early.userId }],
  });

  world.clock.advance(2 * 3_600_000);
  const later = await overview();
  expect(later.waiting.late).toBe(await totalOf('stuck=late'));
  expect(later.late_orders).toContainEqual(expect.objectContaining({ order_number: late, status: 'accepted' }));
  for (const stranger of [till.customer, till.kitchen.owner])
    expect((await read('/admin/overview', stranger)).status).toBe(403);
});

test('what waits beside orders is as many as the rows behind its link', async () => {
  const { db } = world.deps;
  const number = await till.place('cod');
  const contact = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
  const complaint = {
    ...contact,
    userId: String(till.customer.userId),
    orderId: number,
    message: 'It came cold today.',
  };
  const made = await world.call(till.customer, { method: 'POST', path: '/complaints', body: complaint });
  expect(made.status).toBe(201);
  await db
    .insertInto('contact_messages')
    .values({ name: 'A', email: 'a@b.in', subject: 'Hi', message: 'Hello' })
    .execute();
  const { restaurant_id } = await addKitchen(world.deps);
  const submitted = { lifecycle: 'submitted', submitted_on: world.clock.now() };
  await db.updateTable('restaurants').set(submitted).where('restaurant_id', '=', restaurant_id).execute();
  const proposed = { restaurant_id: till.kitchen.restaurant_id, field: 'pan', proposed: '{"number":"ABCPE1234F"}' };
  await db
    .insertInto('restaurant_papers')
    .values({ ...proposed, proposed_on: world.clock.now() })
    .execute();
  world.clock.advance(3 * 86_400_000);
  const { waiting, complaints, hours } = await overview();
  expect(complaints).toMatchObject([{ category: 'other', overdue: true }]);
  expect(hours.every(({ before }) => before === 0)).toBe(true);
  expect(waiting).toMatchObject({ complaints_overdue: 1, complaints: 1, restaurants: 1, papers: 1, contacts: 1 });
  for (const [path, figure] of [
    ['/admin/complaints?overdue=1', waiting.complaints_overdue],
    ['/admin/complaints', waiting.complaints],
    ['/admin/restaurants?show=review', waiting.restaurants],
    ['/admin/restaurants?show=papers', waiting.papers],
    ['/admin/contacts?status=new', waiting.contacts],
  ] as const)
    expect([path, (await read(path)).body.total]).toEqual([path, figure]);
});
