import type { Deps } from '../../../deps.ts';
import { announceTurned, openCities } from './cities.announcements.store.ts';

const lookBackMs = 3 * 60_000;

/** Cities open on their day, and kept answers are made again where an announcement begins or ends. */
export function cityJobs({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.every('* * * * *', 'cities.turn', async () => {
    const now = clock.now();
    await openCities(db, now);
    await announceTurned(db, { after: new Date(now.getTime() - lookBackMs), now });
  });
}
