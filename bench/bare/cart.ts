import type { Pool } from 'pg';
import { within } from './rows.ts';

const readDish = {
  name: 'dish',
  text: `select d.menu_id, d.restaurant_id, d.price, d.discounted_price, d.isactive, d.sold_out, d.daily_stock, r.logo
    from dishes d join restaurants r using (restaurant_id) join cities c using (city_id) where d.menu_id = $1`,
};
const lockCart = {
  name: 'cart',
  text: `insert into carts (user_id, restaurant_id) values ($1, $2)
    on conflict (user_id) do update set user_id = excluded.user_id returning restaurant_id`,
};
const addItem = {
  name: 'item',
  text: `insert into cart_items (user_id, menu_id, quantity, unit_price) values ($1, $2, 1, $3)
    on conflict (user_id, menu_id, option_ids)
    do update set quantity = cart_items.quantity % 20 + 1, unit_price = excluded.unit_price returning cart_id, quantity`,
};

/** The rows of one addition to a cart, read and written by pg alone. */
export const addToCart = (pool: Pool, userId: string, menuId: string): Promise<void> =>
  within(pool, async (client) => {
    const { rows } = await client.query({ ...readDish, values: [menuId] });
    const [dish] = rows;
    await client.query({ ...lockCart, values: [userId, dish.restaurant_id] });
    await client.query({ ...addItem, values: [userId, menuId, dish.price] });
  });
