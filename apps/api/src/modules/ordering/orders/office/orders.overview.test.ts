import { overview as shape } from '@tawa/contract/insight/overview';
import { dayMs } from '@tawa/domain/common/durations';
import { z } from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addKitchen, addPerson } from '../testing/people.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(() => world.close());

const read = (path: string, who = till.admin) => world.call(who, { method: 'GET', path });
const overview = async (query = '', who = till.admin) =>
  z.parse(shape, (await read(`/admin/overview${query}`, who)).body);
const totalOf = async (query: string): Promise<unknown> => (await read(`/admin/orders?${query}`)).body.total;

test('every figure of the office’s first page is the number of rows behind its link (overview-1)', async () => {
  const late = await till.place('cod');
  await till.move(till.kitchen.owner, late, 'accepted', { prep_minutes: 20 });
  const ended = await till.place('cod');
  await till.move(till.kitchen.owner, ended, 'rejected', { reason: 'TOO_BUSY' });
  await till.place('cod');
  const { day, waiting, live, today, late_orders, hours, dishes, cities } = await overview();
  expect(day).toBe('2026-06-15');
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
  for (const key of ['placed', 'sales', 'income', 'ended', 'customers'] as const)
    expect({ key, last: lines[key].at(-1) }).toEqual({ key, last: sums[key] });
  expect(lines.placed).toHaveLength(begun.length);
  const rows = [
    [waiting.unanswered, 'stuck=unanswered'],
    [waiting.late, 'stuck=late'],
    [waiting.paid, 'stuck=paid'],
    [waiting.refunds, 'refund=requested'],
    [today.placed, 'today=placed'],
    [today.ended, 'today=ended'],
    [today.placed, `figure=placed&day_from=${day}&day_to=${day}`],
    [today.ended, `figure=ended&day_from=${day}&day_to=${day}`],
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
  for (const filter of ['today=1', 'joined=2026-06-15'])
    expect((await read(`/admin/users?role=user&${filter}`)).body).toMatchObject({
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

test('what waits beside orders is as many as the rows behind its link (overview-1, overview-4)', async () => {
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
  world.clock.advance(3 * dayMs);
  const { waiting, complaints, hours } = await overview();
  expect(complaints).toMatchObject([{ category: 'other', subject: null, overdue: true }]);
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

test('what the platform earns is told to those alone whose role includes money (overview-3)', async () => {
  const { db } = world.deps;
  const helper = await addPerson(world.deps, 'admin');
  const told = async (office_role: string) => {
    await db.updateTable('users').set({ office_role }).where('user_id', '=', helper.userId).execute();
    const { today, before, lines } = await overview('', helper);
    return [today.income !== null, before.income !== null, lines.income.some((sum) => sum !== 0)];
  };
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  world.clock.advance(60_000);
  expect(await told('support')).toEqual([false, false, false]);
  expect(await told('finance')).toEqual([true, true, true]);
});

test('a day and a city are shown by themselves, with the income of the report and the ratings of the list (overview-2, overview-3)', async () => {
  const { db } = world.deps;
  const own = await openTill(world);
  world.clock.advance(3 * 3_600_000);
  const begun = await overview();
  const given = { rating: 4, created_on: world.clock.now() };
  for (const [userId, rating, visible] of [
    [own.customer.userId, 5, true],
    [till.customer.userId, 2, true],
    [own.admin.userId, 1, false],
  ] as const)
    await db
      .insertInto('ratings')
      .values({ ...given, rating, visible, user_id: userId, restaurant_id: own.kitchen.restaurant_id })
      .execute();
  const number = await own.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await own.move(own.kitchen.owner, number, to);
  const { city_id, handover_code: code } = await own.order(number);
  expect((await own.move(own.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  world.clock.advance(60_000);
  const day = '2026-06-15';
  const elsewhere = await db
    .insertInto('cities')
    .values({ cityname: 'Nowhere', slug: 'nowhere', lat: 20, lng: 80 })
    .returning('city_id')
    .executeTakeFirstOrThrow();

  const [all, here, there] = [
    await overview(`?day=${day}`),
    await overview(`?city=${city_id}`),
    await overview(`?city=${elsewhere.city_id}`),
  ];
  expect(all).toMatchObject({ day, is_today: true });
  expect(all.today).toMatchObject({
    placed: begun.today.placed + 1,
    ratings: 2,
    rating: 3.5,
    customers: begun.today.customers,
  });
  expect(here.today).toEqual({ ...all.today, customers: null });
  expect(here.waiting.contacts).toBeNull();
  expect(there.today).toMatchObject({ placed: 0, sales: 0, income: 0, ratings: 0, rating: null });
  expect(there.live).toEqual([]);
  expect(there.waiting).toMatchObject({ late: 0, complaints: 0, restaurants: 0, papers: 0 });
  const report = await read(`/admin/statistics?from=${day}&to=${day}`);
  const { statistics } = z.parse(
    z.object({ statistics: z.object({ fall: z.object({ platform_income: z.number() }) }) }),
    report.body,
  );
  expect(all.today.income).toBe(statistics.fall.platform_income);
  expect(all.today.income).toBeGreaterThan(0);
  for (const [query, total] of [
    ['', all.today.ratings],
    [`&city=${city_id}`, here.today.ratings],
    [`&restaurant=${own.kitchen.restaurant_id}`, 2],
    [`&city=${elsewhere.city_id}`, 0],
  ] as const)
    expect([query, (await read(`/admin/feedback?rated_from=${day}&rated_to=${day}${query}`)).body.total]).toEqual([
      query,
      total,
    ]);
  expect((await read(`/admin/complaints?city=${elsewhere.city_id}`)).body.total).toBe(0);
  expect((await read(`/admin/complaints?city=${city_id}`)).body.total).toBe(here.waiting.complaints);

  world.clock.set('2026-06-22T05:30:00+05:30');
  const later = await addPerson(world.deps, 'admin');
  const past = await overview(`?day=${day}`, later);
  expect(past).toMatchObject({ day, is_today: false, today: { ...all.today } });
  expect(past.hours.filter(({ placed }) => placed === null)).toEqual([]);
  expect((await overview('', later)).before).toMatchObject({ placed: 0 });
  expect(await overview('?day=2027-01-01', later)).toMatchObject({ day: '2026-06-22', is_today: true });
  expect((await read('/admin/overview?day=2026-02-31', later)).status).toBe(400);
});
