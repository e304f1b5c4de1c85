import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { forgetOldEvents } from './events.ts';
import type { Jobs } from './jobs.ts';
import { forgetOldCounts } from './rate-limit.ts';

/** The platform's own work of the clock: what nobody can need any more goes. */
export function platformJobs({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): void {
  jobs.every('7 * * * *', 'platform.forget-counts', () => forgetOldCounts(db, clock.now()));
  jobs.every('17 * * * *', 'platform.forget-events', () => forgetOldEvents(db, clock.now()));
}
