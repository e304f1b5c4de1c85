import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Of Debian's package `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const jumps = [
  ['+20m', 20],
  ['+0', 0],
  ['-20m', -20],
  ['+0', 0],
] as const;
const minuteMs = 60_000;
const atEachMs = 15_000;
const customers = 4;

/** How far (minutes) the server's clock is from ours, by the moment of its answer. */
async function minutesAhead(origin: string): Promise<number> {
  const { headers } = await fetch(`${origin}/healthz`);
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / minuteMs);
}

/** The clock of app and database jumps by 20 minutes and back, both ways, while customers order. */
export async function tryClock(dataDir: string, port: number): Promise<string[]> {
  if (!existsSync(library)) return [`${library} is not there: apt-get install faketime`];
  const folder = mkdtempSync(join(tmpdir(), 'tawa-clock-'));
  const file = join(folder, 'offset');
  const set = (offset: string) => writeFileSync(file, `${offset}\n`);
  set('+0');
  const ledger = openLedger();
  const line = openLine(customers + 1);
  const app = await startPatiently(port, {
    DATA_DIR: dataDir,
    DEMO: '1',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const broken: string[] = [];
  try {
    const dishes = await withDatabaseOf(dataDir, prepare);
    const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(line.send, app.origin)));
    const owner = await logIn(line.send, app.origin, kitchen.login, kitchen.password);
    let isOver = false;
    const street: Street = { send: line.send, origin: () => app.origin, isOver: () => isOver, ledger, dishes };
    const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
    await sleep(atEachMs / 3);
    for (const [jump, minutes] of jumps) {
      const before = ledger.acknowledged.length;
      set(jump);
      const visits = await visitFor(app.origin, atEachMs);
      const ahead = await minutesAhead(app.origin);
      if (ahead !== minutes) broken.push(`clock at ${jump}: the server's stands at ${ahead} min, so nothing was tried`);
      const placed = ledger.acknowledged.length - before;
      say(`clock at ${jump}: ${placed} orders in ${atEachMs / 1000} s, reading: ${textOf(visits)}`);
      broken.push(...visits.failed.slice(0, 3).map((what) => `clock at ${jump}: ${what}`));
      if (jump === '+0' && placed === 0) broken.push(`no order once the clock was right again`);
    }
    isOver = true;
    await Promise.all(traffic);
    await withDatabaseOf(dataDir, (ask) => prove(ask, ledger));
  } finally {
    line.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return [...broken, ...ledger.broken];
}
