import { counterPriceDays } from '@tawa/domain/catalogue/counter/counter-prices';
import { priceReportDays } from '@tawa/domain/catalogue/counter/price-reports';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import { findRestaurants } from '../lookups.ts';

interface Word {
  restaurant: string;
  daysAgo: number;
  /** Rupees that the first dishes of the menu cost less at the counter, one after the other. */
  less: readonly number[];
}

/** One menu that says the same prices, one with differences, and one whose words have lapsed. */
const words: readonly Word[] = [
  { restaurant: 'Udupi Table', daysAgo: 17, less: [] },
  { restaurant: 'Dum & Handi', daysAgo: 24, less: [20, 0, 15] },
  { restaurant: 'Leaf & Bowl', daysAgo: counterPriceDays + 6, less: [] },
];

const say = (tx: Tx, restaurantId: number, { less, daysAgo }: Word, said: Date) =>
  sql`insert into dish_counter_prices (menu_id, price, declared_at, declared_by, told)
    select d.menu_id, coalesce(d.discounted_price, d.price) - 100 * coalesce((${[...less]}::int[])[d.place], 0), ${said}::timestamptz,
      r.owner_id, ${daysAgo > counterPriceDays ? 'lapsed' : 'nothing'}::text
    from (select *, row_number() over (order by menu_id) as place from dishes
      where restaurant_id = ${restaurantId} and isactive) d
      join restaurants r using (restaurant_id)`.execute(tx);

/** What some restaurants say of their counters, and what a customer saw at one. */
export async function seedCounterPrices(tx: Tx, now: Date): Promise<void> {
  const idOf = await findRestaurants(tx);
  for (const word of words) await say(tx, idOf(word.restaurant), word, new Date(now.getTime() - word.daysAgo * dayMs));
  const seen = new Date(now.getTime() - dayMs);
  const again = new Date(seen.getTime() + priceReportDays * dayMs);
  await sql`insert into price_reports (menu_id, user_id, price_seen, counter_price, menu_price, note, created_on, again_from)
    select c.menu_id, u.user_id, c.price - 1000, c.price, coalesce(d.discounted_price, d.price), 'On the menu card at the till',
      ${seen}::timestamptz, ${again}::timestamptz
    from dish_counter_prices c join dishes d using (menu_id), lateral (
      select o.user_id from orders o join users m on m.user_id = o.user_id and m.email <> 'customer@example.com'
      where o.restaurant_id = d.restaurant_id and o.status in ('delivered', 'picked_up')
      order by o.order_id desc limit 1) u
    where d.restaurant_id = ${idOf('Dum & Handi')} and c.price > 2000
    order by c.menu_id limit 1`.execute(tx);
}
