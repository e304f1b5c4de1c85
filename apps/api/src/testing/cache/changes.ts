import type { Town } from './town.ts';

/** One change as kitchens, customers and the office make them in an evening. */
interface Change {
  /** How many of a hundred changes are of this kind. */
  share: number;
  /** Of the restaurant $1; $2 is a number of its own for each change. */
  sql: string;
}

// The most ordered dishes are those that run out.
const dish = `(select menu_id from dishes where restaurant_id = $1 and deleted_on is null and published_on is not null
  order by num_of_order desc, menu_id limit 1 offset ($2::bigint % 7))`;

export const changes: Readonly<Record<string, Change>> = {
  'a dish sold out, or back': {
    share: 40,
    sql: `update dishes set sold_out = not sold_out where menu_id = ${dish}`,
  },
  'the last portion, or new ones': {
    share: 8,
    sql: `update dishes set daily_stock = case when daily_stock = 0 then 5 else 0 end where menu_id = ${dish}`,
  },
  'an option sold out, or back': {
    share: 6,
    sql: `update options set sold_out = not sold_out where option_id = (select option_id from options join option_groups g using (option_group_id)
      where g.restaurant_id = $1 order by 1 limit 1 offset ($2::bigint % 3))`,
  },
  'a kitchen busy, or not': {
    share: 16,
    sql: `update restaurants set switch = case switch when 'online' then 'busy' else 'online' end, busy_minutes = 10,
      switch_since = now(), switch_until = case switch when 'online' then now() + interval '20 minutes' end
      where restaurant_id = $1 and $2::bigint >= 0`,
  },
  'an order left unanswered, or answered': {
    share: 4,
    sql: `update restaurants set missed_in_a_row = 1 - least(missed_in_a_row, 1) where restaurant_id = $1 and $2::bigint >= 0`,
  },
  'a rating': {
    share: 14,
    sql: `insert into ratings (restaurant_id, user_id, rating) select $1, user_id, 3 + $2::bigint % 3 from users where role = 'user'
      offset ($2::bigint % 500) limit 1 on conflict (restaurant_id, user_id) do update set rating = 1 + ratings.rating % 5`,
  },
  'stars for a dish': {
    share: 6,
    sql: `insert into dish_rating_summaries (menu_id, stars, count) select m.menu_id, 4, 1 from ${dish} m
      on conflict (menu_id) do update set stars = dish_rating_summaries.stars + 4, count = dish_rating_summaries.count + 1`,
  },
  'a price': {
    share: 3,
    sql: `update dishes set price = price + 100, discounted_price = null where menu_id = ${dish}`,
  },
  'a dish off the menu, or on it': {
    share: 2,
    sql: `update dishes set isactive = not isactive where hidden_reason is null and menu_id = ${dish}`,
  },
  'other hours': {
    share: 1,
    sql: `update restaurant_hours set closes = case closes when '24:00' then time '23:59' else time '24:00' end
      where restaurant_id = $1 and weekday = $2::bigint % 7`,
  },
};

type Write = (sql: string, values: unknown[]) => Promise<unknown>;

/** Answers a function that makes one change more, by one way after the other. */
export function changer(town: Town, ways: readonly Write[]): () => Promise<void> {
  const kinds = Object.values(changes).flatMap(({ share, sql }) => Array.from({ length: share }, () => sql));
  let made = 0;
  return async () => {
    made += 1;
    const sql = kinds[(made * 37) % kinds.length] ?? '';
    await ways[made % ways.length]?.(sql, [town.pickKitchen(town.pickCity()), made]);
  };
}
