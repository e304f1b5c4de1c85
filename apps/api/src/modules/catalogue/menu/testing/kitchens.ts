import type { DishForm } from '@tawa/contract/catalogue/menu.form';
import type { TestApp } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';

/** A veg dish for 249 rupees as a form sends it. */
export const newDish = (part: Partial<DishForm> = {}): DishForm => ({
  dish_name: 'Palak Paneer',
  category_id: null,
  dish_img: null,
  description: 'Spinach and fresh cheese',
  is_veg: 1,
  contains_egg: 0,
  allergens: ['milk'],
  suits: [],
  kitchen_name: '',
  calories: null,
  price: 249,
  discounted_price: null,
  discount_plan: null,
  preparation_time: 20,
  tax_category: 'restaurant_service',
  stock_per_day: null,
  option_group_ids: [],
  parts: [],
  ...part,
});

/** Sends bytes as the one file of a form. */
export async function sendFile(
  world: Pick<TestApp, 'app' | 'tokenOf'>,
  user: Pick<TestUser, 'userId' | 'role'>,
  url: string,
  bytes: Buffer,
) {
  const boundary = '----tawa';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="dish.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return world.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${await world.tokenOf(user)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
