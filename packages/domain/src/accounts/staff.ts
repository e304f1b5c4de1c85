import type { OrderStatus } from '../ordering/order-states.ts';
import type { NotificationKind } from './notifications.ts';

/** What somebody may be in a restaurant: its owner, or one of the staff. */
export const staffRoles = ['owner', 'manager', 'orders', 'cook', 'packer', 'menu', 'front_desk'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** The roles that an invitation can give. */
export const invitedRoles = ['manager', 'orders', 'cook', 'packer', 'menu', 'front_desk'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const staffRoleWords: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  cook: 'Cook',
  packer: 'Packer',
  menu: 'Menu',
  front_desk: 'Front desk',
};

/** What each role is for, in one sentence. */
export const staffRoleTexts: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, with payouts, legal papers and the staff.',
  manager: 'Everything but payouts, legal papers and the staff.',
  orders: 'The whole board: accepting, rejecting and cancelling, pausing the kitchen, bills, and what is sold out.',
  cook: 'The board and the line: cooking, marking ready, and what is sold out. No money, no cancelling.',
  packer: 'The board: marking ready and handing over to riders and customers. No cancelling.',
  menu: 'Dishes, prices, pictures and chefs.',
  front_desk: 'Table bookings, walk-ins, handing orders over at the counter, and complaints.',
};

/** The parts of a restaurant's panel, and of its board the kinds of work. */
export const staffAreas = [
  'own',
  'board',
  'orders',
  'cooking',
  'handing_over',
  'bills',
  'sold_out',
  'menu',
  'desk',
  'tables',
  'complaints',
  'voices',
  'figures',
  'settings',
  'profile',
  'tablets',
  'owner',
] as const;
export type StaffArea = (typeof staffAreas)[number];

const rights: Readonly<Record<StaffRole, readonly StaffArea[]>> = {
  owner: staffAreas,
  manager: staffAreas.filter((area) => area !== 'owner'),
  orders: ['own', 'board', 'orders', 'cooking', 'handing_over', 'bills', 'sold_out'],
  cook: ['own', 'board', 'cooking', 'sold_out'],
  packer: ['own', 'board', 'handing_over'],
  menu: ['own', 'menu', 'sold_out'],
  front_desk: ['own', 'board', 'handing_over', 'desk', 'complaints'],
};

/** May somebody of this role work in this part of the panel? */
export const mayWorkIn = (role: StaffRole, area: StaffArea): boolean => rights[role].includes(area);

/** Whose work each move of an order is that a kitchen makes: of any of these parts. */
const moveAreas: Readonly<Partial<Record<OrderStatus, readonly StaffArea[]>>> = {
  accepted: ['orders'],
  rejected: ['orders'],
  cancelled: ['orders'],
  preparing: ['cooking'],
  // Who packs says so as well as who cooks.
  ready: ['cooking', 'handing_over'],
  out_for_delivery: ['handing_over'],
  delivered: ['handing_over'],
  picked_up: ['handing_over'],
};

/** The moves that ask for more than seeing the board, each with the parts of which any will do. */
export const staffMoves: readonly (readonly [to: string, areas: readonly StaffArea[]])[] = Object.entries(moveAreas);

/** May somebody with these parts of the panel move an order so? A move that no kitchen makes is left to the table of orders. */
export const mayMoveTo = (isOpen: (area: StaffArea) => boolean, to: OrderStatus): boolean =>
  moveAreas[to]?.some(isOpen) ?? true;

/** Does this work need what an order costs, and how its customer is reached? A cook's does not. */
export const seesMoney = (role: StaffRole): boolean => mayWorkIn(role, 'handing_over');

const noticeAreas: Readonly<Partial<Record<NotificationKind, StaffArea>>> = {
  kitchen_order: 'orders',
  kitchen_order_missed: 'orders',
  kitchen_cancel_request: 'orders',
  kitchen_order_cancelled: 'orders',
  kitchen_paused: 'orders',
  kitchen_booking: 'desk',
  kitchen_table: 'desk',
  kitchen_complaint: 'complaints',
  kitchen_review: 'voices',
  kitchen_coupon: 'voices',
  kitchen_life: 'profile',
  kitchen_counter_price: 'menu',
};

/** Who of the staff hears of news for the restaurant beside its owner: those whose work it is. */
export function rolesTold(kind: NotificationKind): InvitedRole[] {
  const area = noticeAreas[kind] ?? 'owner';
  return invitedRoles.filter((role) => mayWorkIn(role, area));
}

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** Most people that a restaurant can have on its staff, open invitations included. */
export const staffMax = 40;
/** Restaurants that one account owns at most: one key of the keyboard each. */
export const ownRestaurantsMax = 9;
/** How long an invitation can be accepted, in days. */
export const invitationDays = 7;
