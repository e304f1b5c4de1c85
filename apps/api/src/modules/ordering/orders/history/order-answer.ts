import type { Order, OrderSummary } from '@tawa/contract/ordering/orders';
import { cancelGraceMs } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { shareInRupees } from '#modules/ordering/groups/groups.service.ts';
import { shareBill } from '@tawa/domain/money/shares';
import { orderActions } from '@tawa/domain/ordering/order-actions';
import { isFinal, reasonText } from '@tawa/domain/ordering/orders';
import { optionsOf } from '#db/names.ts';
import { canCancel, canRequestCancel } from '../orders.changes.ts';
import type { FullOrder, listOrders } from './orders.read.store.ts';
import { actorOf, fulfilmentOf, prefOf, statusOf } from './stored-words.ts';

export const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
export const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);
const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

type FactsRow = Pick<FullOrder, Exclude<keyof SummaryRow & keyof FullOrder, 'items' | 'restaurant_copy' | 'table'>>;
type SummaryRow = Awaited<ReturnType<typeof listOrders>>[number];

export const summaryOf = ({ restaurant_copy, items, ...row }: SummaryRow): OrderSummary => ({
  ...row,
  ...orderFactsOf(row),
  restaurant_name: restaurant_copy.restaurant_name,
  restaurant_names: restaurant_copy.names,
  logo: restaurant_copy.logo,
  items: items.map((item) => ({ ...item, is_veg: flagOf(item.is_veg) })),
});

interface Short {
  shortage: string | null;
  shortage_quantity: number | null;
  answer_by: Date | string | null;
}

/** Portions that the kitchen is out of. */
export function shortageOf({ shortage, shortage_quantity, answer_by }: Short): Order['items'][number]['shortage'] {
  if (shortage === null) return null;
  const state = shortage === 'asked' ? 'asked' : 'removed';
  return { state, quantity: shortage_quantity ?? 0, answer_by: answer_by && new Date(answer_by).toISOString() };
}

const askedOf = (item: FullOrder['items'][number]): Order['items'][number]['shortage'] => {
  const shortage = shortageOf(item);
  return shortage && { ...shortage, since: item.shortage_at ? new Date(item.shortage_at).toISOString() : undefined };
};

const itemOf = (item: FullOrder['items'][number]): Order['items'][number] => ({
  ...item,
  shortage: askedOf(item),
  back: item.less === null ? undefined : toRupees(item.less),
  is_veg: flagOf(item.is_veg),
  ...optionsOf(item.options),
  price: toRupees(item.unit_price),
  discounted_price: rupeesOrNull(item.unit_discounted),
  amount: toRupees(item.gross - item.discount),
});

const eventOf = (event: FullOrder['events'][number]): Order['events'][number] => ({
  type: event.type,
  from_status: event.from_status === null ? null : statusOf(event.from_status),
  to_status: event.to_status === null ? null : statusOf(event.to_status),
  actor_type: actorOf(event.actor_type),
  reason: event.reason === null ? null : reasonText(event.reason, event.note),
  at: new Date(event.at).toISOString(),
});

/** The facts of an order in the words and units of the contract: times as text, money in rupees. */
export const orderFactsOf = (row: FactsRow) => ({
  status: statusOf(row.status),
  fulfilment: fulfilmentOf(row.fulfilment),
  item_unavailable_pref: prefOf(row.item_unavailable_pref),
  cancelled_by: row.cancelled_by === null ? null : actorOf(row.cancelled_by),
  total: toRupees(row.total),
  removed_total: toRupees(row.removed_total),
  refunded: toRupees(row.refunded_total),
  change_for: rupeesOrNull(row.change_for),
  placed_at: row.placed_at.toISOString(),
  accept_by: iso(row.accept_by),
  scheduled_for: iso(row.scheduled_for),
  promised_from: row.promised_from.toISOString(),
  promised_to: row.promised_to.toISOString(),
  accepted_at: iso(row.accepted_at),
  ready_at: iso(row.ready_at),
  dispatched_at: iso(row.dispatched_at),
  delivered_at: iso(row.delivered_at),
  closed_at: iso(row.closed_at),
  cancel_requested_at: iso(row.cancel_requested_at),
  cancel_escalated_at: iso(row.cancel_escalated_at),
  late_at: iso(row.late_at),
  expected_by: iso(row.expected_by),
});

function cancelUntil(row: FullOrder, now: Date): string | null {
  if (row.status !== 'accepted' || !canCancel(row, now)) return null;
  return new Date(row.placed_at.getTime() + cancelGraceMs).toISOString();
}

const hasCode = (status: string) => ['accepted', 'preparing', 'ready', 'out_for_delivery'].includes(status);

/** What each bag of a group order comes to of its bill; what came in place of something is not part of that. */
function sharesOf({ items, total, tip }: Pick<FullOrder, 'items' | 'total' | 'tip'>): Order['shares'] {
  const lines = items
    .filter(({ instead_of }) => instead_of === null)
    .flatMap(({ for_name, ...line }) => (for_name === null ? [] : [{ ...line, for_name }]));
  return lines.length === 0 ? undefined : shareBill(lines, { total, tip }).map((share) => shareInRupees(share));
}

/** An order as its customer sees it; the handover code shows only between acceptance and delivery, and never at a table. */
export const orderAnswer = (row: FullOrder, now: Date): Order => ({
  ...row,
  ...orderFactsOf(row),
  restaurant: { ...row.restaurant_copy, restaurant_id: row.restaurant_id },
  address: row.address_copy,
  payment_status: row.payment_status ?? 'created',
  shares: sharesOf(row),
  items: row.items.map((item) => itemOf(item)),
  charges: row.charges.map((charge) => ({ ...charge, amount: toRupees(charge.amount), was: rupeesOrNull(charge.was) })),
  events: row.events.map((event) => eventOf(event)),
  credit_used: row.credit_part ? toRupees(row.credit_part) : undefined,
  paid_by_guests: row.held_part ? toRupees(row.held_part) : undefined,
  savings: toRupees(row.discount_restaurant + row.discount_coupon + row.delivery_fee_waived),
  handover_code: hasCode(row.status) && row.table === null ? row.handover_code : null,
  rider_phone: isFinal(statusOf(row.status)) ? null : row.rider_phone,
  can_cancel: canCancel(row, now),
  cancel_until: cancelUntil(row, now),
  can_request_cancel: canRequestCancel(row, now),
  actions: orderActions(
    { ...row, status: statusOf(row.status), fulfilment: fulfilmentOf(row.fulfilment) },
    'customer',
    now,
  ),
});
