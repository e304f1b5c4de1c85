import type { CouponChoice } from '@tawa/contract/ordering/checkout';
import { toRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import type { Deps } from '../../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { listCoupons } from '#modules/money/coupons/coupons.service.ts';
import { type Basket, loadBasket, type Request } from './basket.ts';
import type { CouponChoice as Choice } from './pricing.ts';
import { chooseCoupons, priceBasket } from './pricing.ts';

const couponQueryOf = ({ customer, kitchen }: Basket, now: Date) => ({
  user_id: customer.user_id,
  restaurant_id: kitchen.restaurant_id,
  city_id: kitchen.city_id,
  now,
});

/** What saves most comes first, what does not fit last; equals stay as they were made. */
const byWorth = (a: Choice, b: Choice): number =>
  Number(b.decision.ok) - Number(a.decision.ok) || b.worth - a.worth || a.found.coupon_id - b.found.coupon_id;

const methodNames: Readonly<Record<string, string>> = { cod: 'in cash', upi: 'by UPI', card: 'by card' };

function noteOf({ found, decision }: Choice): string | null {
  if (!decision.ok) return decision.message;
  const methods = found.coupon.payment_methods ?? [];
  if (methods.length === 0) return null;
  return `Pay ${methods.map((method) => findOwn(methodNames, method) ?? `by ${method}`).join(' or ')} at checkout.`;
}

const answerOf = (choice: Choice, best: boolean): CouponChoice => ({
  code: choice.found.coupon.code,
  title: choice.found.title,
  names: choice.found.names,
  terms: choice.found.terms,
  terms_in: choice.found.terms_in,
  saves: toRupees(choice.worth),
  usable: choice.decision.ok,
  best,
  note: noteOf(choice),
});

/** The coupons that a customer can be told of for what would be ordered; none for an empty cart. */
export async function listCouponChoices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  request: Request,
): Promise<CouponChoice[]> {
  const now = clock.now();
  const { basket } = await loadBasket(db, { userId, request: { ...request, coupon_code: null }, now });
  if (!basket) return [];
  const found = await listCoupons(db, { ...couponQueryOf(basket, now), auto_only: false });
  const choices = chooseCoupons(priceBasket(basket, now), found, now).toSorted(byWorth);
  return choices.map((choice, index) => answerOf(choice, index === 0 && choice.worth > 0));
}

/** The basket with the best of those coupons that are taken without asking. */
export async function withOwnCoupon(db: Db, basket: Basket, now: Date): Promise<Basket> {
  const found = await listCoupons(db, { ...couponQueryOf(basket, now), auto_only: true });
  const [best] = chooseCoupons(priceBasket(basket, now), found, now).toSorted(byWorth);
  if (!best || best.worth === 0) return basket;
  return { ...basket, coupon: best.found, request: { ...basket.request, coupon_code: best.found.coupon.code } };
}
