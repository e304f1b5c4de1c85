import type { Deps } from '../../../deps.ts';
import { forgetOldLinks } from './account-links.store.ts';
import { forgetOldCodes } from './auth.codes.store.ts';
import { mailReset, resetTask } from './auth.passwords.service.ts';
import { forgetOldSessions } from './auth.store.ts';
import { noteVisits } from './auth.visits.service.ts';

/** The work of the clock on sessions and links, and the mails that are written later. */
export function authJobs(deps: Pick<Deps, 'jobs' | 'db' | 'clock' | 'env'>): void {
  const { jobs, db, clock } = deps;
  jobs.handle(resetTask, ({ identifier }) => mailReset(deps, identifier));
  jobs.every('* * * * *', 'auth.note-visits', () => noteVisits(deps));
  jobs.every('37 * * * *', 'auth.forget-sessions', () => forgetOldSessions(db, clock.now()));
  jobs.every('7 * * * *', 'auth.forget-codes', () => forgetOldCodes(db, clock.now()));
  jobs.every('47 * * * *', 'auth.forget-links', () => forgetOldLinks(db, clock.now()));
}
