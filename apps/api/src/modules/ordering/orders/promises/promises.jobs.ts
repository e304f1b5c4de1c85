// How long kitchens really take, measured by the clock: an order reads one row of it and counts nothing.
import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { measureKitchen, measuredWeeks, type ServedOrder } from '@tawa/domain/ordering/kitchen-times';
import { decideSaidMinutes } from '@tawa/domain/ordering/promise-minutes';
import type { Deps } from '../../../../deps.ts';
import { metresOf } from '../checkout/problems.ts';
import * as store from './promises.store.ts';

type JobDeps = Pick<Deps, 'db' | 'clock'>;
type Row = Awaited<ReturnType<typeof store.listServed>>[number];

const measuredAtOnce = 200;

function servedOf(row: Row): ServedOrder[] {
  const { accepted_at, ready_at, delivered_at, fulfilment, queue_minutes, kitchen_minutes, travel_minutes } = row;
  if (!accepted_at || !ready_at) return [];
  const metres = metresOf({ lat: row.from_lat, lng: row.from_lng }, { lat: row.to_lat, lng: row.to_lng });
  const brought_at = fulfilment === 'delivery' ? delivered_at : null;
  return [{ accepted_at, ready_at, delivered_at: brought_at, queue_minutes, kitchen_minutes, travel_minutes, metres }];
}

/** Measures one restaurant by its last weeks and keeps what was found. */
export async function measureRestaurant(
  { db, clock }: JobDeps,
  { restaurant_id, timezone }: { restaurant_id: number; timezone: string },
): Promise<void> {
  const now = clock.now();
  const rows = await store.listServed(db, restaurant_id, now);
  const served = rows.flatMap((row) => servedOf(row));
  await store.saveTimes(db, restaurant_id, measureKitchen(served, timezone), now);
}

/** Measures every restaurant that handed something over in the last so many ms and was not measured lately. */
export async function measureSince({ db, clock }: JobDeps, ms: number): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - ms);
  const due = () => store.listUnmeasured(db, { since, now, limit: measuredAtOnce });
  for (let share = await due(); share.length > 0; share = await due())
    for (const restaurant of share) await measureRestaurant({ db, clock }, restaurant);
}

/** Writes what cards say in this hour, where it is another number than before: one by one, as each locks its listing. */
export async function sayMinutes({ db, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  for (const { restaurant_id, said_minutes, ...row } of await store.listTimes(db)) {
    const minutes = decideSaidMinutes({ ...row, times: row, queue_minutes: row.usual_queue }, now, 0);
    if (minutes !== said_minutes) await store.saveSaid(db, restaurant_id, minutes);
  }
}

/** In each hour those that are cooking; at night all that cooked in the weeks that count. */
export function promiseJobs({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  const deps = { db, clock };
  jobs.every('0 * * * *', 'orders.say-minutes', () => sayMinutes(deps));
  jobs.every('41 * * * *', 'orders.measure', () => measureSince(deps, 2 * hourMs));
  jobs.every('31 3 * * *', 'orders.measure-all', () => measureSince(deps, measuredWeeks * 7 * dayMs));
}
