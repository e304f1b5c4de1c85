import type { NotificationKind } from './notifications.ts';
import { mayInOffice, officeParts, officeRightsFrom, type OfficePart, type OfficeRights } from './office-parts.ts';

/** The roles that every office has ready; what else there is the office makes itself. */
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
  content: 'Blogs, questions, testimonials, the team, legal texts, cities, categories, broadcasts, dishes and reviews.',
  finance: 'Payouts, commissions, coupons, statistics and refunds, and the orders behind them.',
};

const everything = Object.fromEntries(officeParts.map((part) => [part, 'act' as const]));

/** What each ready role may; nobody changes these. */
export const readyRights: Readonly<Record<OfficeRole, OfficeRights>> = {
  owner: everything,
  support: {
    overview: 'read',
    orders: 'act',
    refunds: 'act',
    people: 'act',
    restaurants: 'act',
    dishes: 'act',
    tables: 'act',
    help: 'act',
    feedback: 'act',
  },
  content: { dishes: 'act', feedback: 'act', content: 'act' },
  finance: {
    overview: 'read',
    orders: 'read',
    refunds: 'act',
    restaurants: 'read',
    coupons: 'act',
    money: 'act',
  },
};

const noticeParts: Readonly<Partial<Record<NotificationKind, OfficePart>>> = {
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

/** The part of the office whose work a notice is; owners alone hear of what is no part's. */
export const officePartTold = (kind: NotificationKind): OfficePart => noticeParts[kind] ?? 'administrators';

/** Whether somebody with these rights hears of something: those whose work it is. */
export const isOfficeTold = (rights: OfficeRights, kind: NotificationKind): boolean =>
  mayInOffice(rights, officePartTold(kind), 'act');

/** The ready roles that hear of something. */
export const officeRolesTold = (kind: NotificationKind): OfficeRole[] =>
  officeRoles.filter((role) => isOfficeTold(readyRights[role], kind));

export const isOfficeRole = (text: string): text is OfficeRole => officeRoles.some((role) => role === text);

/** What an account may in the office, by its ready role or by what its own one gives; undefined for one that has neither. */
export function officeRightsOf(office_role: string | null, own_rights: unknown): OfficeRights | undefined {
  if (office_role === null) return own_rights === null ? undefined : officeRightsFrom(own_rights);
  return isOfficeRole(office_role) ? readyRights[office_role] : undefined;
}

/** Hours for which a link that makes an owner works. */
export const ownerLinkHours = 24;

/** Hours without a call after which a session of the office ends. */
export const officeIdleHours = 24;
/** Minutes for which an administrator may look at a restaurant's panel. */
export const visitMinutes = 30;
/** Most administrators at a time, open invitations included. */
export const administratorsMax = 100;

/** Most roles that an office makes itself. */
export const ownRolesMax = 30;
export const roleNameLengthMax = 40;
export const roleTextLengthMax = 200;

/** What somebody is in the office: a ready role by its word, or one that the office made by its number. */
export type GivenRole =
  | { office_role: OfficeRole; office_role_id: null }
  | { office_role: null; office_role_id: number };

/** The role that a word or a number of the wire names: 'support', '12'. */
export const givenRoleOf = (role: string): GivenRole =>
  isOfficeRole(role)
    ? { office_role: role, office_role_id: null }
    : { office_role: null, office_role_id: Number(role) };

/** Whether a name is that of a ready role, which no other role may have. */
export const isReadyName = (name: string): boolean =>
  officeRoles.some((role) => officeRoleWords[role].toLowerCase() === name.trim().toLowerCase());
