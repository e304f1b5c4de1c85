import { createHash, randomBytes } from 'node:crypto';
import { partnerKeyForm, partnerKeyPrefix, type PartnerScope } from '@tawa/domain/accounts/partners';
import { sql } from 'kysely';
import { compiled, type PlaceOf } from '../database/compiled.ts';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';

/** A key nobody can guess, to be shown once. */
export const makePartnerKey = (): string => `${partnerKeyPrefix}${randomBytes(32).toString('base64url')}`;

/** What is kept of a key; it is random and long enough that nothing slower is needed. */
export const hashPartnerKey = (key: string): Buffer => createHash('sha256').update(key).digest();

const bearer = /^Bearer (\S+)$/i;

const findKey = compiled((db, place: PlaceOf<{ hash: Buffer }>) =>
  db
    .selectFrom('partner_keys as k')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'k.restaurant_id')
    .innerJoin('users as u', 'u.user_id', 'r.owner_id')
    .select(['k.partner_key_id', 'k.restaurant_id', 'k.scopes', 'r.owner_id'])
    .select(sql<boolean>`k.last_used_on is null or k.last_used_on < now() - interval '1 minute'`.as('is_seen_anew'))
    .where('k.key_hash', '=', place('hash'))
    .where('k.revoked_on', 'is', null)
    .where('u.status', '=', 'active'),
);

/** Written once a minute and not on every call. */
const noteUsed = (db: Db, keyId: number) =>
  db
    .updateTable('partner_keys')
    .set({ last_used_on: sql<Date>`now()` })
    .where('partner_key_id', '=', keyId)
    .where(sql<boolean>`last_used_on is null or last_used_on < now() - interval '1 minute'`)
    .execute();

/**
 * The restaurant that the key of an `Authorization: Bearer tawa_live_…` header is of, and its owner; the row is read on every
 * call, so an ended key is refused at once in every process. Throws `signed_out` without a key that works, `forbidden`
 * without the right, and whatever `claim` throws for a key that asks too much.
 */
export async function identifyPartner(
  db: Db,
  {
    header,
    scope,
    claim,
  }: { header: string | undefined; scope: PartnerScope; claim: (keyId: number) => Promise<unknown> },
): Promise<{ restaurantId: number; userId: number; partnerKeyId: number }> {
  const key = bearer.exec(header ?? '')?.[1] ?? '';
  const [row] = partnerKeyForm.test(key) ? await findKey(db, { hash: hashPartnerKey(key) }) : [];
  if (!row) throw new AppError('signed_out', 'Send a key that works: Authorization: Bearer tawa_live_…');
  if (!row.scopes.includes(scope)) throw new AppError('forbidden', `This key has no right to ${scope}.`);
  await claim(row.partner_key_id);
  if (row.is_seen_anew) await noteUsed(db, row.partner_key_id);
  return { restaurantId: row.restaurant_id, userId: row.owner_id, partnerKeyId: row.partner_key_id };
}
