import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import { type BuiltApp, startBuiltApp } from '../../apps/api/src/testing/built-app.ts';

export type Ask = <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What the run orders: plain dishes of the demo kitchen, one of them counted, and a coupon that runs out. */
export const stockAtFirst = 400;
export const coupon = { code: 'CRASH30', limit: 60, ofEach: 12 };
export const kitchen = {
  restaurant_id: 1,
  name: 'Dum & Handi',
  login: 'restaurant@example.com',
  password: 'Restaurant@123',
};
export const office = { login: 'admin@example.com', password: 'Admin@123' };

export function buildApp(): void {
  const root = resolve(import.meta.dirname, '../..');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built.');
}

/** Gives the work a data folder of its own: empty, or a copy of one that was filled already, which saves the filling. */
export async function inFolder<T>(from: string, work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-crash-'));
  try {
    // With its owners, for PostgreSQL may run as another user.
    if (from !== '') spawnSync('cp', ['-a', `${from}/.`, dataDir], { stdio: 'inherit' });
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A busy machine may not fill the demo world in one go; what was begun goes on at the next start. */
export async function startPatiently(port: number, env: Record<string, string>): Promise<BuiltApp> {
  const again = () => startBuiltApp({ port, env });
  return again().catch(again).catch(again);
}

const patienceMs = 60_000;

/** Waits until something is so; throws after a minute. */
export async function untilTrue(isSo: () => Promise<boolean>): Promise<void> {
  const lateAt = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > lateAt) throw new Error('It did not become so within a minute.');
    await sleep(10);
  }
}

/** Lets the work read and write a database, and closes the way to it. */
export async function withDatabase<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(async (sql, values) => (await pool.query(sql, values)).rows);
  } finally {
    await pool.end();
  }
}

/** The same for the PostgreSQL that the app started in its data folder; it keeps running for the app. */
export async function withDatabaseOf<T>(dataDir: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir });
  const address = new URL(server.url);
  address.pathname = '/tawa';
  try {
    return await withDatabase(address.href, work);
  } finally {
    await server.stop();
  }
}

const plainDishes = `select d.menu_id from dishes d join restaurants r using (restaurant_id)
  where r.restaurant_name = $1 and d.isactive and not d.sold_out and d.price between 10000 and 30000
    and not exists (select from dish_option_groups g where g.menu_id = d.menu_id)
  order by d.menu_id limit 3`;

/** Keeps the kitchen open at any hour, counts one dish and offers the coupon; answers the dishes, the counted one first. */
export async function prepare(ask: Ask): Promise<number[]> {
  await ask('delete from restaurant_hours');
  await ask(`insert into restaurant_hours (restaurant_id, weekday, opens, closes)
    select restaurant_id, weekday, '00:00', '24:00' from restaurants, generate_series(0, 6) weekday`);
  // The demo world's own waiting orders, left unanswered, would pause the kitchen in the middle of the run.
  await ask(`update orders set accept_by = now() + interval '1 day' where status = 'placed'`);
  await ask(`update restaurants set switch = 'online', switch_until = null, busy_minutes = 0`);
  // Whoever of the demo world sits at a table would keep the parties of the run from it.
  await ask(`update bookings set state = 'completed' where state = 'seated'`);
  await ask(
    `insert into coupons (code, title, type, value, valid_from, status, total_limit, per_user_limit)
      values ($1, '₹30 off', 'flat', 3000, now() - interval '1 day', 'active', $2, $3)
      on conflict do nothing`,
    [coupon.code, coupon.limit, coupon.ofEach],
  );
  const dishes = (await ask<{ menu_id: number }>(plainDishes, [kitchen.name])).map((dish) => dish.menu_id);
  await ask('update dishes set daily_stock = $1 where menu_id = $2', [stockAtFirst, dishes[0]]);
  return dishes;
}
