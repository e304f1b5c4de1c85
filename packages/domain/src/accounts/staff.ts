import type { NotificationKind } from './notifications.ts';

/** What somebody may be in a restaurant: its owner, or one of the staff. */
export const staffRoles = ['owner', 'manager', 'orders', 'menu', 'front_desk'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** The roles that an invitation can give. */
export const invitedRoles = ['manager', 'orders', 'menu', 'front_desk'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const staffRoleWords: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  menu: 'Menu',
  front_desk: 'Front desk',
};

/** What each role is for, in one sentence. */
export const staffRoleTexts: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, with payouts, legal papers and the staff.',
  manager: 'Everything but payouts, legal papers and the staff.',
  orders: 'The board of orders, pausing the kitchen, and what is sold out.',
  menu: 'Dishes, prices, pictures and chefs.',
  front_desk: 'Table bookings, walk-ins and the waiting list.',
};

/** The parts of a restaurant's panel. */
export const staffAreas = [
  'own',
  'orders',
  'sold_out',
  'menu',
  'desk',
  'tables',
  'voices',
  'figures',
  'settings',
  'profile',
  'owner',
] as const;
export type StaffArea = (typeof staffAreas)[number];

const rights: Readonly<Record<StaffRole, readonly StaffArea[]>> = {
  owner: staffAreas,
  manager: staffAreas.filter((area) => area !== 'owner'),
  orders: ['own', 'orders', 'sold_out'],
  menu: ['own', 'menu', 'sold_out'],
  front_desk: ['own', 'desk'],
};

/** May somebody of this role work in this part of the panel? */
export const mayWorkIn = (role: StaffRole, area: StaffArea): boolean => rights[role].includes(area);

const noticeAreas: Readonly<Partial<Record<NotificationKind, StaffArea>>> = {
  kitchen_order: 'orders',
  kitchen_order_missed: 'orders',
  kitchen_cancel_request: 'orders',
  kitchen_order_cancelled: 'orders',
  kitchen_paused: 'orders',
  kitchen_booking: 'desk',
  kitchen_complaint: 'voices',
  kitchen_review: 'voices',
  kitchen_coupon: 'voices',
  kitchen_life: 'profile',
};

/** Who of the staff hears of news for the restaurant beside its owner: those whose work it is. */
export function rolesTold(kind: NotificationKind): InvitedRole[] {
  const area = noticeAreas[kind] ?? 'owner';
  return invitedRoles.filter((role) => mayWorkIn(role, area));
}

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** Most people that a restaurant can have on its staff, open invitations included. */
export const staffMax = 40;
/** How long an invitation can be accepted, in days. */
export const invitationDays = 7;
