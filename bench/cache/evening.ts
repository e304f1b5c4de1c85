import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally, WatchedCache } from '../../apps/api/src/testing/cache/watched-cache.ts';
import type { Ask } from '../world.ts';
import { changer } from './changes.ts';
import { openTown } from './town.ts';
import { visit } from './visits.ts';

/** How much happens in each second, and for how many seconds before it is counted, and while it is. */
export interface Evening {
  visits: number;
  changes: number;
  warm: number;
  seconds: number;
}

/** Does something so many times a second, as evenly as the machine allows; answers how often, once all of it has ended. */
async function keepDoing(work: () => Promise<void>, aSecond: number, until: number): Promise<number> {
  const running = new Set<Promise<void>>();
  const atOnceMax = 100;
  let done = 0;
  for (let next = performance.now(); next < until; next += 1000 / aSecond) {
    await sleep(Math.max(0, next - performance.now()));
    while (running.size >= atOnceMax) await Promise.race(running);
    const one = work().finally(() => running.delete(one));
    running.add(one);
    done += 1;
  }
  await Promise.all(running);
  return done;
}

const percent = ({ asked, waited }: Tally): string => `${((100 * (asked - waited)) / Math.max(1, asked)).toFixed(1)} %`;

function print(tallies: ReadonlyMap<string, Tally>): void {
  const all = { asked: 0, waited: 0 };
  for (const { asked, waited } of tallies.values()) {
    all.asked += asked;
    all.waited += waited;
  }
  const rows = [...tallies.entries()].toSorted(([a], [b]) => a.localeCompare(b));
  console.table(
    [...rows, ['all', all] as const].map(([call, tally]) => ({ call, ...tally, 'was there': percent(tally) })),
  );
}

/** An evening in one process; half of the changes come through it and half through another. Prints how often the answer was there. */
export async function holdEvening(watched: WatchedCache, ask: Ask, evening: Evening): Promise<void> {
  const town = await openTown(ask);
  const change = changer(town, [watched.change, ask]);
  const phase = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    const begun = performance.now();
    const [visits, changes] = await Promise.all([
      keepDoing(() => visit(watched.guest, town), evening.visits, end),
      keepDoing(change, evening.changes, end),
    ]);
    const spent = (performance.now() - begun) / 1000;
    console.log(`${(visits / spent).toFixed(1)} visits and ${(changes / spent).toFixed(1)} changes a second`);
  };
  await phase(evening.warm);
  watched.take();
  const before = process.cpuUsage();
  await phase(evening.seconds);
  const { user, system } = process.cpuUsage(before);
  print(watched.take());
  console.log(
    `CPU of the process with its visitors: ${((user + system) / 10_000 / evening.seconds).toFixed(0)} %; ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MiB`,
  );
}
