import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ShownPrice {
  cart_id: number;
  unit_price: number;
}

export async function updateShownPrices(db: Db, userId: number, prices: readonly ShownPrice[]): Promise<void> {
  const values = sql.join(prices.map(({ cart_id, unit_price }) => sql`(${cart_id}::int, ${unit_price}::bigint)`));
  await sql`update cart_items set unit_price = shown.unit_price from (values ${values}) as shown (cart_id, unit_price)
    where cart_items.cart_id = shown.cart_id and cart_items.user_id = ${userId}`.execute(db);
}
