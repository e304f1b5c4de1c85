import type { Portion } from '@tawa/domain/catalogue/combos';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Pictures of dishes by their dishes. */
export async function listPictures(db: Db, menuIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('dishes')
    .select(['menu_id', 'dish_img'])
    .where('menu_id', '=', sql<number>`any (${[...menuIds]}::int[])`)
    .execute();
  return new Map(rows.flatMap(({ menu_id, dish_img }) => (dish_img === null ? [] : [[menu_id, dish_img] as const])));
}

/** Shows the same pictures at other dishes. */
export const sharePictures = (tx: Tx, pictures: readonly { menu_id: number; dish_img: string }[]) =>
  sql`update dishes d set dish_img = v.dish_img
    from json_to_recordset(${JSON.stringify(pictures)}::json) as v (menu_id int, dish_img text)
    where d.menu_id = v.menu_id`.execute(tx);

/** What is in combos, by the combos. */
export async function listParts(db: Db, menuIds: readonly number[]): Promise<Map<number, Portion[]>> {
  const rows = await db
    .selectFrom('dish_parts')
    .select(['combo_id', 'menu_id', 'quantity'])
    .where('combo_id', '=', sql<number>`any (${[...menuIds]}::int[])`)
    .orderBy('combo_id')
    .orderBy('position')
    .execute();
  const parts = new Map<number, Portion[]>();
  for (const { combo_id, ...part } of rows) parts.set(combo_id, [...(parts.get(combo_id) ?? []), part]);
  return parts;
}

export const hideDish = (tx: Tx, menuId: number) =>
  tx.updateTable('dishes').set({ isactive: false }).where('menu_id', '=', menuId).execute();
