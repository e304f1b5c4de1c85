import { Load, type Reading } from '#platform/http/load.ts';
import { createLog } from '../platform/log.ts';

const readEveryMs = 100;

/** The load of a process whose readings and time a test gives. */
export function createCrowd() {
  let time = 0;
  const load = new Load({ log: createLog('silent'), lateMaxMs: 100, waitingMax: 50, now: () => time, random: () => 0 });
  /** The same reading for a while; answers the level after each. */
  const stay = (reading: Partial<Reading>, forMs: number): number[] =>
    Array.from({ length: forMs / readEveryMs }, () => {
      time += readEveryMs;
      load.note({ lateMs: 0, waiting: 0, ...reading });
      return load.level;
    });
  return {
    load,
    stay,
    /** Far too much is asked. */
    rush: () => stay({ lateMs: 5000 }, 1000),
    /** Nothing is asked any more. */
    calm: () => stay({}, 10_000),
  };
}
