import { afterAll, beforeAll, expect, test } from 'vitest';
import { StatementNames } from '#platform/database/prepared.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { isOpen } from './open.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

test('a statement that asks whether kitchens are open is planned once', () => {
  const { sql } = world.db
    .selectFrom('restaurant_listings as l')
    .select(isOpen('l', world.clock.now()).as('is_open'))
    .where('l.restaurant_id', '=', 1)
    .compile();
  const names = new StatementNames();
  expect([names.nameOf(sql), names.nameOf(sql), names.nameOf(sql)].at(-1)).toBeDefined();
});
