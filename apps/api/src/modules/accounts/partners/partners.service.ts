// Owns the keys with which other systems work for a restaurant. A key is answered once and kept as its hash; each making and
// ending is an entry of the audit log, in the same transaction.
import type { PartnerKey } from '@tawa/contract/accounts/partners';
import { partnerKeysMax, partnerScopes, type PartnerScope } from '@tawa/domain/accounts/partners';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { hashPartnerKey, makePartnerKey } from '#platform/keys/partner-keys.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './partners.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** Who acts on which restaurant. */
export interface Hand {
  userId: number;
  restaurantId: number;
}

const shownLength = 4;

const keyOf = ({ scopes, made_on, last_used_on, ...row }: store.KeyRow): PartnerKey => ({
  ...row,
  scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
  made_on: made_on.toISOString(),
  last_used_on: last_used_on?.toISOString() ?? null,
});

/** The keys that work, the newest first. */
export const listKeys = async ({ db }: Pick<Deps, 'db'>, restaurantId: number): Promise<PartnerKey[]> =>
  (await store.listKeys(db, restaurantId)).map((row) => keyOf(row));

export async function listKeysOf(deps: Pick<Deps, 'db'>, restaurantId: number): Promise<PartnerKey[]> {
  if (!(await store.isRestaurant(deps.db, restaurantId))) throw notFound();
  return listKeys(deps, restaurantId);
}

interface Form {
  key_name: string;
  scopes: PartnerScope[];
}

/** Makes a key and answers it whole, this once. */
export async function addKey(
  { db, clock }: ServiceDeps,
  { userId, restaurantId }: Hand,
  { key_name, scopes }: Form,
): Promise<PartnerKey & { key: string }> {
  const key = makePartnerKey();
  const made_on = clock.now();
  const ends_in = key.slice(-shownLength);
  const row = { restaurant_id: restaurantId, key_name, scopes, ends_in, made_by: userId, made_on };
  return transaction(db, async (tx) => {
    if (!(await store.lockRestaurant(tx, restaurantId))) throw notFound();
    const keys = await store.listKeys(tx, restaurantId);
    if (keys.length >= partnerKeysMax)
      throw new AppError('conflict', `A restaurant has ${partnerKeysMax} keys at most. End one first.`);
    const { partner_key_id } = await store.addKey(tx, { ...row, key_hash: hashPartnerKey(key) });
    await record(tx, {
      actor_id: userId,
      action: 'partner_key.make',
      subject: 'restaurant',
      subject_id: restaurantId,
      after: { key: key_name, ends_in, scopes: scopes.join(', ') },
    });
    const made = (await store.listKeys(tx, restaurantId)).find((one) => one.partner_key_id === partner_key_id);
    if (!made) throw new Error('A key was not written.');
    return { ...keyOf(made), key };
  });
}

/** Ends a key: the next call with it is refused, whichever process it reaches. */
export const revokeKey = ({ db, clock }: ServiceDeps, { userId, restaurantId }: Hand, keyId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const ended = await store.revokeKey(tx, { restaurantId, keyId, now: clock.now() });
    if (!ended) throw notFound();
    await record(tx, {
      actor_id: userId,
      action: 'partner_key.end',
      subject: 'restaurant',
      subject_id: restaurantId,
      before: { key: ended.key_name, ends_in: ended.ends_in },
    });
  });
