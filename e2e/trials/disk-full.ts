import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../crash/world.ts';
import { type Busy, onBusyStreet } from './busy-street.ts';
import { textOf, visitFor } from './visitor.ts';

const roomMb = 1600;
const fullMs = 30_000;
const healWithinMs = 60_000;

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

/** Takes all room for a while, and sees when the next order goes through once it is given back. */
async function fillAndFree(disk: string, { app, placed }: Busy): Promise<string[]> {
  await sleep(5000);
  const before = placed();
  const ballast = fill(disk);
  const refills = setInterval(() => ballast.push(...fill(disk)), 500);
  await sleep(3000);
  const asFull = placed();
  const visits = await visitFor(app.origin, fullMs);
  const whileFull = placed() - asFull;
  clearInterval(refills);
  for (const file of ballast) rmSync(file, { force: true });
  const freedAt = performance.now();
  const soFar = placed();
  while (placed() === soFar && performance.now() - freedAt < healWithinMs) await sleep(50);
  const healedMs = Math.round(performance.now() - freedAt);
  await sleep(5000);
  const after = placed() - soFar;
  say(`${before} orders, then no room: ${whileFull} more in ${fullMs / 1000} s, reading: ${textOf(visits)}`);
  say(`room again: the next order after ${healedMs} ms, ${after} in all`);
  return [
    ...visits.failed.slice(0, 3).map((what) => `no room: ${what}`),
    ...(after === 0 ? [`no order within ${healWithinMs / 1000} s of there being room again`] : []),
    ...(before === 0 ? ['no order before'] : []),
  ];
}

/** A disk without room: orders are refused cleanly, reading goes on, and room alone heals it. */
export const tryDiskFull = (port: number): Promise<string[]> =>
  onSmallDisk((disk) => onBusyStreet({ port, dataDir: join(disk, 'data') }, (busy) => fillAndFree(disk, busy)));
