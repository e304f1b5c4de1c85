import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger } from '../crash/ledger.ts';
import { prove } from '../crash/proof.ts';
import { cook, shop, type Street } from '../crash/traffic.ts';
import { kitchen, prepare, say, startPatiently, withDatabaseOf } from '../crash/world.ts';
import { textOf, visitFor } from './visitor.ts';

const roomMb = 1600;
const fullMs = 30_000;
const healWithinMs = 60_000;
const customers = 4;

/** Gives the work a folder on a small disk of its own, which asks for the right to mount one. */
async function onSmallDisk<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const disk = mkdtempSync(join(tmpdir(), 'tawa-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${roomMb}m,mode=1777`, 'tmpfs', disk]);
  try {
    return await work(disk);
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Leaves no byte for anybody else, not even what PostgreSQL would give back for a moment. */
function fill(disk: string): string[] {
  const files: string[] = [];
  for (let at = 0; at < 200; at += 1) {
    const { bavail, bsize } = statfsSync(disk);
    const bytes = Math.min(bavail * bsize, 64 * 1024 * 1024);
    if (bytes <= 0) break;
    const file = join(disk, `ballast-${at}`);
    try {
      writeFileSync(file, Buffer.alloc(bytes, 1));
    } catch {
      // Somebody took the rest first.
    }
    files.push(file);
  }
  return files;
}

/** A disk without room: orders are refused cleanly, reading goes on, and room alone heals it. */
export const tryDiskFull = (port: number): Promise<string[]> =>
  onSmallDisk(async (disk) => {
    const dataDir = join(disk, 'data');
    const ledger = openLedger();
    const line = openLine(customers + 1);
    const app = await startPatiently(port, { DATA_DIR: dataDir, DEMO: '1' });
    try {
      const dishes = await withDatabaseOf(dataDir, prepare);
      const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(line.send, app.origin)));
      const owner = await logIn(line.send, app.origin, kitchen.login, kitchen.password);
      let isOver = false;
      const street: Street = { send: line.send, origin: () => app.origin, isOver: () => isOver, ledger, dishes };
      const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
      await sleep(5000);
      const before = ledger.acknowledged.length;
      const ballast = fill(disk);
      const refills = setInterval(() => ballast.push(...fill(disk)), 500);
      await sleep(3000);
      const asFull = ledger.acknowledged.length;
      const visits = await visitFor(app.origin, fullMs);
      const whileFull = ledger.acknowledged.length - asFull;
      clearInterval(refills);
      for (const file of ballast) rmSync(file, { force: true });
      const freedAt = performance.now();
      const soFar = ledger.acknowledged.length;
      while (ledger.acknowledged.length === soFar && performance.now() - freedAt < healWithinMs) await sleep(50);
      const healedMs = Math.round(performance.now() - freedAt);
      await sleep(5000);
      isOver = true;
      await Promise.all(traffic);
      const after = ledger.acknowledged.length - soFar;
      say(`${before} orders, then no room: ${whileFull} more in ${fullMs / 1000} s, reading: ${textOf(visits)}`);
      say(`room again: the next order after ${healedMs} ms, ${after} in all`);
      await withDatabaseOf(dataDir, (ask) => prove(ask, ledger));
      return [
        ...ledger.broken,
        ...visits.failed.slice(0, 3).map((what) => `no room: ${what}`),
        ...(after === 0 ? [`no order within ${healWithinMs / 1000} s of there being room again`] : []),
        ...(before === 0 ? ['no order before'] : []),
      ];
    } finally {
      line.close();
      await app.stop();
    }
  });
