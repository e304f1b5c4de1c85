import type { Deps } from '../../deps.ts';
import { forgetOldSessions } from './auth.store.ts';

/** The work of the clock on sessions. */
export function authJobs({ jobs, db, clock }: Pick<Deps, 'jobs' | 'db' | 'clock'>): void {
  jobs.every('37 * * * *', 'auth.forget-sessions', () => forgetOldSessions(db, clock.now()));
}
