import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { checklistGroups, isBeingRead, type ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import type { StaffArea } from '@tawa/domain/accounts/staff';
import { paths } from '#lib/paths.ts';

/** Items that are filled in on a page of their own. */
export const elsewhere: Partial<Record<ChecklistItem, string>> = {
  hours: paths.restaurantSettings,
  venue: `${paths.restaurantVenue}?tab=venues`,
};

const papers: ReadonlySet<string> = new Set([...checklistGroups.papers, ...checklistGroups.money]);

/** Which part of the panel an item belongs to: legal papers, money and terms are the owner's. */
export const areaOfItem = (item: ChecklistItem): StaffArea => {
  if (papers.has(item)) return 'owner';
  if (item === 'hours') return 'settings';
  return item === 'venue' ? 'tables' : 'profile';
};

/** Does this line of the checklist need its owner? */
export const isToDo = ({ missing, remark }: RestaurantProfile['checklist'][number]): boolean =>
  missing !== null || remark !== null;

/** While the office reads, and after the end, nothing is filled in. */
export const isFixed = ({ lifecycle }: Pick<RestaurantProfile, 'lifecycle'>): boolean =>
  isBeingRead(lifecycle) || lifecycle === 'rejected' || lifecycle === 'closed';

/** Where an item of the checklist is filled in: on a page of its own, or over the page that shows the checklist. */
export const wayTo = (item: ChecklistItem): string => elsewhere[item] ?? `?item=${item}`;
