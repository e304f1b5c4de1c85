// Counts in memory how far people come on their way to an order, so that a page that is opened costs no statement.
import type { Clock } from '#platform/clock.ts';
import { minuteMs } from '@tawa/domain/common/durations';

export type Counted = 'views' | 'carts' | 'checkouts';

/** What was counted of one restaurant within one minute. */
export interface FunnelRow extends Record<Counted, number> {
  restaurant_id: number;
  at: Date;
}

export interface Funnel {
  count(restaurantId: number, ...steps: readonly Counted[]): void;
  /** So many of the rows that wait to be written, which are the taker's from now on. */
  take(share: number): FunnelRow[];
  /** Rows that could not be written. */
  giveBack(rows: readonly FunnelRow[]): void;
}

// Nobody may fill the memory with restaurants that do not exist.
const rowsMax = 20_000;

export function createFunnel(clock: Clock): Funnel {
  const rows = new Map<string, FunnelRow>();
  const add = (added: FunnelRow) => {
    const { restaurant_id, at, views, carts, checkouts } = added;
    const key = `${restaurant_id}/${at.getTime()}`;
    const row = rows.get(key);
    if (!row && rows.size >= rowsMax) return;
    rows.set(key, {
      restaurant_id,
      at,
      views: (row?.views ?? 0) + views,
      carts: (row?.carts ?? 0) + carts,
      checkouts: (row?.checkouts ?? 0) + checkouts,
    });
  };
  return {
    count(restaurant_id, ...steps) {
      const at = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
      const none = { restaurant_id, at, views: 0, carts: 0, checkouts: 0 };
      for (const step of steps) add({ ...none, [step]: 1 });
    },
    take(share) {
      const batch = [...rows].slice(0, share);
      for (const [key] of batch) rows.delete(key);
      return batch.map(([, row]) => row);
    },
    giveBack: (rows) => rows.forEach(add),
  };
}
