// Owns consents: rows are only ever added, and the newest one of a purpose counts. Whoever registers agrees to the texts in
// force at that moment; a newer version is asked about again
// when it says so.
import { consentPurpose } from '@tawa/contract/accounts/consents';
import type { OfferConsent } from '@tawa/domain/accounts/broadcasts';
import { type AgreedText, agreedTexts } from '@tawa/contract/content/legal';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { readOfferToken } from './offer-link.ts';
import * as store from './consents.store.ts';

export { offerToken } from './offer-link.ts';

const purposeOf = (of: OfferConsent): string => `marketing-${of}`;

/** Writes down that a new account agreed to the texts in force. */
export const agreeAtRegistration = (tx: Tx, userId: number, now: Date): Promise<unknown> =>
  store.addConsentsInForce(tx, userId, now);

export async function listConsents(db: Db, userId: number, now: Date) {
  const [agreements, offers, history] = await Promise.all([
    store.listAgreements(db, userId, now),
    store.listOffers(db, userId),
    store.listHistory(db, userId),
  ]);
  const offer = (of: OfferConsent) => {
    const said = offers.find(({ purpose }) => purpose === purposeOf(of));
    return { given: said?.given ?? false, at: said?.at.toISOString() ?? null };
  };
  return {
    agreements: agreements.flatMap((row) => {
      const document = agreedTexts.find((name) => name === row.document);
      const accepted_at = row.accepted_at?.toISOString() ?? null;
      return document ? [{ ...row, document, effective_from: row.effective_from.toISOString(), accepted_at }] : [];
    }),
    marketing: offer('mail'),
    notices: offer('notices'),
    diet: offer('diet'),
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

export const chooseMarketing = (
  db: Db,
  user_id: number,
  { of, given }: { of: OfferConsent; given: boolean },
  at: Date,
): Promise<unknown> => store.addConsent(db, { user_id, purpose: purposeOf(of), version: null, given, at });

/** No more offers by letter for whoever's link this is; throws `invalid` for a link that we did not make. */
export async function leaveOffers(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  token: string,
): Promise<void> {
  const userId = readOfferToken(env, token);
  if (userId === undefined)
    throw new AppError('invalid', 'This link does not work. Sign in and switch offers off under your settings.');
  await transaction(db, async (tx) => {
    if (!(await store.holdPerson(tx, userId))) return;
    await store.withdraw(tx, { user_id: userId, purpose: purposeOf('mail'), at: clock.now() });
  });
}
