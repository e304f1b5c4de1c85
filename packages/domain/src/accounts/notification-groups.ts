import { minuteMs } from '../common/durations.ts';
import { groupGraceMs } from '../ordering/groups.ts';
import type { NotificationFacts } from './notification-facts.ts';
import { many } from './notification-steps.ts';

/** What a host reads when a group order closed, or ended without an order. */
export const groupOrderWords = ({
  group_id,
  restaurant_name,
  guests,
  lines,
  step,
}: NotificationFacts['group_order']) => ({
  title: step === 'closed' ? 'Your group order is closed' : 'Your group order ended',
  body:
    step === 'closed'
      ? `${many(guests, 'person', 'people')}, ${many(lines, 'line', 'lines')} from ${restaurant_name}. You have ${groupGraceMs / minuteMs} minutes to order.`
      : `Nothing was ordered from ${restaurant_name}, and nobody pays anything.`,
  link: `/group/${group_id}`,
});
