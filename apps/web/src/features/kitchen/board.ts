import type { KitchenOrder } from '@tawa/contract/orders';

export type Column = 'new' | 'preparing' | 'ready' | 'way';

export const columns: readonly { id: Column; title: string; hint: string }[] = [
  { id: 'new', title: 'New', hint: 'Answer in 8 min' },
  { id: 'preparing', title: 'Preparing', hint: 'Most urgent first' },
  { id: 'ready', title: 'Ready', hint: '' },
  { id: 'way', title: 'On the way', hint: 'Your own delivery' },
];

const columnOf = ({ status }: KitchenOrder): Column => {
  if (status === 'placed') return 'new';
  if (status === 'ready') return 'ready';
  return status === 'out_for_delivery' ? 'way' : 'preparing';
};

/** When a ticket must have moved on (ms): the answer, the cooking, or the promise to the customer. */
export const dueAt = (order: KitchenOrder): number => {
  if (order.status === 'placed') return Date.parse(order.accept_by ?? order.promised_to);
  const cooking = order.status === 'accepted' || order.status === 'preparing';
  return Date.parse(cooking ? (order.cook_by ?? order.promised_to) : order.promised_to);
};

/** The tickets of each column, least time left first. */
export const groupByColumn = (orders: readonly KitchenOrder[]): Record<Column, KitchenOrder[]> => {
  const groups: Record<Column, KitchenOrder[]> = { new: [], preparing: [], ready: [], way: [] };
  for (const order of orders.toSorted((a, b) => dueAt(a) - dueAt(b))) groups[columnOf(order)].push(order);
  return groups;
};

/** Totals of each dish that is still to cook, the most first. */
export function toCook(orders: readonly KitchenOrder[]): { name: string; quantity: number }[] {
  const totals = new Map<string, number>();
  for (const order of orders)
    if (['placed', 'accepted', 'preparing'].includes(order.status))
      for (const item of order.items) totals.set(item.name, (totals.get(item.name) ?? 0) + item.quantity);
  return [...totals].map(([name, quantity]) => ({ name, quantity })).sort((a, b) => b.quantity - a.quantity);
}

export const isRunningLate = (order: KitchenOrder, now: number): boolean =>
  order.status !== 'placed' && dueAt(order) < now;

/** Does a search by number, or by the last four digits of the phone, find this order? */
export const finds = (order: KitchenOrder, search: string): boolean => {
  const words = search.trim().toUpperCase();
  return words === '' || order.order_number.includes(words) || order.phone_last4.includes(words);
};

export const hasAllergy = (text: string): boolean => /allerg/i.test(text);
