// Owns consents: rows are only ever added, and the newest one of a purpose counts. Whoever registers agrees to the texts in
// force at that moment; a newer version is asked about again
// when it says so.
import { consentPurpose } from '@tawa/contract/accounts/consents';
import { type AgreedText, agreedTexts } from '@tawa/contract/content/legal';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import * as store from './consents.store.ts';

/** Writes down that a new account agreed to the texts in force. */
export const agreeAtRegistration = (tx: Tx, userId: number, now: Date): Promise<unknown> =>
  store.addConsentsInForce(tx, userId, now);

export async function listConsents(db: Db, userId: number, now: Date) {
  const [agreements, marketing, history] = await Promise.all([
    store.listAgreements(db, userId, now),
    store.findMarketing(db, userId),
    store.listHistory(db, userId),
  ]);
  return {
    agreements: agreements.flatMap((row) => {
      const document = agreedTexts.find((name) => name === row.document);
      const accepted_at = row.accepted_at?.toISOString() ?? null;
      return document ? [{ ...row, document, effective_from: row.effective_from.toISOString(), accepted_at }] : [];
    }),
    marketing: { given: marketing?.given ?? false, at: marketing?.at.toISOString() ?? null },
    history: history.map((row) => ({ ...row, purpose: consentPurpose.parse(row.purpose), at: row.at.toISOString() })),
  };
}

export async function acceptText(
  db: Db,
  consent: { user_id: number; document: AgreedText; version: number; at: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await store.acceptInForce(db, consent);
  if (numInsertedOrUpdatedRows === 0n)
    throw new AppError('conflict', 'There is a newer version by now. Please read that one.');
}

export const chooseMarketing = (db: Db, user_id: number, isGiven: boolean, at: Date): Promise<unknown> =>
  store.addConsent(db, { user_id, purpose: 'marketing-mail', version: null, given: isGiven, at });
