// Owns the joining of two categories: every dish goes along, and no restaurant's order of categories is lost.
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';

interface Merge {
  from: number;
  into: number;
  actor_id: number;
}

/** Moves the dishes of one category into another and deletes it; answers how many moved. */
export function mergeCategory(db: Db, { from, into, actor_id }: Merge): Promise<number> {
  if (from === into)
    throw new AppError('invalid', 'Choose another category', { fields: { into: 'Choose another category' } });
  return transaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('categories')
      .select(['category_id', 'category_name'])
      .where('category_id', 'in', [from, into])
      .orderBy('category_id')
      .forUpdate()
      .execute();
    const [old, target] = [from, into].map((id) => rows.find(({ category_id }) => category_id === id));
    if (!old || !target) throw notFound();
    const moved = await tx
      .updateTable('dishes')
      .set({ category_id: into })
      .where('category_id', '=', from)
      .executeTakeFirst();
    await sql`update restaurant_categories r set category_id = ${into} where category_id = ${from} and not exists
      (select from restaurant_categories o where o.restaurant_id = r.restaurant_id and o.category_id = ${into})`.execute(
      tx,
    );
    await sql`update coupons set category_ids = (select array_agg(distinct case when c = ${from} then ${into}::int else c end)
      from unnest(category_ids) c) where ${from} = any (category_ids)`.execute(tx);
    await tx.deleteFrom('categories').where('category_id', '=', from).execute();
    const dishes = Number(moved.numUpdatedRows);
    const change = { before: { category_name: old.category_name }, after: { into: target.category_name, dishes } };
    await record(tx, { actor_id, action: 'category.merge', subject_id: from, ...change });
    return dishes;
  });
}
