import type { Db } from '#platform/database/db.ts';
import type { SealedColumn } from '#platform/keys/sealed-columns.ts';

/** The secrets of authenticator apps. */
export const sealedSecondSteps = (db: Db): SealedColumn => ({
  name: 'second steps',
  async list(after, limit) {
    const rows = await db
      .selectFrom('users')
      .select(['user_id', 'totp_secret'])
      .where('totp_secret', 'is not', null)
      .$call((query) => (after === null ? query : query.where('user_id', '>', Number(after))))
      .orderBy('user_id')
      .limit(limit)
      .execute();
    return rows.map(({ user_id, totp_secret }) => ({ id: String(user_id), sealed: totp_secret ?? '' }));
  },
  async swap({ id, sealed }, totp_secret) {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ totp_secret })
      .where('user_id', '=', Number(id))
      .where('totp_secret', '=', sealed)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
