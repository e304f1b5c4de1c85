import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import type { DB } from '@tawa/api/db/tables';
import { seedDemo } from './demo.ts';
import { findDemoLogins, needsDemo } from './empty.ts';

const told: (keyof DB)[] = ['cities', 'categories', 'restaurants', 'restaurant_hours', 'dishes', 'options', 'chefs'];
const written = ['users', 'ratings', 'reviews', 'faqs', 'coupons', 'addresses', 'orders', 'order_items'] as const;
const said = ['blogs', 'testimonials', 'team_members', 'complaints', 'contact_messages'] as const;

const made = { password_hash: '', created_on: '', changed_on: '', published_on: '', handover_code: '' };

/** Every row of the tables without what the machine's clock and chance put in. */
async function contents(world: TestApp) {
  const all: Record<string, unknown[]> = {};
  for (const table of [...told, ...written, ...said]) {
    const rows = await world.db.selectFrom(table).selectAll().execute();
    const plain = rows.map((row) => JSON.stringify({ ...row, ...made }));
    all[table] = plain.sort();
  }
  return all;
}

const clock = { now: () => new Date('2026-11-21T13:30:00.000Z') };
const fill = ({ deps }: TestApp, say?: (line: string) => void) => seedDemo({ ...deps, clock }, say, 2);

let whole: TestApp;
let broken: TestApp;
beforeAll(async () => {
  [whole, broken] = await Promise.all([startTestApp(), startTestApp()]);
});
afterAll(() => Promise.all([whole.close(), broken.close()]));

test('a filling interrupted after every part goes on where it stood and becomes the same world', async () => {
  await fill(whole);
  const lines: string[] = [];
  const stop = (line: string) => {
    lines.push(line);
    throw new Error('The power went out.');
  };
  const needed: boolean[] = [];
  const runsOut = () =>
    fill(broken, stop).then(
      () => false,
      () => true,
    );
  while (needed.length < 30 && (await runsOut())) needed.push(await needsDemo(broken.db));
  expect(lines.length).toBeGreaterThan(7);
  expect(new Set(lines.map((line) => line.slice(0, 28))).size).toBe(lines.length);
  expect(needed).toEqual(lines.map((_line, index) => index < lines.length - 1));
  expect(await contents(broken)).toEqual(await contents(whole));
});

test('filling again adds nothing and says nothing', async () => {
  const before = await contents(whole);
  const lines: string[] = [];
  await fill(whole, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(await contents(whole)).toEqual(before);
});

test('what was deleted from a full world is not put back at the next start', async () => {
  expect(await needsDemo(whole.db)).toBe(false);
  await whole.db.deleteFrom('faqs').execute();
  expect(await needsDemo(whole.db)).toBe(false);
});

test('the logins are told of a world that has them', async () => {
  expect(await findDemoLogins(whole.db)).toHaveLength(3);
});

test('a database with accounts of its own is left alone and tells no logins', async () => {
  const own = await startTestApp();
  expect(await needsDemo(own.db)).toBe(true);
  await own.addUser();
  expect(await needsDemo(own.db)).toBe(false);
  expect(await findDemoLogins(own.db)).toEqual([]);
  await own.close();
});

test('two processes that find an empty database fill it once', async () => {
  const shared = await startTestApp();
  await Promise.all([fill(shared), fill(shared)]);
  expect(Object.keys(await contents(shared))).toHaveLength(told.length + written.length + said.length);
  const { orders, cities } = await contents(shared);
  const expected = await contents(broken);
  expect([orders?.length, cities?.length]).toEqual([expected['orders']?.length, expected['cities']?.length]);
  await shared.close();
});
