import { type Insertable, sql, type Updateable } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

const own = (db: Db, restaurantId: number) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_consents as a', (join) =>
      join.onRef('a.coupon_id', '=', 'c.coupon_id').onRef('a.restaurant_id', '=', 'c.owner_restaurant_id'),
    )
    .selectAll('c')
    .select(['a.budget', 'a.spent', 'a.valid_to as agreed_to'])
    .select([
      sql<number>`(select count(*) from orders o where o.coupon_id = c.coupon_id and ${isServed('o')})::int`.as(
        'orders',
      ),
      sql<number>`(select coalesce(sum(o.item_total), 0) from orders o
        where o.coupon_id = c.coupon_id and ${isServed('o')})::bigint`.as('sales'),
    ])
    .where('c.owner_restaurant_id', '=', restaurantId);

export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (db: Db, restaurantId: number) => own(db, restaurantId).orderBy('c.coupon_id', 'desc').execute();

export const findOwn = (db: Db, restaurantId: number, couponId: number) =>
  own(db, restaurantId).where('c.coupon_id', '=', couponId).executeTakeFirst();

/** The row of an own coupon, held until the transaction ends. */
export const lockOwn = (tx: Tx, restaurantId: number, couponId: number) =>
  tx
    .selectFrom('coupons')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('owner_restaurant_id', '=', restaurantId)
    .forUpdate()
    .executeTakeFirst();

/** How many coupons of a restaurant have not ended; its row is held, so that two devices count one after the other. */
export async function countKept(tx: Tx, restaurantId: number): Promise<number> {
  await sql`select from restaurants where restaurant_id = ${restaurantId} for no key update`.execute(tx);
  const { kept } = await tx
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('kept'))
    .where('owner_restaurant_id', '=', restaurantId)
    .where('status', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return kept;
}

export async function addOwn(
  tx: Tx,
  coupon: Insertable<DB['coupons']>,
  consent: Omit<Insertable<DB['coupon_consents']>, 'coupon_id'>,
): Promise<number> {
  const { coupon_id } = await tx.insertInto('coupons').values(coupon).returning('coupon_id').executeTakeFirstOrThrow();
  await tx
    .insertInto('coupon_consents')
    .values({ ...consent, coupon_id })
    .execute();
  return coupon_id;
}

export const updateOwn = (tx: Tx, couponId: number, change: Updateable<DB['coupons']>) =>
  tx.updateTable('coupons').set(change).where('coupon_id', '=', couponId).execute();

export const updateConsent = (
  tx: Tx,
  { coupon_id, restaurant_id }: { coupon_id: number; restaurant_id: number },
  change: Updateable<DB['coupon_consents']>,
) =>
  tx
    .updateTable('coupon_consents')
    .set(change)
    .where('coupon_id', '=', coupon_id)
    .where('restaurant_id', '=', restaurant_id)
    .execute();

/** Answers whether there was such a draft that no order carries. */
export async function deleteDraft(tx: Tx, restaurantId: number, couponId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('coupons')
    .where('coupon_id', '=', couponId)
    .where('owner_restaurant_id', '=', restaurantId)
    .where('status', '=', 'draft')
    .where(sql<boolean>`not exists (select from orders o where o.coupon_id = coupons.coupon_id)`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findZone = async (db: Db, restaurantId: number): Promise<string | undefined> =>
  (await db.selectFrom('restaurants').select('timezone').where('restaurant_id', '=', restaurantId).executeTakeFirst())
    ?.timezone;

/** The categories in which a restaurant sells something. */
export const listSoldCategories = (db: Db, restaurantId: number) =>
  db
    .selectFrom('categories')
    .select(['category_id', 'category_name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('dishes')
          .select('menu_id')
          .whereRef('dishes.category_id', '=', 'categories.category_id')
          .where('restaurant_id', '=', restaurantId)
          .where('deleted_on', 'is', null),
      ),
    )
    .orderBy('category_name')
    .execute();
