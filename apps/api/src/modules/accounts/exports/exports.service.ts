// Owns the files with somebody's own data: one is made at a time, it can be downloaded by its owner for some days, and both
// the row and the file go afterwards. Nothing of a file is ever reachable by an address that works twice.
import type { DataExport } from '@tawa/contract/accounts/exports';
import { dayMs } from '@tawa/domain/common/durations';
import { exportDays, exportMinutesMax, exportTicketS } from '@tawa/domain/common/limits';
import { zip, strToU8, type AsyncZippable } from 'fflate';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { exportPage } from './export-page.tsx';
import { exportMail } from './exports.mails.ts';
import * as store from './exports.store.ts';
import { readPersonalData } from './personal-data.store.ts';

export const makeTask = task('exports.make', z.object({ export_id: z.string() }));
export const removeTask = task('exports.remove', z.object({ file: z.string() }));

type Clocked = Pick<Deps, 'db' | 'clock'>;
type Stored = Awaited<ReturnType<typeof store.listExports>>[number];

function exportOf({ failed_on, ready_on, ...row }: Stored): DataExport {
  const state = ready_on ? 'ready' : failed_on ? 'failed' : 'running';
  return {
    export_id: row.export_id,
    state,
    requested_on: row.requested_on.toISOString(),
    ready_on: ready_on?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    bytes: row.bytes,
  };
}

export const listExports = async ({ db, clock }: Clocked, userId: number): Promise<DataExport[]> =>
  (await store.listExports(db, userId, clock.now())).map(exportOf);

const validUntil = (now: Date): Date => new Date(now.getTime() + exportDays * dayMs);

export async function requestExport({ db, clock }: Clocked, user_id: number): Promise<DataExport> {
  const now = clock.now();
  await store.failStuckExports(db, now, new Date(now.getTime() - exportMinutesMax * 60_000));
  return transaction(db, async (tx) => {
    const added = await store.addExport(tx, { user_id, requested_on: now, expires_at: validUntil(now) });
    if (!added) throw new AppError('conflict', 'Your data is being put together already.');
    await addJob(tx, makeTask, { export_id: added.export_id });
    return exportOf(added);
  });
}

const zipped = (entries: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(entries, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });

async function packData({ db, clock }: Clocked, whose: { user_id: number; email: string | null }): Promise<Uint8Array> {
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readPersonalData(tx, whose));
  const now = clock.now();
  const json = JSON.stringify({ made_on: now.toISOString(), ...data }, null, 2);
  return zipped({ 'data.json': strToU8(json), 'my-data.html': strToU8(exportPage(data, now)) });
}

type Making = Clocked & Pick<Deps, 'env' | 'privateFiles'>;

/** Makes the file that somebody waits for; what fails is said and not tried again. */
export async function makeExport(deps: Making, export_id: string): Promise<void> {
  const { db, clock, env } = deps;
  const whose = await store.findRunning(db, export_id);
  if (!whose) return;
  const files = deps.privateFiles.exports;
  try {
    const bytes = await packData(deps, whose);
    const file = await files.save(bytes);
    const now = clock.now();
    const made = { file, bytes: bytes.length, ready_on: now, expires_at: validUntil(now) };
    const isPending = await transaction(db, async (tx) => {
      if (!(await store.finishExport(tx, export_id, made))) return false;
      await sendMail(tx, exportMail(whose, env.PUBLIC_URL, made.expires_at));
      return true;
    });
    if (!isPending) await files.remove(file);
  } catch (error) {
    await store.failExport(db, export_id, clock.now());
    throw error;
  }
}

export async function takeTicket({ db, clock }: Clocked, userId: number, exportId: string) {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + exportTicketS * 1000);
  const ticket = await store.addTicket(db, { userId, exportId, now, expires_at });
  if (!ticket) throw new AppError('not_found', 'This file is not there.');
  return { path: `/users/exports/download/${ticket}`, expires_at: expires_at.toISOString() };
}

export async function openExport(deps: Making, ticket: string) {
  const found = await store.takeTicket(deps.db, ticket, deps.clock.now());
  const stream = found?.file ? await deps.privateFiles.exports.open(found.file) : null;
  if (!found || !stream) throw new AppError('not_found', 'This link was used already or is too old.');
  return { stream, bytes: found.bytes ?? 0, day: (found.ready_on ?? deps.clock.now()).toISOString().slice(0, 10) };
}

/** Forgets every file of an account; they are removed once that is committed. */
export async function forgetExports(tx: Tx, userId: number): Promise<void> {
  for (const file of await store.deleteExports(tx, userId)) await addJob(tx, removeTask, { file });
}

export const removeFile = (deps: Making, file: string): Promise<void> => deps.privateFiles.exports.remove(file);

/** Removes what has expired, and what a crash left behind. */
export async function tidyExports(deps: Making): Promise<void> {
  const now = deps.clock.now();
  const files = deps.privateFiles.exports;
  await store.forgetOldTickets(deps.db, now);
  for (const file of await store.deleteExpired(deps.db, now)) await files.remove(file);
  await files.removeOlderThan(new Date(now.getTime() - (exportDays + 1) * dayMs));
}
