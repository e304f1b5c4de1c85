import { expect, test } from 'vitest';
import { portionsOf } from './combos.ts';

test('a combo takes portions of itself and of each part as often as it has it (menu-38)', () => {
  const parts = [
    { menu_id: 2, quantity: 1 },
    { menu_id: 3, quantity: 2 },
  ];
  expect(portionsOf({ menu_id: 1, quantity: 3, parts })).toEqual([
    { menu_id: 1, quantity: 3 },
    { menu_id: 2, quantity: 3 },
    { menu_id: 3, quantity: 6 },
  ]);
  expect(portionsOf({ menu_id: 1, quantity: 3, parts: [] })).toEqual([{ menu_id: 1, quantity: 3 }]);
});
