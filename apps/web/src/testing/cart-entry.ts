import type { CartEntry } from '@tawa/contract/ordering/cart';

/** One portion of the dish that the bill of `quote` has, with these differences. */
export const cartEntry = (change: Partial<CartEntry> = {}): CartEntry => ({
  cart_id: 5,
  menu_id: 11,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  dish_name: 'Palak Paneer',
  dish_img: null,
  is_veg: 1,
  quantity: 1,
  price: 374,
  option_ids: [],
  options: [],
  note: '',
  has_options: false,
  availability: 'available',
  problem: null,
  ...change,
});
