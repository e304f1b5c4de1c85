import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import type { Db } from '#platform/database/db.ts';

/** Takes days out of the shares of punctuality that are thirty days old in their restaurant's zone. */
export const agePunctuality = (db: Db, now: Date) =>
  sql`select sum_punctuality(restaurant_id, today) from (
    select distinct d.restaurant_id, (${now}::timestamptz at time zone r.timezone)::date as today
    from punctuality_days d join restaurants r using (restaurant_id)
    where d.on_day <= (${now}::timestamptz at time zone r.timezone)::date - 30) aged`.execute(db);

/** Days leave the shares of punctuality at midnight, in whichever zone it is. */
export function punctualityJobs({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.every('2 * * * *', 'restaurants.age-punctuality', async () => void (await agePunctuality(db, clock.now())));
}
