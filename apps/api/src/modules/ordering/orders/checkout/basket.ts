import type { quoteRequest } from '@tawa/contract/ordering/checkout';
import { decideTerm, readCityTerms, type CityTerm } from '@tawa/domain/catalogue/city-terms';
import type { TaxCategory } from '@tawa/domain/money/bill';
import { optionsKey } from '@tawa/domain/ordering/cart';
import { lineQuantityMax } from '@tawa/domain/common/limits';
import type { OnlineMethod } from '@tawa/domain/money/payments';
import { readSettings, type Settings } from '@tawa/domain/content/settings';
import type { z } from 'zod/mini';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { findCoupon, type FoundCoupon } from '#modules/money/coupons/coupons.service.ts';
import { findEntries, type GroupShares } from '#modules/ordering/groups/groups.service.ts';
import { findSlotUse, type SlotUse } from '../slots/slot-minutes.ts';
import { heldByOthers, withoutUnpaid } from '../placing/own-unpaid.ts';
import { findTable, holdTable, type Table } from '../placing/tables.store.ts';
import { type Address, type Customer, type Dish, type Facts, findFacts, type Kitchen } from './facts.store.ts';

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
  /** Since when it lies in the cart; null of what is bought at once. */
  in_cart_since: Date | null;
  /** Whose bag it goes into, of a group order. */
  for_name: string | null;
}

/** A kitchen with its city's radius, which counts where it has said no area of its own. */
export type PlacedKitchen = Kitchen & { city_radius_m: number | null };

/** Everything an order depends on, as the database has it at this moment. */
export interface Basket {
  request: Request;
  customer: Customer;
  kitchen: PlacedKitchen;
  entries: Entry[];
  dishes: ReadonlyMap<number, Dish>;
  address: Address | null;
  coupon: FoundCoupon | null;
  rates: Record<TaxCategory, number>;
  /** What the office has set, at this moment. */
  settings: Settings;
  /** Paise of this order. */
  platform_fee: number;
  slotUse: SlotUse;
  /** The table that it is ordered ahead with. */
  table: Table | null;
  /** How a group stands that each pays a share of; null for all else. */
  shares: GroupShares | null;
  /** The ways to pay online that can be offered. */
  online_methods: readonly OnlineMethod[];
  /** Whether a code can prove a number. */
  hasSms: boolean;
}

interface Input {
  userId: number;
  online_methods?: readonly OnlineMethod[];
  hasSms?: boolean;
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
    else {
      const entry = { key, menu_id, option_ids: options, quantity, note };
      byKey.set(key, { ...entry, cart_id: null, shown_price: null, in_cart_since: null, for_name: null });
    }
  }
  const entries = [...byKey.values()];
  if (entries.some((entry) => entry.quantity > lineQuantityMax))
    throw new AppError('invalid', `At most ${lineQuantityMax} of one dish`, {
      fields: { items: `At most ${lineQuantityMax} of one dish` },
    });
  return entries;
}

const entriesOfCart = ({ entries }: Facts): Entry[] =>
  entries.map(({ unit_price, created_on, ...row }) => ({
    ...row,
    key: keyOf(row.menu_id, row.option_ids),
    shown_price: unit_price,
    in_cart_since: created_on,
    for_name: null,
  }));

function ratesOf({ rates }: Facts, kitchen: Kitchen): Basket['rates'] {
  const rateOf = (category: string) => rates.find((row) => row.category === category)?.rate_bp ?? 0;
  return {
    restaurant_service: rateOf(kitchen.specified_premises ? 'specified_premises' : 'restaurant_service'),
    packaged: rateOf('packaged'),
    delivery: rateOf('delivery'),
    platform_fee: rateOf('platform_fee'),
  };
}

/** A kitchen with what counts for an order of it: its own, else its city's, else what counts everywhere. */
function withCityTerms(kitchen: Kitchen, city: Record<CityTerm, number | null>, settings: Settings) {
  return {
    platform_fee: decideTerm(null, city.platform_fee, settings('platform_fee')),
    kitchen: {
      ...kitchen,
      commission_bp: decideTerm(kitchen.own_commission_bp, city.commission, kitchen.commission_bp),
      city_radius_m: city.delivery_radius,
    },
  };
}

/** A basket read again from its ids alone, and the number of the order that its quote has become already. */
interface Loaded {
  /** Null when nothing of it is left. */
  basket: Basket | null;
  ordered: string | null;
}

/** The booked table of a request; while the order is placed it is held as it is. */
async function loadTable(db: Db, { userId, request, quoteId }: Input & { quoteId?: string }): Promise<Table | null> {
  if (!request.booking_number) return null;
  const find = quoteId === undefined ? findTable : holdTable;
  const table = await find(db, userId, request.booking_number);
  if (!table) throw new AppError('not_found', 'Booking not found.');
  return table;
}

/** What is eaten at a table is cooked for its hour and handed over there. */
const requestAt = (request: Request, table: Table | null): Request =>
  table ? { ...request, fulfilment: 'pickup', scheduled_for: table.starts_at.toISOString() } : request;

/** The lines of a customer's group, each in its bag; null where there is nothing to order. */
async function entriesOfGroup(db: Db, { userId, request, now, quoteId }: Input & { quoteId?: string }) {
  const { group_id: groupId } = request;
  if (!groupId) throw new AppError('invalid', 'Say which group order it is.');
  const found = await findEntries(db, { userId, groupId }, { now, isHeld: quoteId !== undefined });
  const entries = (found?.entries ?? []).map(({ group_guest_id, created_on, ...line }) => ({
    ...line,
    key: `${group_guest_id}/${keyOf(line.menu_id, line.option_ids)}`,
    cart_id: null,
    shown_price: null,
    in_cart_since: created_on,
  }));
  return { entries, shares: found?.shares ?? null };
}

interface Named {
  entries: Entry[] | null;
  shares: GroupShares | null;
}

async function namedEntries(db: Db, input: Input & { quoteId?: string }): Promise<Named> {
  const { source, items } = input.request;
  if (source === 'group') return entriesOfGroup(db, input);
  return { entries: source === 'buy_now' ? entriesOfItems(items ?? []) : null, shares: null };
}

export async function loadBasket(db: Db, input: Input & { quoteId?: string }): Promise<Loaded> {
  const { userId, now, quoteId = null, online_methods = [], hasSms = false } = input;
  const table = await loadTable(db, input);
  const request = requestAt(input.request, table);
  const { entries: named, shares } = await namedEntries(db, { ...input, request });
  const addressId = request.fulfilment === 'delivery' ? request.address_id : null;
  const menuIds = named && named.map((entry) => entry.menu_id);
  const facts = withoutUnpaid(await findFacts(db, { userId, addressId, quoteId, now }, menuIds));
  if (new Set(facts.dishes.map((dish) => dish.restaurant_id)).size > 1)
    throw new AppError('invalid', 'One order is cooked by one restaurant.');
  const { kitchen, customer, address, ordered } = facts;
  if (!kitchen || !customer) return { basket: null, ordered };
  const settings = readSettings(facts.settings);
  const basket = {
    request,
    customer,
    ...withCityTerms(kitchen, readCityTerms(facts.city_terms), settings),
    address,
    entries: named ?? entriesOfCart(facts),
    dishes: new Map(facts.dishes.map((dish) => [dish.menu_id, dish])),
    coupon: request.coupon_code
      ? await findCoupon(db, request.coupon_code, { user_id: userId, restaurant_id: kitchen.restaurant_id })
      : null,
    rates: ratesOf(facts, kitchen),
    settings,
    slotUse: heldByOthers(await findSlotUse(db, kitchen, now), facts),
    online_methods,
    hasSms,
    table,
    shares,
  };
  return { basket, ordered };
}
