import type { Db } from '#platform/database/db.ts';
import type { SealedColumn } from '#platform/keys/sealed-columns.ts';

/** The keys of providers that the office set. */
export const sealedProviderKeys = (db: Db): SealedColumn => ({
  name: 'provider keys',
  async list(after, limit) {
    const rows = await db
      .selectFrom('provider_keys')
      .select(['name', 'sealed'])
      .$call((query) => (after === null ? query : query.where('name', '>', after)))
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map(({ name, sealed }) => ({ id: name, sealed }));
  },
  async swap({ id, sealed: before }, sealed) {
    const { numUpdatedRows } = await db
      .updateTable('provider_keys')
      .set({ sealed })
      .where('name', '=', id)
      .where('sealed', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
