import type { HoursForm, SpecialDay, WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '#platform/database/db.ts';

const clock = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** The settings of a kitchen with its week and its special days from today on. */
export const findSettings = (db: Db, restaurantId: number, today: string) =>
  db
    .selectFrom('restaurants as r')
    .select(['r.timezone', 'r.auto_accept', 'r.prep_minutes', 'r.last_order_minutes', 'r.min_order', 'r.packaging_fee'])
    .select(['r.offers_delivery', 'r.offers_pickup', 'r.slot_minutes', 'r.slot_capacity_minutes'])
    .select(['r.delivery_radius_m', 'r.delivery_pincodes', 'r.travel_minutes'])
    .select(['r.delivery_fee', 'r.free_delivery_from', 'r.bell', 'r.printer_mm', 'r.lat', 'r.lng'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('restaurant_hours as h')
          .select(['h.weekday', clock('h.opens').as('opens'), clock('h.closes').as('closes')])
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('h.weekday')
          .orderBy('h.opens'),
      ).as('week'),
      jsonArrayFrom(
        selectFrom('restaurant_exceptions as x')
          .select([
            sql<string>`x.on_date::text`.as('date'),
            sql<{ opens: string; closes: string }[]>`x.intervals`.as('intervals'),
            sql<string>`coalesce(x.reason, '')`.as('reason'),
          ])
          .whereRef('x.restaurant_id', '=', 'r.restaurant_id')
          .where('x.on_date', '>=', sql<string>`${today}::date`)
          .orderBy('x.on_date'),
      ).as('special'),
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

/** Replaces the week. */
export async function replaceWeek(tx: Tx, restaurant_id: number, week: readonly WeekShift[]): Promise<void> {
  await tx.deleteFrom('restaurant_hours').where('restaurant_id', '=', restaurant_id).execute();
  if (week.length === 0) return;
  await tx
    .insertInto('restaurant_hours')
    .values(week.map((row) => ({ ...row, restaurant_id })))
    .execute();
}

/** Replaces the special days from today on; those that are over stay as they were. */
export async function replaceSpecial(
  tx: Tx,
  restaurant_id: number,
  { special, today }: { special: HoursForm['special']; today: string },
): Promise<void> {
  await tx
    .deleteFrom('restaurant_exceptions')
    .where('restaurant_id', '=', restaurant_id)
    .where('on_date', '>=', sql<string>`${today}::date`)
    .execute();
  if (special.length === 0) return;
  const rowOf = ({ date, intervals, reason }: SpecialDay) => ({
    restaurant_id,
    on_date: date,
    intervals: JSON.stringify(intervals),
    reason: reason || null,
  });
  await tx.insertInto('restaurant_exceptions').values(special.map(rowOf)).execute();
}
