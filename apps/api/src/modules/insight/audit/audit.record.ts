// Owns what administrators wrote. An entry is written in the transaction of its deed, so neither is there without the other.
import type { AuditEntry } from '@tawa/contract/insight/audit';
import { findOwn } from '@tawa/domain/common/own';
import type { AuditAct } from '@tawa/domain/insight/audit-acts';
import type { Db, Tx } from '#platform/database/db.ts';
import type { TakenFile } from '#platform/http/taken-files.ts';
import { tellAll } from './audit.sentences.ts';
import * as store from './audit.store.ts';

type Facts = Readonly<Record<string, unknown>>;

export interface Action {
  actor_id: number;
  /** What was done: 'user.block'. Whatever is none of these has no sentence, and cannot be written down. */
  action: AuditAct;
  /** What it was done to; the first part of the action when left out. */
  subject?: string;
  subject_id: string | number;
  reason?: string;
  before?: Facts;
  after?: Facts;
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const onlyChanged = (facts: Facts, others: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => !alike(value, findOwn(others, name))));

/** Writes down what an administrator did, with the fields that it changed. */
export async function record(tx: Tx, { before = {}, after = {}, reason = '', ...deed }: Action): Promise<void> {
  await store.addEntry(tx, {
    actor_id: deed.actor_id,
    action: deed.action,
    subject: deed.subject ?? deed.action.split('.')[0] ?? '',
    subject_id: String(deed.subject_id),
    reason,
    before: JSON.stringify(onlyChanged(before, after)),
    after: JSON.stringify(onlyChanged(after, before)),
  });
}

const subjectIdLengthMax = 60;

/** Writes down that somebody of the office or of a restaurant takes a file along: which, by what filter, how many rows. */
export async function recordFile(db: Db, { actorId, path, filter, rows }: TakenFile): Promise<void> {
  await store.addEntry(db, {
    actor_id: actorId,
    action: 'export.take',
    subject: 'export',
    subject_id: path.slice(0, subjectIdLengthMax),
    reason: '',
    before: '{}',
    after: JSON.stringify({ ...(filter && { filter }), ...(rows !== null && { rows }) }),
  });
}

/** The newest deeds to one thing, as sentences. */
export const listOf = async (db: Db, subject: string, subjectId: string | number): Promise<AuditEntry[]> =>
  tellAll(db, await store.listOf(db, subject, subjectId));
