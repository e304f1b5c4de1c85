import { sql } from 'kysely';
import type { Tx } from '#platform/database/db.ts';

/** Holds the drafting of statements: of it and everything that would change what it deducts, one waits for the other. */
export const lockDrafts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('statements'), hashtext('drafts'))`.execute(tx);

/** The same for what goes on beside others of its kind, but not beside a draft. */
export const shareDrafts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('statements'), hashtext('drafts'))`.execute(tx);
