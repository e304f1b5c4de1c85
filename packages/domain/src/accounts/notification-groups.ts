import { minuteMs } from '../common/durations.ts';
import { groupGraceMs } from '../ordering/groups.ts';
import type { NotificationFacts } from './notification-facts.ts';
import type { NotificationWords } from './notification-texts.ts';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What a host reads when a group order closed, or ended without an order. */
export const groupOrderWords = ({
  group_id,
  restaurant_name,
  guests,
  lines,
  step,
}: NotificationFacts['group_order']): NotificationWords => ({
  title: step === 'closed' ? 'Your group order is closed' : 'Your group order ended',
  body:
    step === 'closed'
      ? `${counted(guests, 'person', 'people')}, ${counted(lines, 'line', 'lines')} from ${restaurant_name}. You have ${groupGraceMs / minuteMs} minutes to order.`
      : `Nothing was ordered from ${restaurant_name}, and nobody pays anything.`,
  link: `/group/${group_id}`,
});
