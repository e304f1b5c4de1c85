import type { quoteRequest } from '@tawa/contract/checkout';
import type { TaxCategory } from '@tawa/domain/bill';
import { optionsKey } from '@tawa/domain/cart';
import { lineQuantityMax } from '@tawa/domain/limits';
import { zonedParts } from '@tawa/domain/zoned-time';
import type { z } from 'zod/mini';
import type { Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { findCoupon, type FoundCoupon } from '../coupons/coupons.service.ts';
import * as store from './checkout.store.ts';

export type Request = z.output<typeof quoteRequest>;

/** One line that is wanted: from the cart, or named by Buy Now. */
export interface Entry {
  key: string;
  cart_id: number | null;
  menu_id: number;
  option_ids: number[];
  quantity: number;
  note: string;
  /** Paise for one as the customer last saw it in the cart. */
  shown_price: number | null;
}

/** Everything an order depends on, as the database has it at this moment. */
export interface Basket {
  request: Request;
  customer: store.Customer;
  kitchen: store.Kitchen;
  entries: Entry[];
  dishes: ReadonlyMap<number, store.Dish>;
  address: store.Address | null;
  coupon: FoundCoupon | null;
  rates: Record<TaxCategory, number>;
}

interface Wanted {
  userId: number;
  request: Request;
  now: Date;
}

const keyOf = (menuId: number, optionIds: readonly number[]) => `${menuId}:${optionsKey(optionIds)}`;

function entriesOfItems(items: NonNullable<Request['items']>): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { menu_id, options, quantity, note } of items) {
    const key = keyOf(menu_id, options);
    const known = byKey.get(key);
    if (known) known.quantity += quantity;
    else byKey.set(key, { key, cart_id: null, menu_id, option_ids: options, quantity, note, shown_price: null });
  }
  const entries = [...byKey.values()];
  if (entries.some((entry) => entry.quantity > lineQuantityMax))
    throw new AppError('invalid', `At most ${lineQuantityMax} of one dish`, {
      fields: { items: `At most ${lineQuantityMax} of one dish` },
    });
  return entries;
}

async function listEntries(db: Db, { userId, request }: Wanted): Promise<Entry[]> {
  if (request.source === 'buy_now') return entriesOfItems(request.items ?? []);
  const rows = await store.listCartEntries(db, userId);
  return rows.map(({ unit_price, ...row }) => ({
    ...row,
    key: keyOf(row.menu_id, row.option_ids),
    shown_price: unit_price,
  }));
}

async function findRates(db: Db, kitchen: store.Kitchen, now: Date): Promise<Record<TaxCategory, number>> {
  const rows = await store.listTaxRates(db, zonedParts(now, kitchen.timezone).date);
  const rateOf = (category: string) => rows.find((row) => row.category === category)?.rate_bp ?? 0;
  return {
    restaurant_service: rateOf(kitchen.specified_premises ? 'specified_premises' : 'restaurant_service'),
    packaged: rateOf('packaged'),
    delivery: rateOf('delivery'),
    platform_fee: rateOf('platform_fee'),
  };
}

const findAddress = async (db: Db, { userId, request }: Wanted) =>
  request.fulfilment === 'delivery' && request.address_id !== null
    ? ((await store.findAddress(db, userId, request.address_id)) ?? null)
    : null;

/** Reads a basket again from its ids alone; null when nothing of it is left. */
export async function loadBasket(db: Db, wanted: Wanted): Promise<Basket | null> {
  const { userId, request, now } = wanted;
  const entries = await listEntries(db, wanted);
  if (entries.length === 0) return null;
  const found = await store.listDishes(
    db,
    entries.map((entry) => entry.menu_id),
  );
  const restaurants = new Set(found.map((dish) => dish.restaurant_id));
  if (restaurants.size > 1) throw new AppError('invalid', 'One order is cooked by one restaurant.');
  const [restaurantId] = restaurants;
  const kitchen = restaurantId === undefined ? undefined : await store.findKitchen(db, restaurantId);
  if (!kitchen) return null;
  return {
    request,
    kitchen,
    entries,
    dishes: new Map(found.map((dish) => [dish.menu_id, dish])),
    customer: await store.getCustomer(db, userId, kitchen.restaurant_id),
    address: await findAddress(db, wanted),
    coupon: request.coupon_code ? await findCoupon(db, request.coupon_code, userId) : null,
    rates: await findRates(db, kitchen, now),
  };
}
