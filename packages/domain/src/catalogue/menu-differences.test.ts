import { expect, test } from 'vitest';
import { findDifferences } from './menu-differences.ts';

const dish = (dish_name: string, rest: Partial<{ category_id: number | null; price: number; state: string }> = {}) => ({
  dish_name,
  category_id: 1,
  price: 100,
  discounted_price: null,
  state: 'on',
  ...rest,
});
const found = (...menus: Parameters<typeof findDifferences<ReturnType<typeof dish>>>) => {
  const { same, differing } = findDifferences(...menus);
  return [
    same,
    differing.map(({ dish_name, first, second }) => [dish_name, first?.price ?? null, second?.price ?? null]),
  ];
};

test('price and state differ, names are compared whatever their case, and what only one has is said (own-restaurants-8)', () => {
  const first = [dish('Dal'), dish('Naan'), dish('Lassi'), dish('Kulfi')];
  const second = [dish('naan ', { price: 120 }), dish('DAL'), dish('Lassi', { state: 'sold_out' }), dish('Thali')];
  expect(found(first, second)).toEqual([
    1,
    [
      ['Naan', 100, 120],
      ['Lassi', 100, 100],
      ['Kulfi', 100, null],
      ['Thali', null, 100],
    ],
  ]);
});

test('one name in two categories is two dishes, and twins are paired one by one (own-restaurants-8)', () => {
  expect(found([dish('Dal')], [dish('Dal', { category_id: null })])).toEqual([
    0,
    [
      ['Dal', 100, null],
      ['Dal', null, 100],
    ],
  ]);
  expect(found([dish('Dal'), dish('Dal')], [dish('Dal')])).toEqual([1, [['Dal', 100, null]]]);
});
