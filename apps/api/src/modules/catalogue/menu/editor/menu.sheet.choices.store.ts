import type { OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { writtenNames, type Names } from '@tawa/domain/catalogue/names/names';
import { toPaise } from '@tawa/domain/common/money';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Which groups of choices the dishes of a menu have, in their order. */
export async function listGroupIds(db: Db, restaurantId: number): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ menu_id: number; ids: number[] }>`
    select l.menu_id, array_agg(l.option_group_id order by l.position, l.option_group_id) as ids
    from dish_option_groups l join dishes d using (menu_id)
    where d.restaurant_id = ${restaurantId} and d.deleted_on is null
    group by l.menu_id`.execute(db);
  return new Map(rows.map(({ menu_id, ids }) => [menu_id, ids]));
}

/** Names as their column has them; null where there are none. */
function writtenOrNone(names: Names | undefined): Names | null {
  const written = writtenNames(names ?? {});
  return Object.keys(written).length > 0 ? written : null;
}

/** Adds groups with their choices; answers their ids in the order of the groups. */
export async function addGroups(tx: Tx, restaurantId: number, groups: readonly OptionGroupForm[]): Promise<number[]> {
  const values = groups.map(({ options: _options, names, ...group }, place) => ({
    ...group,
    names: writtenOrNone(names),
    place,
  }));
  const { rows } = await sql<{ option_group_id: number }>`
    insert into option_groups (restaurant_id, group_name, names, kind, min_choices, max_choices)
    select ${restaurantId}::int, group_name, names, kind, min_choices, max_choices
    from json_to_recordset(${JSON.stringify(values)}::json) as v
      (group_name text, names jsonb, kind text, min_choices int, max_choices int, place int)
    order by place returning option_group_id`.execute(tx);
  const ids = rows.map(({ option_group_id }) => option_group_id).toSorted((a, b) => a - b);
  const options = groups.flatMap((group, index) =>
    group.options.map(
      (
        { option_name, names, price, is_veg, sold_out, allergens = [], suits = [], calories = null, serving = null },
        position,
      ) => ({
        option_group_id: ids[index],
        option_name,
        names: writtenOrNone(names),
        price: toPaise(price),
        is_veg: is_veg === 1,
        sold_out,
        position,
        allergens,
        suits,
        calories,
        serving,
      }),
    ),
  );
  await sql`
    insert into options (option_group_id, option_name, names, price, is_veg, sold_out, position, allergens, suits, calories, serving)
    select option_group_id, option_name, names, price, is_veg, sold_out, position, allergens, suits, calories, serving
    from json_to_recordset(${JSON.stringify(options)}::json) as v
      (option_group_id int, option_name text, names jsonb, price bigint, is_veg boolean, sold_out boolean, position int, allergens text[],
        suits text[], calories int, serving text)
    order by option_group_id, position`.execute(tx);
  return ids;
}

/** Gives dishes these groups in this order, and no others. */
export async function replaceLinks(
  tx: Tx,
  links: readonly { menu_id: number; ids: readonly number[] }[],
): Promise<void> {
  const rows = links.flatMap(({ menu_id, ids }) =>
    ids.map((option_group_id, index) => ({ menu_id, option_group_id, position: index + 1 })),
  );
  const menuIds = links.map(({ menu_id }) => menu_id);
  await sql`delete from dish_option_groups where menu_id = any (${menuIds}::int[])`.execute(tx);
  await sql`
    insert into dish_option_groups (menu_id, option_group_id, position)
    select menu_id, option_group_id, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (menu_id int, option_group_id int, position int)`.execute(
    tx,
  );
}
