import { expect, test } from 'vitest';
import { mayMoveTo, mayWorkIn, rolesTold, seesMoney, staffAreas, staffRoles } from './staff.ts';

test.each([
  ['owner', staffAreas.join(' ')],
  [
    'manager',
    'own board orders cooking handing_over bills sold_out menu desk tables complaints voices figures settings profile tablets',
  ],
  ['orders', 'own board orders cooking handing_over bills sold_out'],
  ['cook', 'own board cooking sold_out'],
  ['packer', 'own board handing_over'],
  ['menu', 'own sold_out menu'],
  ['front_desk', 'own board handing_over desk complaints'],
] as const)('%s works in %s and nowhere else (staff-2)', (role, areas) => {
  expect(staffRoles).toContain(role);
  expect(staffAreas.filter((area) => mayWorkIn(role, area)).join(' ')).toBe(areas);
});

test.each([
  ['owner', 'accepted rejected cancelled preparing ready out_for_delivery delivered picked_up', true],
  ['manager', 'accepted rejected cancelled preparing ready out_for_delivery delivered picked_up', true],
  ['orders', 'accepted rejected cancelled preparing ready out_for_delivery delivered picked_up', true],
  ['cook', 'preparing ready', false],
  ['packer', 'ready out_for_delivery delivered picked_up', true],
  ['menu', '', false],
  ['front_desk', 'ready out_for_delivery delivered picked_up', true],
] as const)('%s moves orders to: %s; sees money: %s (staff-4)', (role, moves, money) => {
  const all = [
    'accepted',
    'rejected',
    'cancelled',
    'preparing',
    'ready',
    'out_for_delivery',
    'delivered',
    'picked_up',
  ] as const;
  expect(all.filter((to) => mayMoveTo((area) => mayWorkIn(role, area), to)).join(' ')).toBe(moves);
  expect(seesMoney(role)).toBe(money);
});

test.each([
  ['kitchen_order', 'manager orders'],
  ['kitchen_cancel_request', 'manager orders'],
  ['kitchen_booking', 'manager front_desk'],
  ['kitchen_complaint', 'manager front_desk'],
  ['kitchen_review', 'manager'],
  ['kitchen_coupon', 'manager'],
  ['kitchen_payout', ''],
  ['kitchen_refund', ''],
  ['kitchen_counter_price', 'manager menu'],
  ['kitchen_licence', ''],
] as const)('of %s the owner hears, and of the staff: %s (notifications-11)', (kind, roles) => {
  expect(rolesTold(kind).join(' ')).toBe(roles);
});
