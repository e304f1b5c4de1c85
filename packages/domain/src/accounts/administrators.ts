import type { NotificationKind } from './notifications.ts';

/** What an administrator may be in the office. */
export const officeRoles = ['owner', 'support', 'content', 'finance'] as const;
export type OfficeRole = (typeof officeRoles)[number];

export const officeRoleWords: Readonly<Record<OfficeRole, string>> = {
  owner: 'Owner',
  support: 'Support',
  content: 'Content',
  finance: 'Finance',
};

/** What each role is for, in one sentence. */
export const officeRoleTexts: Readonly<Record<OfficeRole, string>> = {
  owner: 'Everything, with settings, the audit log and the administrators.',
  support: 'Orders, refunds, accounts, restaurants, tables, complaints and messages.',
  content: 'Blogs, questions, testimonials, the team, legal texts, cities, categories, dishes and reviews.',
  finance: 'Payouts, commissions, coupons, statistics and refunds, and the orders behind them.',
};

/** The parts of the office. */
export const officeAreas = [
  'own',
  'overview',
  'orders_read',
  'orders',
  'refunds',
  'people',
  'restaurants_read',
  'restaurants',
  'dishes',
  'tables',
  'help',
  'feedback',
  'content',
  'money',
  'owner',
] as const;
export type OfficeArea = (typeof officeAreas)[number];

const rights: Readonly<Record<OfficeRole, readonly OfficeArea[]>> = {
  owner: officeAreas,
  support: [
    'own',
    'overview',
    'orders_read',
    'orders',
    'refunds',
    'people',
    'restaurants_read',
    'restaurants',
    'dishes',
    'tables',
    'help',
    'feedback',
  ],
  content: ['own', 'dishes', 'feedback', 'content'],
  finance: ['own', 'overview', 'orders_read', 'refunds', 'restaurants_read', 'money'],
};

/** May an administrator of this role work in this part of the office? */
export const mayWorkInOffice = (role: OfficeRole, area: OfficeArea): boolean => rights[role].includes(area);

const noticeAreas: Readonly<Partial<Record<NotificationKind, OfficeArea>>> = {
  office_stuck_order: 'orders',
  office_cancel_run: 'orders',
  office_complaint: 'help',
  office_overdue_complaint: 'help',
  office_refund: 'refunds',
  office_payment: 'refunds',
  office_event: 'refunds',
  office_restaurant: 'restaurants',
  office_paper: 'restaurants',
};

/** Who of the office hears of something: those whose work it is. */
export const officeRolesTold = (kind: NotificationKind): OfficeRole[] =>
  officeRoles.filter((role) => mayWorkInOffice(role, noticeAreas[kind] ?? 'owner'));

export const isOfficeRole = (text: string): text is OfficeRole => officeRoles.some((role) => role === text);

/** Hours for which a link that makes an owner works. */
export const ownerLinkHours = 24;

/** Hours without a call after which a session of the office ends. */
export const officeIdleHours = 24;
/** Minutes for which an administrator may look at a restaurant's panel. */
export const visitMinutes = 30;
/** Most administrators at a time, open invitations included. */
export const administratorsMax = 100;
