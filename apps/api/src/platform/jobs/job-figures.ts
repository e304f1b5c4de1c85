import { sql } from 'kysely';
import { figureOf, secondsSince, type HouseFigure } from '../metrics/house-figures.ts';

const waiting = sql`graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()`;

/** What waits in the queue. */
export const jobFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_waiting_jobs',
    help: 'Jobs that are due and that no process has begun',
    rows: () => figureOf(sql`count(*)`, waiting),
  },
  {
    name: 'tawa_house_oldest_job_seconds',
    help: 'How long the first of them has been due',
    rows: () => figureOf(secondsSince(sql`run_at`), waiting),
  },
  {
    name: 'tawa_house_failed_jobs',
    help: 'Jobs that failed for good and lie in the queue until somebody looks',
    rows: () => figureOf(sql`count(*)`, sql`graphile_worker.jobs where attempts >= max_attempts and locked_at is null`),
  },
];
