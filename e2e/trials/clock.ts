import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../crash/world.ts';
import { onBusyStreet } from './busy-street.ts';
import { textOf, visitFor } from './visitor.ts';
import { minuteMs } from '@tawa/domain/common/durations';

/** Of Debian's package `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const jumps = [
  ['+20m', 20],
  ['+0', 0],
  ['-20m', -20],
  ['+0', 0],
] as const;
const atEachMs = 15_000;

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
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  try {
    return await onBusyStreet({ port, dataDir, env }, async ({ app, placed }) => {
      const broken: string[] = [];
      await sleep(atEachMs / 3);
      for (const [jump, minutes] of jumps) {
        const before = placed();
        set(jump);
        const visits = await visitFor(app.origin, atEachMs);
        const ahead = await minutesAhead(app.origin);
        if (ahead !== minutes)
          broken.push(`clock at ${jump}: the server's stands at ${ahead} min, so nothing was tried`);
        const orders = placed() - before;
        say(`clock at ${jump}: ${orders} orders in ${atEachMs / 1000} s, reading: ${textOf(visits)}`);
        broken.push(...visits.failed.slice(0, 3).map((what) => `clock at ${jump}: ${what}`));
        if (jump === '+0' && orders === 0) broken.push(`no order once the clock was right again`);
      }
      return broken;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
