import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';

export type Purpose = 'reset-password' | 'verify-email';

interface Input {
  user_id: number;
  purpose: Purpose;
  email: string;
  expires_at: Date;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a single-use link in place of any earlier one of its purpose, and answers what stands in it. */
export async function addLink(tx: Tx, input: Input): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', input.user_id)
    .where('purpose', '=', input.purpose)
    .execute();
  await tx
    .insertInto('account_links')
    .values({ ...input, token_hash: hashOf(token) })
    .execute();
  return token;
}

/** Uses a link up and answers whose it was; undefined when it was used, is too old or was never there. */
export const takeLink = (tx: Tx, purpose: Purpose, token: string, now: Date) =>
  tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();

export const deleteLinks = (tx: Tx, userId: number) =>
  tx.deleteFrom('account_links').where('user_id', '=', userId).execute();

export const forgetOldLinks = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'account_links', column: 'expires_at', before: now });
