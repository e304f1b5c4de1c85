// Owns orders. Placing is one transaction: the key is claimed first and the answer kept last, so a repeated call gets the
// first answer. A refusal rolls everything back, the key too: the customer may accept the changes and press again.
import { createHash } from 'node:crypto';
import { type placeOrderBody, type Problem, type Quote, quoteRequest } from '@tawa/contract/ordering/checkout';
import { toPaise } from '@tawa/domain/common/money';
import { z } from 'zod/mini';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, textOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { useCoupon } from '#modules/money/coupons/coupons.service.ts';
import { type Basket, loadBasket } from '../checkout/basket.ts';
import { getQuote } from '../checkout/checkout.service.ts';
import * as store from '../checkout/checkout.store.ts';
import { decideCredit } from '../checkout/credit-part.ts';
import { orderRecord } from './order-record.ts';
import { PlacementRefused, refuseChanged } from './placement-check.ts';
import type { Priced } from '../checkout/priced.ts';
import { priceBasket } from '../checkout/pricing.ts';
import { restProblem, sharesProblem } from '../checkout/shares-part.ts';
import { fullProblem, takeSlot } from '../slots/slots.ts';
import { replaceUnpaid } from './unpaid.ts';
import { placedAnswer, type PlacedAnswer, writeOrder } from './write-order.ts';

type Body = z.output<typeof placeOrderBody>;
interface Attempt {
  userId: number;
  key: string;
  body: Body;
}

export type Placement =
  | { outcome: 'placed'; isFirst: boolean; answer: PlacedAnswer }
  | { outcome: 'key-reused' }
  | { outcome: 'refused'; problems: [Problem, ...Problem[]]; quote: Quote | null };

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'providers' | 'sms'>;
interface Circumstances extends Pick<Deps, 'providers' | 'sms'> {
  now: Date;
}

const numberTriesMax = 3;
const tooSmall = 'The note must cover the total.';

/** Places the quoted order once for each key, or says what changed and quotes again. */
export async function placeOrder(deps: ServiceDeps, attempt: Attempt): Promise<Placement> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(deps.db, (tx) =>
        place(tx, attempt, { now: deps.clock.now(), providers: deps.providers, sms: deps.sms }),
      );
    } catch (error) {
      if (error instanceof PlacementRefused) return refused(deps, attempt, error);
      const isNumberTaken = textOf(error, 'constraint') === 'orders_order_number_key';
      if (!isNumberTaken || tries >= numberTriesMax) throw error;
    }
  }
}

async function refused(
  deps: ServiceDeps,
  { userId, body }: Attempt,
  { problems }: PlacementRefused,
): Promise<Placement> {
  const row = await store.findQuote(deps.db, userId, body.quote_id);
  if (!row || row.order_number) return { outcome: 'refused', problems, quote: null };
  const quoted = { ...z.parse(quoteRequest, row.request), payment_method: body.payment_method };
  const isCouponGone = problems.some((problem) => problem.code === 'COUPON_INVALID');
  const request = isCouponGone ? { ...quoted, coupon_code: null } : quoted;
  const quote = await getQuote(deps, userId, request).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  return { outcome: 'refused', problems, quote };
}

const hashOf = (body: Body) => createHash('sha256').update(JSON.stringify(body)).digest();

async function place(tx: Tx, attempt: Attempt, circumstances: Circumstances): Promise<Placement> {
  const { userId, key, body } = attempt;
  const {
    quote_id: quoteId,
    accept_total,
    accept_credit,
    accept_rest,
    payment_method,
    change_for: _note,
    ...input
  } = body;
  const { now, providers } = circumstances;
  const requestHash = hashOf(body);
  const claimed = await store.claimPlacement(tx, { userId, key, requestHash, quoteId });
  if (!claimed) return repeat(tx, attempt, requestHash);
  const basket = await takeBasket(tx, attempt, claimed, circumstances);
  const priced = priceBasket(basket, now);
  refuseChanged(priced, claimed, accept_total, now);
  refuseShares(priced, accept_rest ?? accept_total);
  const credit = decideCredit(priced, accept_credit);
  if (typeof credit === 'object') throw new PlacementRefused([credit]);
  // The locks of all that is counted follow those of the claim in one order everywhere: coupons, slots, dishes.
  if (claimed.unpaid !== null) await replaceUnpaid(tx, claimed.unpaid, countedBy(priced), now);
  // The one before may have been paid at this very moment: then its group is ordered, and there is nothing more to place.
  if (claimed.unpaid !== null && basket.request.source === 'group')
    await takeBasket(tx, attempt, claimed, circumstances);
  await takeCoupon(tx, priced);
  if (!(await takeSlot(tx, priced))) throw new PlacementRefused([fullProblem(priced, now)]);
  const provider = providers.forMethod(payment_method)?.name;
  const record = orderRecord(priced, { quote_id: quoteId, ...input, change_for: noteOf(body, priced) }, now);
  const answer = await writeOrder(tx, {
    priced,
    record,
    order_id: claimed.order_id,
    credit,
    placement: { userId, key },
    provider,
    now,
  });
  return { outcome: 'placed', isFirst: true, answer };
}

/** A group that each pays a share of is ordered once nobody is waited for, for no more than its host saw as their own part (rupees). */
function refuseShares(priced: Priced, accepted: number): void {
  const problem = sharesProblem(priced) ?? restProblem(priced, accepted);
  if (problem) throw new PlacementRefused([problem]);
}

/** What an order counts up. */
const countedBy = ({ basket: { kitchen }, coupon, slot, lines }: Priced) => ({
  coupon_id: coupon ? coupon.found.coupon_id : null,
  slot: slot && { restaurant_id: kitchen.restaurant_id, starts_at: slot.starts_at },
  menu_ids: lines.flatMap(({ menu_id, dish }) => [menu_id, ...dish.parts.map((part) => part.menu_id)]),
});

/** The note (paise) that the rider brings change for; nothing of an order that is not paid in cash. */
function noteOf({ payment_method, change_for = null }: Body, { bill }: Priced): number | null {
  if (change_for === null || payment_method !== 'cod') return null;
  const note = toPaise(change_for);
  if (note < bill.total) throw new AppError('invalid', tooSmall, { fields: { change_for: tooSmall } });
  return note;
}

async function repeat(tx: Tx, { userId, key }: Attempt, request_hash: Buffer): Promise<Placement> {
  const first = await store.getKey(tx, userId, key);
  if (!first.request_hash.equals(request_hash)) return { outcome: 'key-reused' };
  return { outcome: 'placed', isFirst: false, answer: z.parse(placedAnswer, first.answer) };
}

const cartEmpty = (message: string) => new PlacementRefused([{ code: 'CART_EMPTY', message }]);

/** Reads again what the quote was for; what it may refer to by now is only known under the locks of the claim. */
async function takeBasket(
  tx: Tx,
  { userId, body }: Attempt,
  claimed: store.Claimed,
  { now, providers, sms }: Circumstances,
): Promise<Basket> {
  if (!claimed.request) throw new AppError('not_found', 'This bill is no longer kept. Please open the checkout again.');
  const request = { ...z.parse(quoteRequest, claimed.request), payment_method: body.payment_method };
  const { basket, ordered } = await loadBasket(tx, {
    userId,
    request,
    now,
    quoteId: body.quote_id,
    online_methods: providers.methods,
    hasSms: sms !== null,
  });
  if (ordered) throw cartEmpty(`This was ordered already: ${ordered}.`);
  if (request.source === 'cart' && !(claimed.has_cart && basket)) throw cartEmpty('Your cart is empty.');
  if (request.source === 'group' && !basket) throw cartEmpty('There is nothing to order in this group order.');
  if (basket) return basket;
  throw new PlacementRefused([{ code: 'ITEM_UNAVAILABLE', message: 'This dish is no longer offered.' }]);
}

/** Takes the coupon by a statement that carries its limits itself, as the portions are taken when the order is written. */
async function takeCoupon(tx: Tx, { coupon, basket }: Priced): Promise<void> {
  if (!coupon) return;
  const limit = await useCoupon(tx, {
    coupon_id: coupon.found.coupon_id,
    user_id: basket.customer.user_id,
    restaurant_id: basket.kitchen.restaurant_id,
    restaurant_part: coupon.restaurant_part,
  });
  if (limit) throw new PlacementRefused([couponProblem(limit)]);
}

const limitMessages = {
  LIMIT_REACHED: 'This coupon has been used up.',
  USER_LIMIT: 'You have used this coupon already.',
  NOT_AGREED: 'This restaurant does not take this coupon at the moment.',
} as const;

const couponProblem = (limit: keyof typeof limitMessages): Problem => ({
  code: 'COUPON_INVALID',
  message: limitMessages[limit],
  name: limit,
});
