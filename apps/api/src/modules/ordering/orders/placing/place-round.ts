// A round that guests send from their table: an order like any other, for which nobody there has an account. It is the owner's,
// who answers for it, and its cash is due until the bill of the table is paid.
import { createHash } from 'node:crypto';
import { quoteRequest } from '@tawa/contract/ordering/checkout';
import { z } from 'zod/mini';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { type Basket, loadBasket } from '../checkout/basket.ts';
import { claimRound, getKey } from '../checkout/checkout.store.ts';
import { priceBasket } from '../checkout/pricing.ts';
import { takeSlot } from '../slots/slots.ts';
import { orderRecord } from './order-record.ts';
import { PlacementRefused } from './placement-check.ts';
import { placedAnswer, writeOrder } from './write-order.ts';

/** What somebody at a table wants brought. */
export interface Round {
  owner_id: number;
  restaurant_id: number;
  /** The name that the kitchen reads. */
  guest: string;
  items: readonly { menu_id: number; quantity: number; options: number[]; note: string }[];
  /** Whether the kitchen has answered this table before; a first round is always looked at. */
  is_known: boolean;
  key: string;
  /** Who sends it, as a part of what the key was claimed for. */
  sender: string;
  now: Date;
}

const noFees = { packaging_fee: 0, min_order: 0, offers_pickup: true } as const;

/** The same basket as guests at a table have it: nothing is packed, no fee is asked, and nobody has been here before. */
const atTable = (basket: Basket, { guest, is_known }: Round): Basket => ({
  ...basket,
  platform_fee: 0,
  kitchen: { ...basket.kitchen, ...noFees, auto_accept: basket.kitchen.auto_accept && is_known },
  customer: { ...basket.customer, name: guest, is_new: false, is_new_here: false },
});

// Whether cash is taken at a door says nothing of a bill that is paid at a table.
const ofDoors: ReadonlySet<string> = new Set(['COD_UNAVAILABLE', 'PHONE_UNPROVED', 'MIN_ORDER']);

async function price(tx: Tx, round: Round) {
  const { owner_id: userId, restaurant_id, items, now } = round;
  const wanted = { source: 'buy_now', fulfilment: 'pickup', payment_method: 'cod', items };
  const { basket } = await loadBasket(tx, { userId, request: z.parse(quoteRequest, wanted), now });
  if (!basket || basket.kitchen.restaurant_id !== restaurant_id)
    throw new AppError('invalid', 'These dishes are not of this restaurant.');
  const priced = priceBasket(atTable(basket, round), now);
  const problem = priced.blocking.find(({ code }) => !ofDoors.has(code));
  if (problem) throw new AppError('conflict', problem.message);
  return priced;
}

/** Where the restaurant is called about a round: its own number, or its owner's. */
const phoneOf = ({ kitchen, customer }: Basket): string => {
  const own = (kitchen.contact_number ?? '').replaceAll(/\D/g, '').slice(-10);
  return own.length === 10 ? own : (customer.mobile ?? '0000000000');
};

/**
 * Places a round once for each key; null where the key brought it before. Throws `conflict` with the reason where the kitchen does
 * not take it as it is.
 */
export async function placeRound(tx: Tx, round: Round): Promise<{ order_id: number } | null> {
  const { owner_id: userId, key, sender, items, now } = round;
  const request_hash = createHash('sha256')
    .update(JSON.stringify([sender, items]))
    .digest();
  const order_id = await claimRound(tx, { userId, key, request_hash });
  if (order_id === undefined) {
    const first = await getKey(tx, userId, key);
    if (!first.request_hash.equals(request_hash))
      throw new AppError('conflict', 'This was sent before with other dishes. Please send it again.');
    z.parse(placedAnswer, first.answer);
    return null;
  }
  const priced = await price(tx, round);
  if (!(await takeSlot(tx, priced))) throw new AppError('conflict', 'The kitchen has no room at the moment.');
  const input = {
    quote_id: null,
    contact_phone: phoneOf(priced.basket),
    instructions: '',
    item_unavailable_pref: 'refund' as const,
  };
  const record = orderRecord(priced, input, now);
  try {
    await writeOrder(tx, {
      priced,
      record: { ...record, order: { ...record.order, source: 'at_table' } },
      order_id,
      placement: { userId, key },
      now,
    });
  } catch (error) {
    if (error instanceof PlacementRefused) throw new AppError('conflict', error.problems[0].message);
    throw error;
  }
  return { order_id };
}
