import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import { openLedger, type Acknowledged, type Ledger } from '../crash/ledger.ts';
import { buildApp, say } from '../crash/world.ts';
import { compare, findOrders, noteMoment, pictureOf, rowsOf, type Picture } from './moment.ts';
import { openShop, type Shop } from './shop.ts';

// `npm run test:restore`: the built server with the demo world, backed up while customers order and pay; then server and PostgreSQL
// are killed, the data folder is deleted, and `tawa restore` brings back a moment of a minute ago. `--port 4142` keeps two runs apart.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4138' } } });

const beforeMs = 5000;
// The log is archived a minute after it was begun at the latest.
const minuteMs = 62_000;
const afterMs = 5000;
const root = resolve(import.meta.dirname, '../..');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface House {
  dataDir: string;
  backups: string;
  env: Record<string, string>;
}

/** Runs the built command line, and answers how long it took (ms). */
async function tawa({ env }: House, ...args: string[]): Promise<number> {
  const from = performance.now();
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/api/tawa.js', ...args], options);
  say(stdout.trim());
  return performance.now() - from;
}

/** Works on the database of the data folder; where no server runs on it, one is started meanwhile. */
async function inDatabaseOf<T>({ dataDir, backups }: House, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir, archiveTo: join(backups, 'wal') });
  const address = new URL(server.url);
  address.pathname = '/tawa';
  try {
    return await work(address.href);
  } finally {
    await server.stop();
  }
}

interface Evening {
  shop: Shop;
  moment: { at: Date; picture: Picture };
  /** What had been answered by the moment. */
  known: readonly Acknowledged[];
}

/** Customers order; a backup is made, a moment noted, a minute passes, and everything is lost. */
async function loseEverything(house: House, shop: Shop): Promise<Evening> {
  const { acknowledged } = shop.ledger;
  await sleep(beforeMs);
  const backupMs = await tawa(house, 'backup');
  say(`the backup took ${seconds(backupMs)}, with ${acknowledged.length} orders by its end`);
  await sleep(beforeMs);
  const known = [...acknowledged];
  const moment = await inDatabaseOf(house, noteMoment);
  say(`${moment.at.toISOString()}: ${rowsOf(moment.picture)} rows; found in try ${moment.tries}`);
  await sleep(minuteMs);
  say(`${acknowledged.length} orders; now everything is killed and its folder deleted`);
  await shop.killAll();
  rmSync(house.dataDir, { recursive: true });
  return { shop, moment, known };
}

/** The orders that are still there, as a ledger of their own; one that was answered before the moment and is gone breaks the promise. */
async function keepKnown(house: House, { shop, known }: Evening): Promise<Ledger> {
  const kept = openLedger();
  const { acknowledged } = shop.ledger;
  const numbers = acknowledged.map(({ order_number }) => order_number);
  const there = await inDatabaseOf(house, (url) => findOrders(url, numbers));
  kept.acknowledged.push(...acknowledged.filter(({ order_number }) => there.has(order_number)));
  for (const { order_number } of known) if (!there.has(order_number)) kept.accuse(`${order_number} is lost`);
  return kept;
}

async function refuseUnserved({ origin }: Shop, { accuse }: Ledger): Promise<void> {
  for (const path of ['/', '/restaurants', '/api/cities/active', '/readyz']) {
    const { status } = await fetch(`${origin}${path}`);
    if (status !== 200) accuse(`${path} is answered with ${status}`);
  }
}

async function bringBack(house: House, evening: Evening): Promise<string[]> {
  const { shop, moment } = evening;
  const restoreMs = await tawa(house, 'restore', '--to', moment.at.toISOString());
  const restored = await inDatabaseOf(house, pictureOf);
  const broken = compare(moment.picture, restored);
  const { tables, accounts } = restored;
  say(
    `restored in ${seconds(restoreMs)}: ${rowsOf(restored)} rows in ${tables.size} tables, ${accounts.size} accounts`,
  );
  const there = (await keepKnown(house, evening)).acknowledged.length;
  say(`${shop.ledger.acknowledged.length - there} orders were placed after the moment, and are gone`);
  const readyMs = await shop.reopen();
  const kept = await keepKnown(house, evening);
  const before = kept.acknowledged.length;
  await refuseUnserved(shop, kept);
  await shop.proveAfter(kept, afterMs);
  say(`served again after ${seconds(readyMs)}; ${kept.acknowledged.length - before} orders more`);
  await tawa(house, 'backup');
  await tawa(house, 'backup', 'check');
  return [...broken, ...shop.ledger.broken, ...kept.broken];
}

async function runIn(folder: string): Promise<string[]> {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const house = { dataDir, backups, env: { DATA_DIR: dataDir, BACKUP_DIR: backups, DEMO: '1' } };
  const shop = await openShop({ ...house, port: Number(values.port) });
  try {
    return await bringBack(house, await loseEverything(house, shop));
  } finally {
    await shop.close();
  }
}

buildApp();
const folder = mkdtempSync(join(tmpdir(), 'tawa-restore-'));
// PostgreSQL may run as another user, and has to reach what lies in it.
chmodSync(folder, 0o755);
try {
  const broken = await runIn(folder);
  for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
  say(broken.length === 0 ? '\nIt is as it was.' : `\n${broken.length} promises were broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
