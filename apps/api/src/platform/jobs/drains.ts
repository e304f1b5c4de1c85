import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../http/errors.ts';
import type { Log } from '../log.ts';

/** Work that waits as rows of a table of its own, taken a share at a time. */
export interface Drain {
  name: string;
  /** Rows that are taken at once at most. */
  share: number;
  /** What waits is in this process's memory, so that no other can do it. */
  isOwn?: boolean;
  /** Does so many of the rows that are due and answers how many it did; safe in several processes at once. */
  take(share: number): Promise<number>;
}

const pauseMs = 1000;

/** Looks each second for rows that are due, and again at once while a whole share was there. */
export function createDrains(log: Log) {
  const drains: Drain[] = [];
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const take = ({ name, share, take: work }: Drain) =>
    work(share).catch((error: unknown) => {
      log.error({ drain: name, reason: messageOf(error) }, 'waiting rows could not be worked off');
      return 0;
    });
  const keepEmpty = async (drain: Drain) => {
    while (!stopping.signal.aborted) {
      const count = await take(drain);
      if (count < drain.share)
        await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    add: (drain: Drain) => void drains.push(drain),
    /** All of them, or those alone that wait in this process's memory. */
    start({ isOwnOnly }: { isOwnOnly: boolean }) {
      running = Promise.all(drains.filter(({ isOwn }) => isOwn || !isOwnOnly).map((drain) => keepEmpty(drain)));
    },
    stop() {
      stopping.abort();
      return running;
    },
    /** Works off all that is due now and answers how many rows that were. */
    async runDue(): Promise<number> {
      let done = 0;
      for (const drain of drains) for (let count = 1; count > 0; done += count) count = await drain.take(drain.share);
      return done;
    },
  };
}
