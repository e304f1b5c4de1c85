import { minuteMs } from '../common/durations.ts';
import { formatPaise } from '../common/money.ts';
import { groupGraceMs } from '../ordering/groups.ts';
import type { NotificationFacts } from './notification-facts.ts';
import { many } from './notification-steps.ts';

type Facts = NotificationFacts['group_order'];

const minutes = groupGraceMs / minuteMs;

const titles: Readonly<Record<Facts['step'], string>> = {
  closed: 'Your group order is closed',
  lapsed: 'Your group order ended',
  paid: 'Everybody has paid',
  dropped: 'Somebody has not paid',
  returned: 'Your group order ended',
};

function bodyOf({ restaurant_name, guests, lines, step, names = [] }: Facts): string {
  if (step === 'closed')
    return `${many(guests, 'person', 'people')}, ${many(lines, 'line', 'lines')} from ${restaurant_name}. You have ${minutes} minutes to order.`;
  if (step === 'paid')
    return `Every share of your group order from ${restaurant_name} is paid. Pay your own part to order.`;
  if (step === 'dropped')
    return `${names.join(', ')} dropped out of your group order from ${restaurant_name}. You have ${minutes} minutes to order for the others.`;
  if (step === 'returned')
    return `Nothing was ordered from ${restaurant_name}. What your guests had paid goes back to them.`;
  return `Nothing was ordered from ${restaurant_name}, and nobody pays anything.`;
}

/** What a host reads when a group order closed, when shares were paid or were not, or when it ended without an order. */
export const groupOrderWords = (facts: Facts) => ({
  title: titles[facts.step],
  body: bodyOf(facts),
  link: `/group/${facts.group_id}`,
});

/** What a restaurant reads of the bill of a table: somebody would like to pay, or it ended by itself. */
export const tableWords = ({ table, name, amount, step }: NotificationFacts['kitchen_table']) => ({
  title: step === 'cash' ? `Table ${table} would like to pay` : `The bill of table ${table} ended by itself`,
  body:
    step === 'cash'
      ? `${name ?? 'A guest'} pays ${formatPaise(amount)} in cash.`
      : amount > 0
        ? `${formatPaise(amount)} of it was not paid. It stays due on its orders.`
        : 'Nothing had happened there for six hours.',
  link: '/restaurant-venue?tab=now',
});
