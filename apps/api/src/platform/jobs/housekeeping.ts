import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { forgetOldEvents } from '../live/events.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from './jobs.ts';
import { forgetUnusedPictures, removePictureTask } from '../pictures/picture-uploads.ts';
import { forgetOldCounts } from '../http/rate-limit.ts';

interface Deps {
  jobs: Jobs;
  db: Db;
  clock: Clock;
  files: Files;
}

/** The platform's own work of the clock: what nobody can need any more goes. */
export function platformJobs({ jobs, db, clock, files }: Deps): void {
  jobs.every('7 * * * *', 'platform.forget-counts', () => forgetOldCounts(db, clock.now()));
  jobs.every('17 * * * *', 'platform.forget-events', () => forgetOldEvents(db, clock.now()));
  jobs.every('27 * * * *', 'platform.forget-pictures', () => forgetUnusedPictures({ db }, clock.now()));
  jobs.handle(removePictureTask, ({ path }) => files.remove(path));
}
