import { changer } from './changes.ts';
import { openTown, type Ask } from './town.ts';
import { visit } from './visits.ts';
import type { Tally, WatchedCache } from './watched-cache.ts';

/** How much happens in each second of the evening, and for how many of its seconds before it is counted, and while it is. */
export interface Evening {
  visits: number;
  changes: number;
  warm: number;
  seconds: number;
  /** Of how many of the largest cities. */
  cities?: number | undefined;
}

interface Happening {
  /** Seconds from the beginning. */
  at: number;
  work: () => Promise<void>;
}

const evenly = (aSecond: number, from: number, seconds: number, work: () => Promise<void>): Happening[] =>
  Array.from({ length: Math.round(aSecond * seconds) }, (_, place) => ({ at: from + place / aSecond, work }));

/** How many visitors are on their way at once. */
const atOnceMax = 6;

/** Lets things happen in the order of their time, which the clock is told: a slow machine takes longer, and sees the same evening. */
async function letHappen(happenings: readonly Happening[], step: (at: number) => void): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const { at, work } of happenings.toSorted((a, b) => a.at - b.at)) {
    while (running.size >= atOnceMax) await Promise.race(running);
    step(at);
    const one = work().finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

/**
 * An evening in one process, by a clock of its own; half of the changes come through it and half through another way.
 * Answers by call how often the answer was there, once the warming is over.
 */
export async function holdEvening(watched: WatchedCache, ask: Ask, evening: Evening): Promise<Map<string, Tally>> {
  const { visits, changes, warm, seconds } = evening;
  const town = await openTown(ask, evening.cities);
  const change = changer(town, [watched.change, ask]);
  const begun = watched.clock.now().getTime();
  const phase = (from: number, length: number) => {
    const visitors = evenly(visits, from, length, () => visit(watched.guest, town));
    return letHappen([...visitors, ...evenly(changes, from, length, change)], (at) => {
      watched.clock.step(begun + at * 1000);
    });
  };
  await phase(0, warm);
  watched.take();
  await phase(warm, seconds);
  return watched.take();
}
