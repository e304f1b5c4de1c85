import { expect, test } from 'vitest';
import { mayWorkIn, staffAreas, staffRoles } from './staff.ts';

test.each([
  ['owner', staffAreas.join(' ')],
  ['manager', 'own orders sold_out menu desk tables voices figures settings profile'],
  ['orders', 'own orders sold_out'],
  ['menu', 'own sold_out menu'],
  ['front_desk', 'own desk'],
] as const)('%s works in %s and nowhere else', (role, areas) => {
  expect(staffRoles).toContain(role);
  expect(staffAreas.filter((area) => mayWorkIn(role, area)).join(' ')).toBe(areas);
});
