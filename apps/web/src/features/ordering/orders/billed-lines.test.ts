import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { expect, test } from 'vitest';
import { billedLines } from './billed-lines.ts';

const line = (order_item_id: number, name: string, instead_of?: number): KitchenOrderDetail['items'][number] => ({
  order_item_id,
  name,
  quantity: 1,
  options: [],
  note: '',
  amount: 279,
  shortage: null,
  instead_of,
});

test('a bill has the lines that were accepted, and under each what came in its place, also in the place of that (substitutes-2)', () => {
  const items = [line(1, 'Skewers'), line(2, 'Naan'), line(3, 'Kebab', 1), line(4, 'Chilli Paneer', 3)];
  expect(billedLines(items).map(({ name, instead }) => [name, instead.map((dish) => dish.name)])).toEqual([
    ['Skewers', ['Kebab', 'Chilli Paneer']],
    ['Naan', []],
  ]);
});
