import type { Contact } from '@tawa/domain/accounts/login-codes';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';

interface NewCode {
  contact: string;
  code_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries_left: number;
}

/** Puts a code in place of an earlier one; false while the earlier one was sent after `before`. */
export async function replaceCode(db: Db, code: NewCode, before: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('login_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column('contact')
        .doUpdateSet(({ ref }) => ({
          code_hash: ref('excluded.code_hash'),
          sent_at: ref('excluded.sent_at'),
          expires_at: ref('excluded.expires_at'),
          tries_left: ref('excluded.tries_left'),
        }))
        .where('login_codes.sent_at', '<=', before),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const findCode = (db: Db, contact: string) =>
  db.selectFrom('login_codes').select(['sent_at', 'expires_at']).where('contact', '=', contact).executeTakeFirst();

/** Counts a try before it is judged; undefined when no code waits, it is too old, or its tries are used up. */
export const countTry = (db: Db, contact: string, now: Date) =>
  db
    .updateTable('login_codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('contact', '=', contact)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();

/** Uses a code up; false when somebody else did. */
export async function takeCode(tx: Tx, contact: string, code_hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_codes')
    .where('contact', '=', contact)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteCode = (db: Db, contact: string, code_hash: Buffer) =>
  db.deleteFrom('login_codes').where('contact', '=', contact).where('code_hash', '=', code_hash).execute();

export const forgetOldCodes = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'login_codes', column: 'expires_at', before: now });

/** Every account that has a contact, held until the end of the transaction. */
export async function listHolders(tx: Tx, contact: Contact) {
  const isEmail = contact.kind === 'email';
  const rows = await tx
    .selectFrom('users')
    .select(['user_id', 'role', 'status', 'status_reason', 'email_verified_at', 'mobile_verified_at'])
    .$call((query) =>
      contact.kind === 'email' ? query.where('email', '=', contact.email) : query.where('mobile', '=', contact.mobile),
    )
    .where('status', '<>', 'deleted')
    .orderBy(isEmail ? 'email_verified_at' : 'mobile_verified_at', (order) => order.asc().nullsLast())
    .orderBy('user_id')
    .limit(20)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ email_verified_at, mobile_verified_at, ...row }) => {
    const [own, other] = isEmail ? [email_verified_at, mobile_verified_at] : [mobile_verified_at, email_verified_at];
    return { ...row, isProved: own !== null, hasOtherProof: other !== null };
  });
}

/** Whoever else proved a number holds it no more: it is with somebody new. */
export const forgetMobileProofs = (tx: Tx, mobile: string, { but }: { but: number }) =>
  tx
    .updateTable('users')
    .set({ mobile_verified_at: null })
    .where('mobile', '=', mobile)
    .where('user_id', '<>', but)
    .where('mobile_verified_at', 'is not', null)
    .execute();

export const setMobileProof = (tx: Tx, user_id: number, proof: { mobile: string; at: Date }) =>
  tx
    .updateTable('users')
    .set({ mobile: proof.mobile, mobile_verified_at: sql<Date>`coalesce(mobile_verified_at, ${proof.at})` })
    .where('user_id', '=', user_id)
    .where(({ eb, or }) => or([eb('mobile', 'is', null), eb('mobile', '=', proof.mobile)]))
    .executeTakeFirst();
