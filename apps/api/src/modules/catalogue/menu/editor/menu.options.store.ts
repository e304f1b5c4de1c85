import { sql } from 'kysely';
import { optionsOfGroup } from '#db/dishes/group-options.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** How many dishes have each group, counted once for all of them: one by one, 2,000 groups took seconds. */
const dishCounts = (restaurantId: number) => sql<{ option_group_id: number; dish_count: number }>`(
  select l.option_group_id, count(*)::int as dish_count from dish_option_groups l join dishes d using (menu_id)
  where d.restaurant_id = ${restaurantId} and d.deleted_on is null group by 1)`;

/** The choices of a kitchen with how many dishes have them; all of them, or one. */
export const listGroups = (db: Db, restaurantId: number, groupId?: number) =>
  db
    .selectFrom('option_groups as o')
    .leftJoin(dishCounts(restaurantId).as<'c'>(sql.id('c')), 'c.option_group_id', 'o.option_group_id')
    .select([
      'o.option_group_id',
      'o.group_name',
      namesOf('o').as('names'),
      'o.kind',
      'o.min_choices',
      'o.max_choices',
      'o.version',
    ])
    .select([optionsOfGroup().as('options'), sql<number>`coalesce(c.dish_count, 0)`.as('dish_count')])
    .where('o.restaurant_id', '=', restaurantId)
    .$call((query) => (groupId === undefined ? query : query.where('o.option_group_id', '=', groupId)))
    .orderBy('o.group_name')
    .orderBy('o.option_group_id')
    .execute();
export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

export interface GroupValues {
  group_name: string;
  /** As JSON; what is left out stays. */
  names?: string;
  kind: string;
  min_choices: number;
  max_choices: number;
}
export interface OptionValues {
  option_id: number | null;
  option_name: string;
  /** As JSON. */
  names?: string | undefined;
  price: number;
  is_veg: boolean;
  sold_out: boolean;
  position: number;
  /** What is left out stays, and is nothing of a new choice. */
  allergens?: string[] | undefined;
  suits?: string[] | undefined;
  calories?: number | null | undefined;
  serving?: string | null | undefined;
}

export const addGroup = (tx: Tx, restaurantId: number, values: GroupValues) =>
  tx
    .insertInto('option_groups')
    .values({ ...values, restaurant_id: restaurantId })
    .returning('option_group_id')
    .executeTakeFirstOrThrow();

/** Writes choices of that version; answers nothing when they are gone or newer. */
export const updateGroup = (
  tx: Tx,
  { restaurantId, groupId, version }: { restaurantId: number; groupId: number; version: number },
  values: GroupValues,
) =>
  tx
    .updateTable('option_groups')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('option_group_id', '=', groupId)
    .where('restaurant_id', '=', restaurantId)
    .where('version', '=', version)
    .returning('option_group_id')
    .executeTakeFirst();

export const deleteGroup = (tx: Tx, restaurantId: number, groupId: number) =>
  tx
    .deleteFrom('option_groups')
    .where('option_group_id', '=', groupId)
    .where('restaurant_id', '=', restaurantId)
    .returning('group_name')
    .executeTakeFirst();

/** Takes the choices off that are not among these; carts that hold one are told when they are read. */
export const dropOptions = (tx: Tx, groupId: number, remaining: readonly number[]) =>
  tx
    .updateTable('options')
    .set({ isactive: false })
    .where('option_group_id', '=', groupId)
    .where('isactive', '=', true)
    .where(sql<boolean>`not option_id = any (${[...remaining]}::int[])`)
    .execute();

/** Writes the choices that are there already; answers the ids that belong to the group. */
export async function updateOptions(tx: Tx, groupId: number, options: readonly OptionValues[]): Promise<number[]> {
  const written = options.map((option) => ({
    ...option,
    has_calories: option.calories !== undefined,
    has_serving: option.serving !== undefined,
  }));
  const { rows } = await sql<{ option_id: number }>`
    update options p set option_name = v.option_name, names = coalesce(v.names::jsonb, p.names), price = v.price, is_veg = v.is_veg, sold_out = v.sold_out, position = v.position,
      allergens = coalesce(v.allergens, p.allergens), suits = coalesce(v.suits, p.suits),
      calories = case when v.has_calories then v.calories else p.calories end,
      serving = case when v.has_serving then v.serving else p.serving end
    from json_to_recordset(${JSON.stringify(written)}::json) as v
      (option_id int, option_name text, names text, price bigint, is_veg boolean, sold_out boolean, position int, allergens text[], suits text[],
        calories int, has_calories boolean, serving text, has_serving boolean)
    where p.option_id = v.option_id and p.option_group_id = ${groupId} and p.isactive
    returning p.option_id`.execute(tx);
  return rows.map(({ option_id }) => option_id);
}

export const addOptions = (tx: Tx, groupId: number, options: readonly OptionValues[]) =>
  tx
    .insertInto('options')
    .values(options.map(({ option_id: _id, ...option }) => ({ ...option, option_group_id: groupId })))
    .execute();

/** Puts a kitchen's own choices to a dish in this order; answers how many of them were found. */
export async function linkGroups(
  tx: Tx,
  { restaurantId, menuId }: { restaurantId: number; menuId: number },
  groupIds: readonly number[],
): Promise<number> {
  await tx.deleteFrom('dish_option_groups').where('menu_id', '=', menuId).execute();
  const { rows } = await sql`
    insert into dish_option_groups (menu_id, option_group_id, position)
    select ${menuId}::int, o.option_group_id, w.place::int
    from unnest(${[...groupIds]}::int[]) with ordinality as w (option_group_id, place)
    join option_groups o on o.option_group_id = w.option_group_id and o.restaurant_id = ${restaurantId}
    returning 1`.execute(tx);
  return rows.length;
}
