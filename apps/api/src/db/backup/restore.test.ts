import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type World } from '#modules/ordering/orders/testing/world.ts';
import { withDatabase } from '../databases.ts';
import { isAlive, waitUntil } from '../embedded/processes.ts';
import { startPostgres } from '../embedded/start.ts';
import { ask, postmasterPid } from '../embedded/testing/apps.ts';
import { refuseViolations } from '../../testing/invariants.ts';
import { countRows } from './recover.ts';
import { placesIn } from './places.ts';
import { lasting, openHouse, restoredBy } from './testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let ordersLeft = 0;
let lastRows: Record<string, number> = {};
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Customers who order what they have put into their carts, all at once. */
async function openShop(world: World) {
  const kitchen = await addKitchen(world.deps);
  const dish = await addDish(world.deps, kitchen);
  const order = async () => {
    const customer = await addCustomer(world.deps);
    await putInCart(world.deps, customer, dish, 2);
    const shop = shopper(world);
    const { body } = await shop.quote(customer);
    expect((await shop.place(customer, body)).status).toBe(201);
  };
  return { order, orders: (count: number) => Promise.all(Array.from({ length: count }, order)) };
}

const momentOf = async () => z.parse(z.tuple([z.date()]), await ask(house.url, 'select clock_timestamp()'))[0];

/** The rows of every table at a moment at which nothing was written. */
async function quietMoment(): Promise<{ rows: Record<string, number>; at: Date }> {
  for (;;) {
    const before = await countRows(house.url);
    const at = await momentOf();
    const rows = await countRows(house.url);
    if (JSON.stringify(before) === JSON.stringify(rows)) return { rows: lasting(rows), at };
  }
}

/** Waits until all that was written so far is archived, as it is after a minute. */
async function archiveAll(): Promise<void> {
  const [segment] = await ask(house.url, 'select pg_walfile_name(pg_current_wal_lsn())');
  await ask(house.url, 'select pg_switch_wal()');
  const file = join(placesIn(house.backups).wal, `${String(segment)}.gz`);
  expect(await waitUntil(() => fs.existsSync(file), 20_000)).toBe(true);
}

async function killEverything(): Promise<void> {
  const pid = postmasterPid(house.dataDir);
  await house.child.end('SIGKILL');
  process.kill(pid, 'SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 10_000)).toBe(true);
}

/** What a restored folder holds, by a server of its own. */
async function lookInto(place: string): Promise<Record<string, number>> {
  const server = await startPostgres({ dataDir: place, settings: { fsync: 'off' } });
  const here = withDatabase(server.url, 'tawa');
  const world = await openWorld(here, {}, 0);
  try {
    await refuseViolations(world.deps.db);
    const rows = lasting(await countRows(here));
    // It goes on: what comes after a restore is written like everything before.
    await (await openShop(world)).order();
    return rows;
  } finally {
    await world.close();
    await server.stop();
  }
}

test('a killed server whose folder is gone comes back as it was at a moment between two orders, and at its last (backup-1)', async () => {
  const { dataDir, folder } = house;
  const world = await openWorld(house.url, {}, 0);
  const { order, orders } = await openShop(world);
  fs.mkdirSync(join(dataDir, 'uploads/dishes'), { recursive: true });
  fs.writeFileSync(join(dataDir, 'uploads/dishes/one.webp'), 'a dish');
  let isBusy = true;
  let during = 0;
  const load = Array.from({ length: 3 }, async () => {
    while (isBusy) {
      await order();
      during += 1;
    }
  });
  const made = await house.tawa('backup');
  isBusy = false;
  await Promise.all(load);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(during).toBeGreaterThan(3);

  await orders(5);
  const between = await quietMoment();
  await orders(5);
  const last = await quietMoment();
  expect(last.rows['public.orders']).toBe((between.rows['public.orders'] ?? 0) + 5);
  await archiveAll();
  await world.close();

  expect(await house.tawa('restore', '--to', 'latest')).toMatchObject({
    code: 1,
    err: `A server runs on ${dataDir}: stop it, then restore.\n`,
  });
  await killEverything();
  fs.rmSync(dataDir, { recursive: true });

  const trial = join(folder, 'trial');
  const latest = await house.tawa('restore', '--to', 'latest', '--into', trial, '--json');
  expect(restoredBy(latest).rows).toEqual(last.rows);
  expect(await lookInto(trial)).toEqual(last.rows);

  const back = await house.tawa('restore', '--to', between.at.toISOString(), '--json');
  expect(restoredBy(back).rows).toEqual(between.rows);
  expect(await lookInto(dataDir)).toEqual(between.rows);
  lastRows = last.rows;
  ordersLeft = (between.rows['public.orders'] ?? 0) + 1;
  expect(fs.readFileSync(join(dataDir, 'uploads/dishes/one.webp'), 'utf8')).toBe('a dish');
});

test('after a restore to the wrong moment the first branch of the log can be followed again (backup-2)', async () => {
  const into = join(house.folder, 'first-branch');
  const run = await house.tawa('restore', '--to', 'latest', '--timeline', '1', '--into', into, '--json');
  expect(restoredBy(run).rows).toEqual(lastRows);
  for (const wrong of ['0', 'newest'])
    expect(await house.tawa('restore', '--to', 'latest', '--timeline', wrong)).toMatchObject({ code: 2, out: '' });
});

test('what was there is put aside, later uploads stay, and log that was not archived yet counts (backup-2)', async () => {
  const { dataDir } = house;
  fs.writeFileSync(join(dataDir, 'uploads/dishes/two.webp'), 'another dish');
  const before = JSON.stringify(fs.readdirSync(join(dataDir, 'postgres/cluster')).toSorted());
  const run = await house.tawa('restore', '--to', 'latest', '--json');
  const { aside, rows } = restoredBy(run);
  // One order was placed after the restore of before, by a server that archived nothing.
  expect(rows['public.orders']).toBe(ordersLeft);
  expect(JSON.stringify(fs.readdirSync(join(aside, 'postgres/cluster')).toSorted())).toBe(before);
  for (const name of ['one.webp', 'two.webp']) {
    expect(fs.existsSync(join(dataDir, 'uploads/dishes', name))).toBe(true);
    expect(fs.existsSync(join(aside, 'uploads/dishes', name))).toBe(true);
  }
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
});
