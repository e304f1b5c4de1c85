import { expect, test } from 'vitest';
import { mayWorkIn, rolesTold, staffAreas, staffRoles } from './staff.ts';

test.each([
  ['owner', staffAreas.join(' ')],
  ['manager', 'own orders sold_out menu desk tables voices figures settings profile'],
  ['orders', 'own orders sold_out'],
  ['menu', 'own sold_out menu'],
  ['front_desk', 'own desk'],
] as const)('%s works in %s and nowhere else (staff-2)', (role, areas) => {
  expect(staffRoles).toContain(role);
  expect(staffAreas.filter((area) => mayWorkIn(role, area)).join(' ')).toBe(areas);
});

test.each([
  ['kitchen_order', 'manager orders'],
  ['kitchen_cancel_request', 'manager orders'],
  ['kitchen_booking', 'manager front_desk'],
  ['kitchen_review', 'manager'],
  ['kitchen_coupon', 'manager'],
  ['kitchen_payout', ''],
  ['kitchen_licence', ''],
] as const)('of %s the owner hears, and of the staff: %s (notifications-11)', (kind, roles) => {
  expect(rolesTold(kind).join(' ')).toBe(roles);
});
