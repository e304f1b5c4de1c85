import type { ComboLink, Portion } from '@tawa/domain/catalogue/combos';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/db.ts';

interface Place {
  restaurantId: number;
  menuId: number;
}

/**
 * Holds a dish with its parts, the combos it is in and these dishes, in the order in which orders hold them, so that two
 * who change what belongs together see each other.
 */
export const holdLinked = (tx: Tx, { restaurantId, menuId }: Place, ids: readonly number[]) =>
  sql`select from dishes d where d.restaurant_id = ${restaurantId} and d.menu_id = any(array(
      select ${menuId}::int union select unnest(${[...ids]}::int[])
      union select menu_id from dish_parts where combo_id = ${menuId}
      union select combo_id from dish_parts where restaurant_id = ${restaurantId} and menu_id = ${menuId}))
    order by d.menu_id for no key update`.execute(tx);

/** Gives a dish these parts alone, in their order; answers how many of them are on the kitchen's menu. */
export async function setParts(tx: Tx, { restaurantId, menuId }: Place, parts: readonly Portion[]): Promise<number> {
  await tx.deleteFrom('dish_parts').where('combo_id', '=', menuId).execute();
  const { rows } = await sql`
    insert into dish_parts (restaurant_id, combo_id, menu_id, quantity, position)
    select d.restaurant_id, ${menuId}::int, d.menu_id, w.quantity, row_number() over (order by w.place)
    from rows from (json_to_recordset(${JSON.stringify(parts)}::json) as (menu_id int, quantity int))
      with ordinality as w (menu_id, quantity, place)
    join dishes d on d.menu_id = w.menu_id and d.restaurant_id = ${restaurantId} and d.deleted_on is null
    returning 1`.execute(tx);
  return rows.length;
}

/** The combo that a dish is, and those it is in. */
export async function listLinks(tx: Tx, { restaurantId, menuId }: Place): Promise<ComboLink[]> {
  const { rows } = await sql<ComboLink>`
    select c.dish_name as combo_name, c.is_veg as combo_is_veg, p.dish_name as part_name, p.is_veg as part_is_veg,
      exists (select from dish_parts i where i.combo_id = p.menu_id) as part_is_combo
    from dish_parts l join dishes c on c.menu_id = l.combo_id join dishes p on p.menu_id = l.menu_id
    where l.restaurant_id = ${restaurantId} and (l.combo_id = ${menuId} or l.menu_id = ${menuId})
    order by c.menu_id, l.position`.execute(tx);
  return rows;
}
