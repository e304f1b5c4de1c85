import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import { dayMs } from '@tawa/domain/common/durations';
import { orderNumber } from '@tawa/domain/ordering/orders';
import { deliveredSettings } from '@tawa/domain/content/settings';
import type { Basket, Request } from '@tawa/api/modules/ordering/orders/checkout/basket';
import { orderRecord } from '@tawa/api/modules/ordering/orders/placing/order-record';
import type { FoundCoupon } from '@tawa/api/modules/money/coupons/coupons.service';
import type { AppliedCoupon } from '@tawa/api/modules/ordering/orders/checkout/priced';
import { priceBasket } from '@tawa/api/modules/ordering/orders/checkout/pricing';
import type { Tx } from '@tawa/api/platform/database/db';
import type { Making } from '../../parts.ts';
import type { Random } from '@tawa/domain/common/random';
import { drawEntries, openLibrary, type Book, type Library, type Shopper } from './books.ts';
import { tellOn } from './fates.ts';
import type { PastOrder } from './past-order.ts';
import { writePastOrders } from './write.ts';

/** Days over which the marketplace has grown. */
const growingDays = 90;
const ordersADayDefault = 100;
/** Sunday first: weekends eat out at home. */
const weekdayShare = [1.35, 0.8, 0.82, 0.88, 0.95, 1.15, 1.45] as const;
/** Hours of the day in India, as often as people order in them. */
const hours = [8, 9, 11, 12, 12, 13, 13, 13, 14, 16, 17, 18, 19, 19, 20, 20, 20, 20, 21, 21, 21, 22, 23, 0] as const;
const indiaAheadMs = 5.5 * 3_600_000;
/** What was placed later might still be under way. */
const closedBeforeMs = 4 * 3_600_000;
const pickupShare = 0.07;
const couponShare = 0.16;
const tipShare = 0.28;
const tips = [10, 20, 20, 30, 50] as const;
const instructions = [
  '',
  '',
  '',
  '',
  'Leave it with the guard, please.',
  'Ring once.',
  'Call when you are at the gate.',
] as const;
const triesMax = 6;

interface Draw {
  library: Library;
  /** Customers and kitchens that met before. */
  met: Set<string>;
  owners: ReadonlyMap<number, number>;
  random: Random;
}

function drawBook({ library, random }: Draw, cityId: number): Book | undefined {
  const offered = library.books.filter((book) => book.kitchen.city_id === cityId);
  let left = random.next() * offered.reduce((sum, book) => sum + book.weight, 0);
  return offered.find((book) => (left -= book.weight) < 0);
}

function drawMoment(day: Date, random: Random): Date {
  const hour = hours[random.between(0, hours.length - 1)] ?? 20;
  const late = hour < 5 ? dayMs : 0;
  const seconds = random.between(0, 3599);
  return new Date(day.getTime() - indiaAheadMs + late + hour * 3_600_000 + seconds * 1000);
}

function requestFor({ library, random }: Draw, { kitchen }: Book): Request {
  const isCarried = ({ coupon }: FoundCoupon) => coupon.restaurants?.includes(kitchen.restaurant_id) ?? true;
  const carried = library.coupons.filter(isCarried);
  const coupon = random.next() < couponShare ? carried[random.between(0, carried.length - 1)] : undefined;
  return {
    source: 'cart',
    fulfilment: random.next() < pickupShare ? 'pickup' : 'delivery',
    address_id: null,
    scheduled_for: null,
    coupon_code: coupon?.coupon.code ?? null,
    tip: random.next() < tipShare ? random.pick(tips) : 0,
    payment_method: 'cod',
  };
}

function basketOf(draw: Draw, shopper: Shopper, book: Book): Basket {
  const request = requestFor(draw, book);
  const { user_id, name, mobile, address } = shopper;
  const meeting = `${user_id}/${book.kitchen.restaurant_id}`;
  const isKnown = draw.met.has(String(user_id));
  return {
    request,
    customer: {
      user_id,
      name,
      mobile,
      cod_allowed: true,
      is_mobile_proved: true,
      credit: null,
      last_payment_method: null,
      diet: null,
      is_new: !isKnown,
      is_new_here: !draw.met.has(meeting),
    },
    kitchen: { ...book.kitchen, city_radius_m: null },
    platform_fee: deliveredSettings('platform_fee'),
    entries: drawEntries(book, draw.random),
    dishes: new Map(book.dishes.map((dish) => [dish.menu_id, dish])),
    address: request.fulfilment === 'delivery' ? address : null,
    coupon: draw.library.coupons.find((found) => found.coupon.code === request.coupon_code) ?? null,
    rates: draw.library.rates,
    settings: deliveredSettings,
    slotUse: new Map(),
    online_methods: [],
    hasSms: false,
    table: null,
    shares: null,
  };
}

const bytes = (random: Random) => Array.from({ length: 6 }, () => random.between(0, 255));

const useOf = ({ found, worth: amount, restaurant_part }: AppliedCoupon) => ({
  coupon_id: found.coupon_id,
  amount,
  restaurant_part,
});

/** One order as it would have been placed then; null when the kitchen would have refused it. */
function placeThen(draw: Draw, shopper: Shopper, placedAt: Date): PastOrder | null {
  const book = drawBook(draw, shopper.address.city_id);
  if (!book) return null;
  const priced = priceBasket(basketOf(draw, shopper, book), placedAt);
  const isRefused = priced.blocking.length > 0 || priced.lines.some((line) => line.problem !== null);
  if (isRefused || priced.lines.length === 0) return null;
  const { random } = draw;
  const details = {
    quote_id: null,
    contact_phone: shopper.mobile,
    ...noOrderRequests,
    instructions: random.pick(instructions),
  };
  const fresh = orderRecord(priced, details, placedAt);
  const handover_code = String(random.between(0, 9999)).padStart(4, '0');
  const order = { ...fresh.order, order_number: orderNumber(bytes(random)), handover_code };
  const { restaurant_id } = book.kitchen;
  draw.met.add(String(shopper.user_id)).add(`${shopper.user_id}/${restaurant_id}`);
  const record = tellOn({ ...fresh, order }, placedAt, draw.owners.get(restaurant_id) ?? 0, random);
  return { record, coupon: priced.coupon && useOf(priced.coupon) };
}

function drawOrder(draw: Draw, day: Date): PastOrder[] {
  const { shoppers } = draw.library;
  for (let tries = 0; tries < triesMax; tries++) {
    // Some order every other day, most now and then.
    const shopper = shoppers[Math.floor(draw.random.next() ** 1.6 * shoppers.length)];
    const placed = shopper && placeThen(draw, shopper, drawMoment(day, draw.random));
    if (placed) return [placed];
  }
  return [];
}

function drawDay(draw: Draw, day: Date, back: number, ordersADay: number): PastOrder[] {
  const growth = 0.8 + (0.4 * (growingDays - back)) / growingDays;
  const count = Math.round(ordersADay * growth * (weekdayShare[day.getUTCDay()] ?? 1));
  return Array.from({ length: count }, () => drawOrder(draw, day)).flat();
}

async function ownersOf(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.selectFrom('restaurants').select(['restaurant_id', 'owner_id']).execute();
  return new Map(rows.map((row) => [row.restaurant_id, row.owner_id]));
}

const placedAt = ({ record }: PastOrder): number => new Date(String(record.order.placed_at)).getTime();

interface Past {
  days: number;
  /** Restaurants that nobody has ordered from yet. */
  newNames: ReadonlySet<string>;
  ordersADay?: number;
}

/** The orders of the days that end yesterday, a hundred a day or as many as asked for, each priced and told as a real one was. */
export async function seedHistory({ tx, now, random }: Making, past: Past): Promise<void> {
  const { days, newNames, ordersADay = ordersADayDefault } = past;
  const draw: Draw = {
    library: await openLibrary(tx, newNames),
    met: new Set(),
    owners: await ownersOf(tx),
    random,
  };
  const today = Math.floor((now.getTime() + indiaAheadMs) / dayMs) * dayMs;
  const over = now.getTime() - closedBeforeMs;
  const before = await tx.selectFrom('orders').select('order_number').execute();
  const numbers = new Set(before.map((row) => row.order_number));
  const isFresh = ({ record: { order } }: PastOrder) =>
    !numbers.has(order.order_number) && numbers.add(order.order_number).size > 0;
  // One day is drawn while the one before is written.
  let writing = Promise.resolve();
  for (let back = days; back > 0; back--) {
    const orders = drawDay(draw, new Date(today - back * dayMs), back, ordersADay);
    const drawn = orders.filter((order) => placedAt(order) < over && isFresh(order));
    await writing;
    writing = writePastOrders(
      tx,
      drawn.toSorted((a, b) => placedAt(a) - placedAt(b)),
    );
  }
  await writing;
}
