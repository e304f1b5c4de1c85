import type { NotificationFacts } from '@tawa/domain/accounts/notification-facts';
import { notificationWords, type NotificationWords } from '@tawa/domain/accounts/notification-texts';
import type { NotificationKind } from '@tawa/domain/accounts/notifications';
import { officePartTold, officeRolesTold } from '@tawa/domain/accounts/administrators';
import { rolesTold } from '@tawa/domain/accounts/staff';

/**
 * Whom it concerns: a person, the owner of a restaurant with those of the staff whose work it is, the administrators whose work it
 * is, or nobody who has an account.
 */
export type Recipient = { user_id: number } | { restaurant_id: number } | 'office' | 'nobody';

/** Something to tell. */
export interface Notice<K extends NotificationKind> {
  to: Recipient;
  kind: K;
  facts: NotificationFacts[K];
  /** What it is about, such as an order's number with its step: told once for each person, kind and key. */
  key?: string;
}

/** A notice in its words, ready to be written. */
export interface WrittenNotice extends NotificationWords {
  user_id: number | null;
  restaurant_id: number | null;
  /** Who of the restaurant's staff is told beside its owner. */
  staff_roles: readonly string[];
  /** Who of the office is told: the ready roles, and whoever acts in this part by a role that the office made. */
  office_roles: readonly string[];
  office_part: string | null;
  kind: NotificationKind;
  subject_key: string | null;
  data: object;
}

/** Puts a notice into words. */
export function writeNotice<K extends NotificationKind>({ to, kind, facts, key }: Notice<K>): WrittenNotice {
  const isPlace = typeof to === 'object' && 'restaurant_id' in to;
  const isPerson = typeof to === 'object' && 'user_id' in to;
  return {
    user_id: isPerson ? to.user_id : null,
    restaurant_id: isPlace ? to.restaurant_id : null,
    staff_roles: isPlace ? rolesTold(kind) : [],
    office_roles: to === 'office' ? officeRolesTold(kind) : [],
    office_part: to === 'office' ? officePartTold(kind) : null,
    kind,
    subject_key: key ?? null,
    data: facts,
    ...notificationWords(kind, facts),
  };
}
