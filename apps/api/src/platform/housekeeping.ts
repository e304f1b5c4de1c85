import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { forgetOldEvents } from './events.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import { forgetUnusedPictures } from './picture-uploads.ts';
import { forgetOldCounts } from './rate-limit.ts';

interface Needs {
  jobs: Jobs;
  db: Db;
  clock: Clock;
  files: Files;
}

/** The platform's own work of the clock: what nobody can need any more goes. */
export function platformJobs({ jobs, db, clock, files }: Needs): void {
  jobs.every('7 * * * *', 'platform.forget-counts', () => forgetOldCounts(db, clock.now()));
  jobs.every('17 * * * *', 'platform.forget-events', () => forgetOldEvents(db, clock.now()));
  jobs.every('27 * * * *', 'platform.forget-pictures', () => forgetUnusedPictures({ db, files }, clock.now()));
}
