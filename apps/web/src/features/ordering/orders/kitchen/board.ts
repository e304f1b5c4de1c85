import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { delayMinutesChoices, prepMinutesChoices, prepMinutesMax, prepMinutesMin } from '@tawa/domain/common/limits';
import { minuteMs } from '@tawa/domain/common/durations';
import { ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export type Column = 'new' | 'preparing' | 'ready' | 'way';

interface ColumnHead {
  id: Column;
  title: string;
  hint: string;
  dot: string;
}

export const columnsIn = keepEach((language: Language): readonly ColumnHead[] => {
  const t = textsIn(kitchenOrdersTexts, language);
  return [
    { id: 'new', title: t.newIt, hint: t.answerInTime, dot: 'bg-info' },
    { id: 'preparing', title: t.preparing, hint: t.mostUrgentFirst, dot: 'bg-accent' },
    { id: 'ready', title: t.readyColumn, hint: '', dot: 'bg-success' },
    { id: 'way', title: t.onWay, hint: t.ownDelivery, dot: 'bg-ink-3' },
  ];
});

// An order for later was accepted when it came in; it is new to the kitchen when it is time to cook it.
const columnOf = ({ status, scheduled_for }: KitchenOrder): Column => {
  if (status === 'placed' || (status === 'accepted' && scheduled_for !== null)) return 'new';
  if (status === 'ready') return 'ready';
  return status === 'out_for_delivery' ? 'way' : 'preparing';
};

/** The tickets of each column, least time left first. */
export const groupByColumn = (orders: readonly KitchenOrder[]): Record<Column, KitchenOrder[]> => {
  const groups: Record<Column, KitchenOrder[]> = { new: [], preparing: [], ready: [], way: [] };
  for (const order of orders.toSorted((a, b) => ticketDueAt(a) - ticketDueAt(b))) groups[columnOf(order)].push(order);
  return groups;
};

type Cooked = Pick<KitchenOrder['items'][number], 'kitchen_name' | 'names' | 'quantity' | 'parts'>;

/** What is cooked for a line: its dish, or all that is in a combo. */
export const cookedOf = ({ kitchen_name, names, quantity, parts = [] }: Cooked): Omit<Cooked, 'parts'>[] =>
  parts.length > 0 ? parts : [{ kitchen_name, names, quantity }];

/** What is cooked, as the kitchen reads it: its own word, else the menu's name in its language. */
export const cookName = ({ kitchen_name, names }: Pick<Cooked, 'kitchen_name' | 'names'>, language: Language): string =>
  nameIn(kitchen_name, names, language);

/** Totals of each dish that is still to cook, the most first. */
export function toCook(orders: readonly KitchenOrder[], language: Language): { name: string; quantity: number }[] {
  const totals = new Map<string, number>();
  for (const order of orders)
    if (['placed', 'accepted', 'preparing'].includes(order.status))
      for (const cooked of order.items.flatMap(cookedOf)) {
        const name = cookName(cooked, language);
        totals.set(name, (totals.get(name) ?? 0) + cooked.quantity);
      }
  const left = [...totals].map(([name, quantity]) => ({ name, quantity })).filter(({ quantity }) => quantity > 0);
  return left.sort((a, b) => b.quantity - a.quantity);
}

/** Accepted, and not to be cooked yet. */
export const isForLater = ({ status, cook_by }: Pick<KitchenOrder, 'status' | 'cook_by'>, now: number): boolean =>
  status === 'accepted' && cook_by !== null && Date.parse(cook_by) > now;

// A clock of minutes says nothing of what is hours away.
const soonMs = 120 * minuteMs;

/** So far off that the day and the hour say more than the time left. */
export const isFarOff = (order: KitchenOrder, now: number): boolean =>
  isForLater(order, now) || ticketDueAt(order) - now > soonMs;

/** 'Delivery', 'Pickup', or the table with its guests. */
export function whereTo({ table, fulfilment }: Pick<KitchenOrder, 'table' | 'fulfilment'>, language: Language): string {
  const t = textsIn(kitchenOrdersTexts, language);
  if (table) return t.tableGuests({ names: table.names, guests: table.guests });
  return fulfilment === 'pickup' ? t.pickup : t.delivery;
}

/** Does a search by number, or by the last four digits of the phone, find this order? */
export const finds = (order: KitchenOrder, search: string): boolean => {
  const words = search.trim().toUpperCase();
  return words === '' || order.order_number.includes(words) || order.phone_last4.includes(words);
};

/** The cooking times to choose from: the usual ones, the kitchen's own, and somewhat more than its own. */
export const minuteChoices = (own: number): number[] =>
  [...new Set([...prepMinutesChoices, own, ...delayMinutesChoices.map((more) => own + more)])]
    .filter((minutes) => minutes >= prepMinutesMin && minutes <= prepMinutesMax)
    .sort((a, b) => a - b);

/** '3 items', portions counted. */
export const countItems = ({ items }: Pick<KitchenOrder, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The part of an order's number that the kitchen calls out. */
export const shortNumber = (order_number: string): string => order_number.slice(-4);

/** How many orders came, went or moved between two looks at the board. */
export const countChanges = (before: readonly KitchenOrder[], after: readonly KitchenOrder[]): number => {
  const versions = new Map(before.map(({ order_number, version }) => [order_number, version]));
  const movedOrNew = after.filter(({ order_number, version }) => versions.get(order_number) !== version).length;
  const left = new Set(after.map(({ order_number }) => order_number));
  return movedOrNew + before.filter(({ order_number }) => !left.has(order_number)).length;
};

/** What stands under a dish: what is cooked for it where it is a combo, then its choices; `times` is the sign after a count. */
export const linesUnder = (
  { parts = [], options, option_names }: Pick<KitchenOrder['items'][number], 'parts' | 'options' | 'option_names'>,
  language: Language,
  times: '×' | 'x' = '×',
): string[] => [
  ...parts.map((part) => `${part.quantity} ${times} ${cookName(part, language)}`),
  ...options.map((name, at) => nameIn(name, option_names?.[at], language)),
];

type Line = KitchenOrder['items'][number];

/** The name of the dish that a line took the place of; none for what was ordered. */
export const missingOf = ({ items }: Pick<KitchenOrder, 'items'>, { instead_of }: Line, language: Language): string[] =>
  items.flatMap((item) => (item.order_item_id === instead_of ? [cookName(item, language)] : []));

/** Did another dish take the place of all of a line? */
export const isReplaced = ({ items }: Pick<KitchenOrder, 'items'>, { order_item_id, quantity }: Line): boolean =>
  quantity === 0 && items.some(({ instead_of }) => instead_of === order_item_id);
