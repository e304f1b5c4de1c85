import { randomBytes, randomInt } from 'node:crypto';
import type { OrderRequests } from '@tawa/contract/ordering/orders.requests';
import { type Allergen, noDiet } from '@tawa/domain/accounts/diet';
import { avoidedIn, judgeLine } from '@tawa/domain/accounts/line-food';
import { minuteMs } from '@tawa/domain/common/durations';
import { orderNumber, readyAfter } from '@tawa/domain/ordering/orders';
import { isOnline } from '@tawa/domain/money/payments';
import { lineFoodOf } from '#db/dishes/dish-food.ts';
import type { OrderRecord } from '../orders.store.ts';
import type { Priced, PricedLine } from '../checkout/priced.ts';
import { chargesOf } from '../checkout/quote-answer.ts';
import { heldFor } from '../checkout/shares-part.ts';

/** What the customer adds when pressing the button. */
export interface OrderInput extends OrderRequests {
  quote_id: string | null;
  contact_phone: string;
  /** What the customer chose to tell the kitchen. */
  allergies?: readonly Allergen[] | undefined;
  /** Paise. */
  change_for?: number | null;
}

type FirstState = 'pending_payment' | 'placed' | 'accepted';

/** Where an order begins: what is paid online waits for its money, and the kitchen hears nothing of it until then. */
function firstState(priced: Priced): FirstState {
  const { request, kitchen } = priced.basket;
  const rest = priced.bill.total - heldFor(priced);
  if (isOnline(request.payment_method ?? 'cod') && rest > 0) return 'pending_payment';
  return request.scheduled_for !== null || kitchen.auto_accept ? 'accepted' : 'placed';
}

/** The frozen copy of everything that is true at this moment; nothing in it refers to what may change later. */
export function orderRecord(priced: Priced, input: OrderInput, now: Date): OrderRecord {
  const { basket } = priced;
  const first = firstState(priced);
  const isAccepted = first === 'accepted';
  return {
    order: {
      ...identity(priced),
      ...input,
      allergies: [...(input.allergies ?? [])],
      ...times(priced, first, now),
      ...amounts(priced),
      customer_name: basket.customer.name,
      address: basket.address && JSON.stringify(addressOf(basket.address)),
      restaurant: JSON.stringify(restaurantOf(priced)),
      status: first,
      version: isAccepted ? 2 : 1,
      first_order: basket.customer.is_new_here,
    },
    items: priced.lines.map((line, index) => ({
      ...itemOf(line, priced, index),
      avoids: avoidedIn(judgeLine(lineFoodOf(line.dish, line.chosen), noDiet).food, input.allergies ?? []),
    })),
    taxes: priced.bill.taxes,
    charges: chargesOf(priced.bill),
    events: eventsOf(basket.customer.user_id, first, now),
  };
}

function cityOf({ city_id }: Priced['basket']['kitchen']): number {
  if (city_id === null) throw new Error('A restaurant without a city takes no orders.');
  return city_id;
}

const identity = ({ basket }: Priced) => ({
  order_number: orderNumber(randomBytes(6)),
  handover_code: String(randomInt(10_000)).padStart(4, '0'),
  user_id: basket.customer.user_id,
  restaurant_id: basket.kitchen.restaurant_id,
  city_id: cityOf(basket.kitchen),
  source: basket.table && basket.request.source === 'cart' ? 'table' : basket.request.source,
  booking_id: basket.table?.booking_id ?? null,
  group_order_id: basket.request.source === 'group' ? (basket.request.group_id ?? null) : null,
  fulfilment: basket.request.fulfilment,
  payment_method: basket.request.payment_method ?? 'cod',
  commission_bp: basket.kitchen.commission_bp,
});

const times = (
  { basket, promise, prep_minutes, travel_minutes, kitchen_minutes, slot }: Priced,
  first: FirstState,
  now: Date,
) => ({
  placed_at: now,
  accept_by: first === 'placed' ? new Date(now.getTime() + basket.settings('auto_reject') * minuteMs) : null,
  accepted_at: first === 'accepted' ? now : null,
  ready_by: first === 'accepted' && !basket.request.scheduled_for ? readyAfter(now, prep_minutes) : null,
  scheduled_for: basket.request.scheduled_for ? new Date(basket.request.scheduled_for) : null,
  promised_from: promise.from,
  promised_to: promise.to,
  agreed_to: promise.to,
  late_after_minutes: basket.settings('late_after'),
  warn_minutes: basket.settings('accept_warning'),
  prep_minutes,
  travel_minutes,
  kitchen_minutes,
  queue_minutes: basket.request.scheduled_for ? null : basket.kitchen.queue_minutes,
  slot_at: slot?.starts_at ?? null,
  slot_used_minutes: slot?.minutes ?? null,
});

const amounts = ({ bill, coupon }: Priced) => ({
  item_total: bill.item_total,
  discount_restaurant: bill.discount_restaurant,
  discount_coupon: bill.discount_coupon,
  coupon_by_restaurant: bill.coupon_by_restaurant,
  packaging_fee: bill.packaging_fee,
  delivery_fee: bill.delivery_fee,
  delivery_fee_waived: bill.delivery_fee_waived,
  platform_fee: bill.platform_fee,
  tax_total: bill.tax_total,
  tip: bill.tip,
  total: bill.total,
  coupon_id: coupon?.found.coupon_id ?? null,
  coupon_code: coupon?.found.coupon.code ?? null,
});

const addressOf = ({
  label,
  line1,
  line2,
  landmark,
  cityname,
  pincode,
  lat,
  lng,
}: NonNullable<Priced['basket']['address']>) => ({
  label,
  line1,
  line2,
  landmark,
  cityname,
  pincode,
  lat,
  lng,
});

function restaurantOf({ basket }: Priced) {
  const { restaurant_name, names, logo, contact_number, full_address, lat, lng, fssai_number, gstin, timezone } =
    basket.kitchen;
  const copy = { restaurant_name, logo, contact_number, full_address, lat, lng, fssai_number, gstin, timezone };
  return names ? { ...copy, names } : copy;
}

function itemOf(line: PricedLine, { bill, basket }: Priced, position: number) {
  const billed = bill.lines.find((entry) => entry.key === line.key);
  return {
    menu_id: line.menu_id,
    position,
    name: line.name,
    names: line.dish.names,
    is_veg: line.dish.is_veg,
    dish_img: line.dish.dish_img,
    options: line.options,
    parts: line.dish.parts.map(({ menu_id, dish_name, names, quantity }) => ({
      menu_id,
      name: dish_name,
      ...(names && { names }),
      quantity,
    })),
    note: line.note,
    for_name: line.for_name,
    tax_category: line.tax_category,
    rate_bp: basket.rates[line.tax_category],
    unit_price: line.unit_price,
    unit_discounted: line.unit_discounted,
    quantity: line.quantity,
    fulfilled_quantity: line.quantity,
    gross: billed?.gross ?? 0,
    discount: billed?.discount ?? 0,
    coupon_share: billed?.coupon_share ?? 0,
    tax: billed?.tax ?? 0,
  };
}

function eventsOf(userId: number, first: FirstState, at: Date): OrderRecord['events'] {
  const begun = first === 'pending_payment' ? first : 'placed';
  const placed = {
    type: begun,
    from_status: null,
    to_status: begun,
    actor_type: 'customer',
    actor_id: userId,
    at,
  };
  const accepted = {
    type: 'accepted',
    from_status: 'placed',
    to_status: 'accepted',
    actor_type: 'system',
    actor_id: null,
    at,
  };
  return first === 'accepted' ? [placed, accepted] : [placed];
}
