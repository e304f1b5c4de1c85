import type { Quote } from '@tawa/contract/ordering/checkout';
import { quoteTtlMs } from '@tawa/domain/common/limits';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { type Basket, loadBasket, type Request } from './basket.ts';
import { withOwnCoupon } from './checkout.coupons.ts';
import * as store from './checkout.store.ts';
import type { Priced } from './priced.ts';
import { priceBasket } from './pricing.ts';
import { chargesOf, quoteAnswer } from './quote-answer.ts';
import { noteShownPrices } from '#modules/ordering/cart/cart.service.ts';

/** One amount of a quote, kept so that a later difference can be told line by line. */
export interface ShownAmount {
  key: string;
  name: string;
  /** Null for a line of the bill. */
  quantity: number | null;
  /** Paise. */
  amount: number;
}

export const shownAmounts = ({ lines, bill }: Priced): ShownAmount[] => [
  ...lines.map(({ key, name, quantity, amount }) => ({ key, name, quantity, amount })),
  ...chargesOf(bill).map(({ key, label, amount }) => ({ key, name: label, quantity: null, amount })),
];

async function noteQuotedPrices(db: Deps['db'], userId: number, { lines }: Priced): Promise<void> {
  const changed = lines.flatMap(({ cart_id, shown_price, unit_price, unit_discounted }) => {
    const price = unit_discounted ?? unit_price;
    return cart_id !== null && shown_price !== price ? [{ cart_id, unit_price: price }] : [];
  });
  await noteShownPrices(db, userId, changed);
}

function refuseForeignAddress({ request, address }: Basket): void {
  const needsAddress = request.fulfilment === 'delivery' && request.address_id !== null;
  if (needsAddress && !address) throw new AppError('not_found', 'Address not found.');
}

/** Prices a basket and keeps the quote for ten minutes; null for an empty cart. */
export async function getQuote(
  { db, clock, providers, sms }: Pick<Deps, 'db' | 'clock' | 'providers' | 'sms'>,
  userId: number,
  request: Request,
): Promise<Quote | null> {
  const now = clock.now();
  const ways = { online_methods: providers.methods, hasSms: sms !== null };
  const { basket: loaded } = await loadBasket(db, { userId, request, now, ...ways });
  if (!loaded) {
    if (request.source !== 'buy_now') return null;
    throw new AppError('not_found', 'Dish not found.');
  }
  refuseForeignAddress(loaded);
  const isOwnChoice = !request.auto_coupon || request.coupon_code !== null;
  const basket = isOwnChoice ? loaded : await withOwnCoupon(db, loaded, now);
  const priced = priceBasket(basket, now);
  await noteQuotedPrices(db, userId, priced);
  const expires_at = new Date(now.getTime() + quoteTtlMs);
  const quote_id = await store.addQuote(db, {
    user_id: userId,
    restaurant_id: basket.kitchen.restaurant_id,
    request: { ...basket.request, auto_coupon: false },
    total: priced.bill.total,
    lines: shownAmounts(priced),
    created_on: now,
    expires_at,
  });
  return quoteAnswer(priced, { quote_id, expires_at }, now);
}
