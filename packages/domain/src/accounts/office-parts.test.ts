import { expect, test } from 'vitest';
import { givenRoleOf, isOfficeTold, isReadyName, officeRolesTold, readyRights } from './administrators.ts';
import { areasOf, givesNothing, mayInOffice, officeRightsFrom, partsOutOfReach } from './office-parts.ts';

test('whoever acts sees too, and whoever sees does not act (administrators-4)', () => {
  expect(mayInOffice({ orders: 'act' }, 'orders', 'read')).toBe(true);
  expect(mayInOffice({ orders: 'read' }, 'orders', 'act')).toBe(false);
  expect(mayInOffice({ orders: 'act' }, 'refunds', 'read')).toBe(false);
});

test('a stored grid gives what is known of it and no more (administrators-5)', () => {
  const stored = { orders: 'act', refunds: 'all', administrators: 'act', constructor: 'act', moon: 'read' };
  expect(officeRightsFrom(stored)).toEqual({ orders: 'act' });
  for (const broken of [null, 'act', 7, []]) expect(givesNothing(officeRightsFrom(broken))).toBe(true);
});

test('a part that is worked on at the screen of another one wants it seen', () => {
  expect(partsOutOfReach({ refunds: 'read' })).toEqual([{ part: 'refunds', needs: 'orders' }]);
  expect(partsOutOfReach({ refunds: 'act', orders: 'read' })).toEqual([]);
});

test('those are told whose role acts in the work (notifications-11)', () => {
  expect(isOfficeTold({ help: 'act' }, 'office_complaint')).toBe(true);
  expect(isOfficeTold({ help: 'read' }, 'office_complaint')).toBe(false);
  expect(officeRolesTold('office_refund')).toEqual(['owner', 'support', 'finance']);
  expect(isOfficeTold(readyRights.content, 'office_paper')).toBe(false);
});

test('a role is named by its word or its number', () => {
  expect(givenRoleOf('finance')).toEqual({ office_role: 'finance', office_role_id: null });
  expect(givenRoleOf('12')).toEqual({ office_role: null, office_role_id: 12 });
  expect(isReadyName(' SUPPORT ')).toBe(true);
  expect(isReadyName('Night desk')).toBe(false);
});

test('an open page of the release before is told the areas that its role had (administrators-4)', () => {
  const ofFinance = ['own', 'overview', 'orders_read', 'refunds', 'restaurants_read', 'money'];
  expect(areasOf(readyRights.finance)).toEqual(ofFinance);
  expect(areasOf(readyRights.content)).toEqual(['own', 'dishes', 'feedback', 'content']);
  expect(areasOf(readyRights.support)).toHaveLength(12);
  expect(areasOf(readyRights.owner)).toHaveLength(15);
  expect(areasOf({ audit: 'read' })).toEqual(['own']);
});
