import type { Db } from '#platform/database/db.ts';
import type { SealedColumn } from '#platform/keys/sealed-columns.ts';

/** The secrets that sign webhooks. */
export const sealedWebhookSecrets = (db: Db): SealedColumn => ({
  name: 'webhook secrets',
  async list(after, limit) {
    const rows = await db
      .selectFrom('webhook_secrets')
      .select(['webhook_secret_id', 'sealed'])
      .$call((query) => (after === null ? query : query.where('webhook_secret_id', '>', Number(after))))
      .orderBy('webhook_secret_id')
      .limit(limit)
      .execute();
    return rows.map(({ webhook_secret_id, sealed }) => ({ id: String(webhook_secret_id), sealed }));
  },
  async swap({ id, sealed: before }, sealed) {
    const { numUpdatedRows } = await db
      .updateTable('webhook_secrets')
      .set({ sealed })
      .where('webhook_secret_id', '=', Number(id))
      .where('sealed', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
