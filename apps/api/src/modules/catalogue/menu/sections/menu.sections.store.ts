import type { MenuSection, SectionForm } from '@tawa/contract/catalogue/menu.sections';
import { sql } from 'kysely';
import { sectionTime } from '#db/dishes/dish-sections.ts';
import { namesColumn } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Holds the kitchen, so that its sections are set one after the other. */
export const holdKitchen = (tx: Tx, restaurantId: number) =>
  tx.selectFrom('restaurants').select('owner_id').where('restaurant_id', '=', restaurantId).forNoKeyUpdate().execute();

/** The sections in their order; dishes that were taken off the menu for good stand in none. */
export async function listSections(db: Db, restaurantId: number): Promise<MenuSection[]> {
  const { rows } = await sql<MenuSection>`
    select s.section_id, s.section_name, s.names, s.outside, ${sectionTime} as time,
      array(select l.menu_id from menu_section_dishes l join dishes d using (menu_id)
        where l.section_id = s.section_id and d.deleted_on is null order by l.position, l.menu_id) as menu_ids
    from menu_sections s where s.restaurant_id = ${restaurantId} order by s.position, s.section_id`.execute(db);
  return rows;
}

/** How many of these dishes are on this menu. */
export async function countDishes(tx: Tx, restaurantId: number, menuIds: readonly number[]): Promise<number> {
  const { found } = await tx
    .selectFrom('dishes')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('menu_id', '=', sql<number>`any (${[...menuIds]}::int[])`)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_on', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

async function writeSection(tx: Tx, restaurantId: number, { section, position }: Placed): Promise<number> {
  const { section_id, section_name, names, outside, time } = section;
  const weekdays = time && time.weekdays.toSorted((a, b) => a - b);
  const values = {
    section_name,
    position,
    outside,
    ...(names && { names: namesColumn(names) }),
    opens: time && time.opens,
    closes: time && time.closes,
    weekdays,
  };
  if (section_id === null) {
    const added = tx.insertInto('menu_sections').values({ ...values, restaurant_id: restaurantId });
    return (await added.returning('section_id').executeTakeFirstOrThrow()).section_id;
  }
  await tx
    .updateTable('menu_sections')
    .set(values)
    .where('restaurant_id', '=', restaurantId)
    .where('section_id', '=', section_id)
    .execute();
  return section_id;
}

interface Placed {
  section: SectionForm;
  position: number;
}

/** Writes the sections in their order with their dishes; those that are not named are gone. */
export async function replaceSections(tx: Tx, restaurantId: number, sections: readonly SectionForm[]): Promise<void> {
  const kept = sections.flatMap(({ section_id }) => (section_id === null ? [] : [section_id]));
  const own = sql`restaurant_id = ${restaurantId}`;
  await sql`delete from menu_sections where ${own} and not section_id = any (${kept}::int[])`.execute(tx);
  await sql`delete from menu_section_dishes where section_id in (select section_id from menu_sections where ${own})`.execute(
    tx,
  );
  // Two sections may take each other's names, which are told apart row by row.
  await sql`update menu_sections set section_name = '~' || section_id where ${own}`.execute(tx);
  for (const [position, section] of sections.entries()) {
    const id = await writeSection(tx, restaurantId, { section, position });
    await sql`insert into menu_section_dishes (section_id, menu_id, position)
      select ${id}::int, menu_id, place from unnest(${section.menu_ids}::int[]) with ordinality as t (menu_id, place)`.execute(
      tx,
    );
  }
}
