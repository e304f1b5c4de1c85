import {
  counterPriceDays,
  counterPriceReminderDays,
  dayOf,
  lapsesOn,
} from '@tawa/domain/catalogue/counter/counter-prices';
import { dayMs } from '@tawa/domain/common/durations';
import { addDays } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { messageOf } from '#platform/http/errors.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as store from './menu.counter.store.ts';

type TimerDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const endOf = ({ declared_at, timezone }: store.EndingRow) => lapsesOn(dayOf(declared_at, timezone));

/** Of which reminder it is time, if of any. */
function stepOf(row: store.EndingRow, now: Date): 'soon' | 'lapsed' | null {
  const today = dayOf(now, row.timezone);
  if (today >= endOf(row)) return 'lapsed';
  return row.told === 'nothing' && addDays(today, counterPriceReminderDays) >= endOf(row) ? 'soon' : null;
}

interface Due {
  restaurant_id: number;
  step: 'soon' | 'lapsed';
  rows: store.EndingRow[];
}

/** Notes and tells in one transaction: whoever renews in the same moment is told nothing that no longer holds. */
const tell = ({ db }: TimerDeps, { restaurant_id, step, rows }: Due, before: Date) =>
  transaction(db, async (tx) => {
    const dishes = await store.noteTold(tx, rows, step, before);
    const day = rows.map(endOf).toSorted()[0];
    if (dishes === 0 || day === undefined) return;
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_counter_price', facts: { step, dishes, day } });
  });

/** Reminds each restaurant once a week before what it said of its counter lapses, and once when it did. */
export async function sweepCounterPrices(deps: TimerDeps): Promise<void> {
  const now = deps.clock.now();
  // A day more than needed: days are those of the restaurant.
  const before = new Date(now.getTime() - (counterPriceDays - counterPriceReminderDays - 1) * dayMs);
  const due = new Map<string, Due>();
  for (const row of await store.listEnding(deps.db, before)) {
    const step = stepOf(row, now);
    if (!step) continue;
    const { restaurant_id } = row;
    const key = `${restaurant_id} ${step}`;
    const known = due.get(key);
    if (known) known.rows.push(row);
    else due.set(key, { restaurant_id, step, rows: [row] });
  }
  for (const each of due.values())
    await tell(deps, each, before).catch((error: unknown) =>
      deps.log.error(
        { restaurant_id: each.restaurant_id, reason: messageOf(error) },
        'counter prices could not be told',
      ),
    );
}

/** What the clock does to what was said of counters. */
export function counterJobs(deps: TimerDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.every('41 * * * *', 'menu.counter-prices', () => sweepCounterPrices(deps));
}
