import { listAllOrders, orderFigures } from '@tawa/contract/ordering/orders.office';
import { getOwnStatistics, type Figures } from '@tawa/contract/insight/statistics';
import * as desk from '@tawa/contract/insight/statistics.office';
import { addDays } from '@tawa/domain/common/zoned-time';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '@tawa/demo/world/demo';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';
import { textOf } from '#modules/money/documents/testing/pdf-text.ts';

let world: TestApp;
let admin: TestUser;
let office: TestCaller;
let days: { from: string; to: string };

beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 30);
  admin = await world.addUser({ role: 'admin' });
  office = world.as(admin);
  const today = serviceDayAt(world.clock.now(), timeZoneDefault);
  days = { from: addDays(today, -13), to: today };
});
afterAll(() => world.close());

const paise = (rupees: number) => Math.round(rupees * 100);

async function partsOf(query: { by: 'city' | 'restaurant'; city?: number }) {
  const first = await office.ok(desk.listStatisticsParts, { query: { ...days, ...query } });
  const rows = [...first.rows];
  for (let page = 2; page <= first.total_pages; page++)
    rows.push(...(await office.ok(desk.listStatisticsParts, { query: { ...days, ...query, page } })).rows);
  expect(rows).toHaveLength(first.total);
  return rows;
}

const sums = (rows: Awaited<ReturnType<typeof partsOf>>) => ({
  placed: rows.reduce((sum, { placed }) => sum + placed, 0),
  delivered: rows.reduce((sum, { delivered }) => sum + delivered, 0),
  late: rows.reduce((sum, { late }) => sum + late, 0),
  gross: rows.reduce((sum, { gross }) => sum + paise(gross), 0),
  before: rows.reduce((sum, { gross_before }) => sum + paise(gross_before), 0),
});

test('the restaurants come to the whole, the cities too, and the restaurants of a city to the city (statistics-6)', async () => {
  const { statistics, name } = await office.ok(desk.getStatistics, { query: days });
  const { figures, before } = statistics;
  const { placed, delivered, late } = figures;
  expect(name).toBe('All restaurants');
  expect(delivered).toBeGreaterThan(100);
  const whole = { placed, delivered, late, gross: paise(figures.gross), before: paise(before.gross) };
  const cities = await partsOf({ by: 'city' });
  expect(sums(await partsOf({ by: 'restaurant' }))).toEqual(whole);
  expect(sums(cities)).toEqual(whole);
  const [city] = cities;
  const ofCity = await office.ok(desk.getStatistics, { query: { ...days, city: city?.id } });
  expect(ofCity).toMatchObject({ name: city?.name, statistics: { figures: { gross: city?.gross } } });
  expect(sums(await partsOf({ by: 'restaurant', city: city?.id })).gross).toBe(paise(city?.gross ?? 0));
});

test('a restaurant reads of itself what the office reads of it', async () => {
  const [best] = await partsOf({ by: 'restaurant' });
  const { name, statistics } = await office.ok(desk.getStatistics, { query: { ...days, restaurant: best?.id } });
  const { owner_id } = await world.db
    .selectFrom('restaurants')
    .select('owner_id')
    .where('restaurant_id', '=', best?.id ?? 0)
    .executeTakeFirstOrThrow();
  const own = await world.as({ userId: owner_id, role: 'restaurant' }).ok(getOwnStatistics, { query: days });
  expect(name).toBe(best?.name);
  expect([statistics.figures, statistics.fall, statistics.days]).toEqual([own.figures, own.fall, own.days]);
});

test('every figure is the number of orders behind its link (statistics-6)', async () => {
  const [city] = await partsOf({ by: 'city' });
  for (const scope of [{}, { city: city?.id }]) {
    const { figures } = (await office.ok(desk.getStatistics, { query: { ...days, ...scope } })).statistics;
    const all: Partial<Record<string, Figures[keyof Figures]>> = {
      ...figures,
      online: figures.delivered - figures.cash,
      ended:
        figures.rejected +
        figures.missed +
        figures.cancelled_by_customer +
        figures.cancelled_by_restaurant +
        figures.cancelled_by_office,
    };
    for (const figure of orderFigures) {
      const query = { figure, day_from: days.from, day_to: days.to, ...scope };
      expect([figure, (await office.ok(listAllOrders, { query })).total]).toEqual([figure, all[figure]]);
    }
  }
});

test('the spreadsheet and the pages to print say the same numbers, in words for the office (statistics-3)', async () => {
  const { statistics } = await office.ok(desk.getStatistics, { query: days });
  const headers = { authorization: `Bearer ${await world.tokenOf(admin)}` };
  const fetchAs = (path: string) => world.app.inject({ url: `/api${path}?from=${days.from}&to=${days.to}`, headers });
  const rows: Record<string, string>[] = parse((await fetchAs(desk.getStatisticsCsv.path)).body, { columns: true });
  const value = (name: string) => Number(rows.find((row) => row.name === name)?.now);
  expect(value('Orders placed')).toBe(statistics.figures.placed);
  expect(value('Commission and fees kept by Tawa')).toBe(statistics.fall.platform_income);
  expect(rows.map(({ name }) => name).join()).not.toMatch(/\byou/i);
  const pdf = await fetchAs(desk.getStatisticsPdf.path);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(textOf(pdf.rawPayload)).toContain('All restaurants');
  const parts: Record<string, string>[] = parse(
    (
      await world.app.inject({
        url: `/api${desk.exportStatisticsParts.path}?from=${days.from}&to=${days.to}&by=city`,
        headers,
      })
    ).body,
    { columns: true },
  );
  expect(parts.map(({ gross }) => Number(gross))).toEqual((await partsOf({ by: 'city' })).map(({ gross }) => gross));
});

test('the parts are searched and sorted, and an unknown city or restaurant is not found', async () => {
  const [first] = await partsOf({ by: 'restaurant' });
  const query = { ...days, by: 'restaurant' as const, search: first?.name.toUpperCase() ?? '' };
  expect((await office.ok(desk.listStatisticsParts, { query })).rows[0]).toEqual(first);
  const names = (await partsOf({ by: 'city' })).map(({ name }) => name.toLowerCase()).toSorted();
  const sorted = await office.ok(desk.listStatisticsParts, { query: { ...days, by: 'city', sort: 'name' } });
  expect(sorted.rows.map(({ name }) => name.toLowerCase())).toEqual(names);
  for (const scope of [{ city: 99_999 }, { restaurant: 999_999 }])
    expect((await office.call(desk.getStatistics, { query: { ...days, ...scope } })).status).toBe(404);
  const backwards = { from: days.to, to: days.from };
  expect((await office.call(desk.getStatistics, { query: backwards })).status).toBe(400);
  expect((await office.call(desk.listStatisticsParts, { query: { ...backwards, by: 'city' } })).status).toBe(400);
});

test('guests, customers and restaurants are refused', async () => {
  const strangers: [TestCaller, number][] = [
    [world.guest, 401],
    [world.as(await world.addUser()), 403],
    [world.as(await world.addUser({ role: 'restaurant' })), 403],
  ];
  for (const [stranger, status] of strangers) {
    const replies = [
      await stranger.call(desk.getStatistics, { query: days }),
      await stranger.call(desk.getStatisticsCsv, { query: days }),
      await stranger.call(desk.getStatisticsPdf, { query: days }),
      await stranger.call(desk.listStatisticsParts, { query: { ...days, by: 'city' } }),
      await stranger.call(desk.exportStatisticsParts, { query: { ...days, by: 'city' } }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
  }
});
