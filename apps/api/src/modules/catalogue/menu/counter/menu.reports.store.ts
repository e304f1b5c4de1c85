import type { OfficePriceReport } from '@tawa/contract/catalogue/menu/menu.reports.office';
import { kitchenReportsMax, type PriceReportState } from '@tawa/domain/catalogue/counter/price-reports';
import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import { sql, type SqlBool } from 'kysely';
import { namesOf } from '#db/names.ts';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing } from '#platform/database/listing.ts';
import { dishes } from '../menu.store.ts';

interface Reporter {
  userId: number;
  menuId: number;
}

/** A dish that everybody may see, what is said of its counter, and whether this customer was served there lately. */
export const findReportable = (db: Db, { userId, menuId }: Reporter, now: Date) => {
  const since = new Date(now.getTime() - verifiedOrderDays * dayMs);
  return dishes(db)
    .leftJoin('dish_counter_prices as k', 'k.menu_id', 'd.menu_id')
    .clearSelect()
    .select([
      'd.menu_id',
      'd.dish_name',
      namesOf('d').as('names'),
      'd.price',
      'd.discounted_price',
      'd.restaurant_id',
      'r.timezone',
    ])
    .select(['k.price as counter_price', 'k.declared_at', 'k.refuted_at'])
    .select(
      sql<boolean>`exists (select from orders o where o.user_id = ${userId} and o.restaurant_id = d.restaurant_id
          and ${isServed('o')} and coalesce(o.delivered_at, o.closed_at) > ${since})
        or exists (select from bookings b where b.user_id = ${userId} and b.restaurant_id = d.restaurant_id
          and b.state in ('seated', 'completed') and b.starts_at > ${since})`.as('was_served'),
    )
    .where('d.menu_id', '=', menuId)
    .executeTakeFirst();
};

/** The report of this customer that keeps them from another one. */
export const findOwn = (db: Db, { userId, menuId }: Reporter, now: Date) =>
  db
    .selectFrom('price_reports')
    .select(['price_seen', 'state', 'reason', 'created_on'])
    .where('menu_id', '=', menuId)
    .where('user_id', '=', userId)
    .where('again_from', '>', now)
    .$narrowType<{ state: PriceReportState }>()
    .executeTakeFirst();

interface Report {
  menu_id: number;
  user_id: number;
  price_seen: number;
  counter_price: number;
  menu_price: number;
  note: string;
  created_on: Date;
  again_from: Date;
}

export const addReport = (tx: Tx, report: Report) =>
  tx.insertInto('price_reports').values(report).returning('price_report_id').executeTakeFirstOrThrow();

/** The newest reports of a restaurant's dishes, without who sent them. */
export const listOfKitchen = (db: Db, restaurantId: number) =>
  db
    .selectFrom('price_reports as p')
    .innerJoin('dishes as d', 'd.menu_id', 'p.menu_id')
    .select(['p.price_report_id', 'p.menu_id', 'd.dish_name', 'p.price_seen', 'p.counter_price', 'p.note'])
    .select(['p.state', 'p.reason', 'p.created_on'])
    .where('d.restaurant_id', '=', restaurantId)
    .orderBy('p.price_report_id', 'desc')
    .limit(kitchenReportsMax)
    .$narrowType<{ state: PriceReportState }>()
    .execute();

/** A report with its dish and restaurant, held until the end of the transaction. */
export const lockReport = (tx: Tx, priceReportId: number) =>
  tx
    .selectFrom('price_reports as p')
    .innerJoin('dishes as d', 'd.menu_id', 'p.menu_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .select(['p.price_report_id', 'p.menu_id', 'p.user_id', 'p.price_seen', 'p.state'])
    .select(['d.dish_name', 'd.restaurant_id', 'r.restaurant_name'])
    .select([namesOf('d').as('names'), namesOf('r').as('restaurant_names')])
    .where('p.price_report_id', '=', priceReportId)
    .forUpdate('p')
    .executeTakeFirst();

interface Decided {
  state: PriceReportState;
  reason: string;
  decided_on: Date;
  decided_by: number;
}

export const setDecided = (tx: Tx, priceReportId: number, decided: Decided) =>
  tx.updateTable('price_reports').set(decided).where('price_report_id', '=', priceReportId).execute();

/** What is said of a dish, held against being said anew. */
export const lockDeclared = (tx: Tx, menuId: number) =>
  tx
    .selectFrom('dish_counter_prices')
    .select(['price as counter_price'])
    .where('menu_id', '=', menuId)
    .where('refuted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const refute = (tx: Tx, menuId: number, now: Date) =>
  tx.updateTable('dish_counter_prices').set({ refuted_at: now }).where('menu_id', '=', menuId).execute();

const rupees = (column: string) => sql`(${sql.ref(column)} / 100.0)::float8`;
const countOf = (state: PriceReportState, joins: string, whose: string) =>
  sql`(select count(*)::int from price_reports q ${sql.raw(joins)} where q.state = ${state} and ${sql.raw(whose)})`;
const ofRestaurant = ['join dishes e on e.menu_id = q.menu_id', 'e.restaurant_id = d.restaurant_id'] as const;
const ofCustomer = ['', 'q.user_id = p.user_id'] as const;

/** Reports as the office reads them. */
export const listing = ({
  state,
  search,
}: {
  state?: PriceReportState;
  search: string;
}): Listing<OfficePriceReport> => ({
  from: sql`price_reports p join dishes d on d.menu_id = p.menu_id join restaurants r on r.restaurant_id = d.restaurant_id
    join users u on u.user_id = p.user_id left join dish_counter_prices k on k.menu_id = p.menu_id and k.refuted_at is null`,
  key: 'p.price_report_id',
  sorts: { created_on: sql`p.created_on` },
  select: sql<OfficePriceReport>`p.price_report_id, p.menu_id, d.dish_name, d.restaurant_id, r.restaurant_name, p.user_id, u.name,
    ${rupees('p.price_seen')} as price_seen, ${rupees('p.counter_price')} as counter_price,
    ${rupees('k.price')} as counter_price_now, ${rupees('p.menu_price')} as menu_price, p.note, p.state, p.reason,
    ${isoTime('p.created_on')} as created_on,
    ${countOf('upheld', ...ofRestaurant)} as restaurant_upheld, ${countOf('dismissed', ...ofRestaurant)} as restaurant_dismissed,
    ${countOf('upheld', ...ofCustomer)} as customer_upheld, ${countOf('dismissed', ...ofCustomer)} as customer_dismissed`,
  where: [
    state !== undefined && sql<SqlBool>`p.state = ${state}`,
    holds(sql`lower(concat_ws(' ', u.name, r.restaurant_name, d.dish_name))`, search),
  ],
});
