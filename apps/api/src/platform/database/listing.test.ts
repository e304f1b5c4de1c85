import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { readPage } from './listing.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

/** Counted as far as two pages. */
const most = 50;

const numbers = (count: number) => ({
  from: sql`generate_series(1, ${count}::int) as n (number)`,
  select: sql<{ number: number }>`n.number`,
  key: 'n.number',
  sorts: { number: sql`n.number` },
  where: [],
  most,
});

async function pageOf(count: number, page: number, sort = 'number') {
  const { rows, ...counted } = await readPage(world.db, numbers(count), { sort, page });
  return { ...counted, numbers: rows.map(({ number }) => number) };
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, index) => from + index);

test('up to the bound every row is counted, and a page too far is the last one (lists-3)', async () => {
  const full = { total: 50, total_pages: 2, has_more: false };
  expect(await pageOf(50, 1)).toEqual({ ...full, numbers: span(1, 25) });
  for (const page of [2, 3, 4000]) expect(await pageOf(50, page)).toEqual({ ...full, numbers: span(26, 50) });
  expect(await pageOf(49, 9)).toEqual({ total: 49, total_pages: 2, has_more: false, numbers: span(26, 49) });
  expect(await pageOf(0, 1)).toEqual({ total: 0, total_pages: 1, has_more: false, numbers: [] });
});

test('past the bound the counted pages come from the start, and any page after them is the last (lists-3)', async () => {
  for (const count of [51, 1000]) {
    const bounded = { total: 50, total_pages: 2, has_more: true };
    expect(await pageOf(count, 1)).toEqual({ ...bounded, numbers: span(1, 25) });
    expect(await pageOf(count, 2)).toEqual({ ...bounded, numbers: span(26, 50) });
    for (const page of [3, 4000])
      expect(await pageOf(count, page)).toEqual({ ...bounded, numbers: span(count - 24, count) });
    expect((await pageOf(count, 2, '-number')).numbers).toEqual(span(count - 49, count - 25).toReversed());
    expect((await pageOf(count, 3, '-number')).numbers).toEqual(span(1, 25).toReversed());
  }
});
