import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import { canOrderAt, type Schedule } from '@tawa/domain/catalogue/opening-hours';
import { hourMs, minuteMs } from '@tawa/domain/common/durations';
import type { OrderStatus } from '@tawa/domain/ordering/orders';
import { loadBasket, type Basket, type Request } from '@tawa/api/modules/ordering/orders/checkout/basket';
import { kitchens, listDishes } from '@tawa/api/modules/ordering/orders/checkout/checkout.store';
import { scheduleOf } from '@tawa/api/modules/ordering/orders/kitchen/kitchen-facts';
import { orderRecord } from '@tawa/api/modules/ordering/orders/placing/order-record';
import { insertOrder, type OrderRecord } from '@tawa/api/modules/ordering/orders/orders.store';
import { priceBasket } from '@tawa/api/modules/ordering/orders/checkout/pricing';
import { notingRedemption, useCoupon } from '@tawa/api/modules/money/coupons/coupons.service';
import { openingPayment, settleHandover } from '@tawa/api/modules/money/payments/payments.service';
import type { Tx } from '@tawa/api/platform/database/db';
import { plannedOrders, type PlannedOrder } from './orders-plan.ts';
import { drawNumber } from '../numbers.ts';
import type { Random } from '@tawa/domain/common/random';

interface World {
  /** The demo customer. */
  customer: number;
  customers: readonly number[];
  restaurantIds: ReadonlyMap<string, number>;
  now: Date;
  random: Random;
}

const homes = ['3, 1st Main', '221, 100 Feet Road', '9, CMH Road', '48, 17th Cross', '5, Double Road'] as const;

/** Minutes after placing at which an order reaches each state. */
const steps: readonly [PlannedOrder['reached'] | 'accepted', number][] = [
  ['placed', 0],
  ['accepted', 1],
  ['preparing', 3],
  ['ready', 18],
  ['out_for_delivery', 21],
  ['delivered', 33],
];

async function itemsOf(tx: Tx, plan: PlannedOrder, restaurantId: number): Promise<NonNullable<Request['items']>> {
  const rows = await tx
    .selectFrom('dishes')
    .select(['menu_id', 'dish_name'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  const idOf = (name: string) => rows.find((row) => row.dish_name === name)?.menu_id ?? 0;
  const dishes = await listDishes(
    tx,
    plan.dishes.map((dish) => idOf(dish.name)),
  );
  return plan.dishes.map(({ name, quantity, note = '' }) => {
    const groups = dishes.find((dish) => dish.dish_name === name)?.groups ?? [];
    const options = groups.flatMap((group) => group.options.slice(0, group.min_choices).map((one) => one.option_id));
    return { menu_id: idOf(name), quantity, note, options };
  });
}

function addressFor(basket: Basket, index: number, random: Random): Basket['address'] {
  return {
    address_id: 1,
    label: 'Home',
    line1: homes[index % homes.length] ?? homes[0],
    line2: 'Indiranagar',
    landmark: '',
    city_id: basket.kitchen.city_id ?? 0,
    cityname: 'Bengaluru',
    pincode: '560038',
    phone: basket.customer.mobile ?? '',
    lat: 12.9719 + (random.next() - 0.5) / 50,
    lng: 77.6412 + (random.next() - 0.5) / 50,
  };
}

const unslotted = { slot_at: null, slot_used_minutes: null };

/** The same record as at placing, told further along the state table. */
function advance(record: OrderRecord, plan: PlannedOrder, ownerId: number, placedAt: Date): OrderRecord {
  const last = steps.findIndex(([status]) => status === plan.reached);
  const reached = steps.slice(0, last + 1).map(([status, minutes]) => ({
    status,
    at: new Date(placedAt.getTime() + minutes * minuteMs),
  }));
  const at = (status: OrderStatus) => reached.find((step) => step.status === status)?.at ?? null;
  const moves = reached.slice(1).map((step, index) => ({
    type: step.status,
    from_status: reached[index]?.status ?? null,
    to_status: step.status,
    actor_type: 'restaurant',
    actor_id: ownerId,
    at: step.at,
  }));
  const times = { accepted_at: at('accepted'), ready_at: at('ready'), dispatched_at: at('out_for_delivery') };
  const end = at('delivered');
  const order = { ...record.order, ...times, delivered_at: end, closed_at: end };
  return {
    ...record,
    order: { ...order, status: plan.reached, version: reached.length },
    events: [...record.events, ...moves],
  };
}

const isPast = (plan: PlannedOrder): boolean => plan.reached === 'delivered';

/** The moment itself for what is under way; for the past, the last full hour before it at which the kitchen took orders. */
function placingTime(plan: PlannedOrder, schedule: Schedule, now: Date): Date {
  let at = new Date(now.getTime() - plan.minutesAgo * minuteMs);
  while (isPast(plan) && !canOrderAt(schedule, at)) at = new Date(at.getTime() - hourMs);
  return at;
}

async function seedOrder(
  tx: Tx,
  plan: PlannedOrder,
  index: number,
  world: World & { numbers: Set<string> },
): Promise<void> {
  const userId = plan.by === null ? world.customer : (world.customers[plan.by] ?? world.customer);
  const restaurantId = world.restaurantIds.get(plan.restaurant) ?? 0;
  const found = await kitchens(tx).where('r.restaurant_id', '=', restaurantId).executeTakeFirstOrThrow();
  const kitchen = { ...found, times: null, queue_minutes: 0 };
  const placedAt = placingTime(plan, scheduleOf(kitchen), world.now);
  const request: Request = {
    source: 'buy_now',
    items: await itemsOf(tx, plan, restaurantId),
    fulfilment: 'delivery',
    address_id: null,
    scheduled_for: null,
    coupon_code: plan.coupon ?? null,
    tip: plan.tip ?? 0,
    payment_method: 'cod',
  };
  const { basket } = await loadBasket(tx, { userId, request, now: placedAt });
  if (!basket) throw new Error(`The seed has nothing of ${plan.restaurant}.`);
  const priced = priceBasket({ ...basket, address: addressFor(basket, index, world.random) }, placedAt);
  const wrong = priced.lines.find((line) => line.problem !== null);
  if (wrong) throw new Error(`The seed cannot order: ${wrong.problem}`);
  const details = {
    quote_id: null,
    contact_phone: basket.customer.mobile ?? '',
    ...noOrderRequests,
    instructions: plan.instructions ?? '',
  };
  const fresh = orderRecord(priced, details, placedAt);
  const numbered = {
    ...fresh,
    // What was ordered before is in nobody's way now.
    order: { ...fresh.order, ...unslotted, source: 'cart', order_number: drawNumber(world.random, world.numbers) },
  };
  const { owner_id } = await tx
    .selectFrom('restaurants')
    .select('owner_id')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const record = advance(numbered, plan, owner_id, placedAt);
  const { order_id } = await insertOrder(tx, record);
  await openingPayment(tx, { order_id, total: record.order.total, at: placedAt }).execute();
  if (plan.reached === 'delivered')
    await settleHandover(
      tx,
      { order_id, user_id: userId, restaurant_id: restaurantId },
      { isWitnessed: true, at: record.order.delivered_at ? new Date(record.order.delivered_at) : placedAt },
    );
  if (priced.coupon) {
    const { found, worth, restaurant_part } = priced.coupon;
    const use = { coupon_id: found.coupon_id, user_id: userId, restaurant_part };
    await useCoupon(tx, { ...use, restaurant_id: restaurantId });
    await notingRedemption(tx, { ...use, order_id, amount: worth, state: 'redeemed', at: placedAt }).execute();
  }
}

/** Adds the demo world's orders, priced and written as real ones are; needs people, menus, taxes and coupons. */
export async function seedOrders(tx: Tx, world: World): Promise<void> {
  const before = await tx.selectFrom('orders').select('order_number').execute();
  const numbers = new Set(before.map((row) => row.order_number));
  const byAge = [...plannedOrders].sort((a, b) => b.minutesAgo - a.minutesAgo);
  for (const [index, plan] of byAge.entries()) await seedOrder(tx, plan, index, { ...world, numbers });
}
