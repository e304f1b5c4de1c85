import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { forgetOldEvents } from '../live/events.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from './jobs.ts';
import { picturePlaces } from '../pictures/picture-folders.ts';
import { forgetUnusedPictures, removePicture, removePictureTask } from '../pictures/picture-uploads.ts';
import { forgetOldCounts } from '../http/rate-limit.ts';

interface Deps {
  jobs: Jobs;
  db: Db;
  clock: Clock;
  env: Pick<Env, 'FILES_URL'>;
  files: Files;
  fileStore: FileStore;
}

/** The platform's own work of the clock: what nobody can need any more goes. */
export function platformJobs({ jobs, db, clock, env, files, fileStore }: Deps): void {
  jobs.every('7 * * * *', 'platform.forget-counts', () => forgetOldCounts(db, clock.now()));
  jobs.every('17 * * * *', 'platform.forget-events', () => forgetOldEvents(db, clock.now()));
  jobs.every('27 * * * *', 'platform.forget-pictures', () => forgetUnusedPictures({ db }, clock.now()));
  const places = picturePlaces(env, fileStore);
  jobs.handle(removePictureTask, ({ path }) => removePicture(files, places, path));
}
