// Coupons of the office that a restaurant pays for. It reads what it would pay, agrees up to a budget and a day to the terms
// as they are then, and may withdraw: then nothing new is paid for, and what orders carry already stays as it is.
import type { AuditActOf } from '@tawa/domain/insight/audit-acts';
import type { AgreementForm, CouponOffer, DeclineForm } from '@tawa/contract/money/coupons';
import { restaurantPart } from '@tawa/domain/money/coupons';
import { formatPaise, toPaise, toRupees } from '@tawa/domain/common/money';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { calledOf } from '#db/names.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { notifyAll, writeNotice } from '#modules/accounts/notifications/notifications.service.ts';
import { couponRules, endOf, found, lastDayOf } from './coupon-columns.ts';
import * as store from './coupon-offers.store.ts';
import type { Keeper } from './coupons.kitchen.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type Agreement = NonNullable<CouponOffer['agreement']>;

const percentBp = 100;
const whole = 10_000;
const daysMax = 366;
const funders = ['platform', 'restaurant', 'split'] as const;
const noOffer = () => new AppError('not_found', 'Offer not found.');

/** What an agreement is worth now, by the same order of reasons for restaurant and office. */
export function agreementState(
  of: { terms_version: number; withdrawn_on: Date | null; valid_to: Date; budget: number; spent: number },
  { version, now }: { version: number; now: Date },
): Agreement['state'] {
  if (of.withdrawn_on !== null) return 'withdrawn';
  if (of.terms_version !== version) return 'changed';
  if (of.valid_to <= now) return 'lapsed';
  return of.spent >= of.budget ? 'spent' : 'agreed';
}

function agreementOf(row: store.OfferRow, now: Date): CouponOffer['agreement'] {
  const { budget, spent, agreed_to: valid_to, agreed_on, agreed_version, withdrawn_on } = row;
  if (budget === null || spent === null || !valid_to || !agreed_on || agreed_version === null) return null;
  const agreed = { terms_version: agreed_version, withdrawn_on, valid_to, budget, spent };
  return {
    state: agreementState(agreed, { version: row.terms_version, now }),
    budget: toRupees(budget),
    spent: toRupees(spent),
    ends_on: lastDayOf(valid_to, row.time_zone),
    agreed_on: agreed_on.toISOString(),
    agreed_by: row.agreed_by_name,
  };
}

const declinedOf = ({
  declined_words: words,
  declined_on,
  declined_by_name,
}: store.OfferRow): CouponOffer['declined'] =>
  words !== null && declined_on
    ? { words, declined_on: declined_on.toISOString(), declined_by: declined_by_name }
    : null;

/** Most paise that the restaurant pays on one order; nothing is known of a delivery fee. */
function paysAtMost(row: store.OfferRow): number | null {
  const most = row.type === 'flat' ? row.value : row.type === 'percent' ? row.max_discount : null;
  const funded_by = found(funders, row.funded_by) ?? 'restaurant';
  return most === null ? null : restaurantPart({ funded_by, restaurant_share_bp: row.restaurant_share_bp }, most);
}

function offerOf(row: store.OfferRow, now: Date): CouponOffer {
  const most = paysAtMost(row);
  const isPaused = row.status === 'paused';
  return {
    coupon_id: row.coupon_id,
    terms_version: row.terms_version,
    ...couponRules(row, row.time_zone),
    ends_on: row.valid_to && lastDayOf(row.valid_to, row.time_zone),
    categories: row.category_names,
    state: row.is_over ? 'over' : isPaused ? 'paused' : row.valid_from > now ? 'coming' : 'running',
    pays_percent: (row.funded_by === 'restaurant' ? whole : (row.restaurant_share_bp ?? 0)) / percentBp,
    pays_at_most: most === null ? null : toRupees(most),
    declined: declinedOf(row),
    agreement: agreementOf(row, now),
    orders: row.orders,
    sales: toRupees(row.sales),
  };
}

/** What a restaurant may agree to pay for, and what it agreed to. */
export async function listCouponOffers({ db, clock }: ServiceDeps, { restaurantId }: Keeper): Promise<CouponOffer[]> {
  const now = clock.now();
  return (await store.listOffers(db, restaurantId, now)).map((row) => offerOf(row, now));
}

function refuseForm({ ends_on, budget }: AgreementForm, row: store.OfferRow, now: Date): void {
  const today = zonedParts(now, row.time_zone).date;
  const refuse = (field: string, text: string) => new AppError('invalid', `${text}.`, { fields: { [field]: text } });
  if (ends_on < today) throw refuse('ends_on', 'The last day is over');
  if (ends_on > addDays(today, daysMax)) throw refuse('ends_on', 'A year at most');
  if (row.spent !== null && toPaise(budget) <= row.spent)
    throw refuse('budget', `More than the ${formatPaise(row.spent)} that is spent`);
}

interface Read {
  restaurant_id: number;
  coupon_id: number;
  /** The version of the terms that was read. */
  terms_version: number;
}

/** The offer that is answered, held still; refused when it is over or no longer says what was read. */
async function holdAsRead(tx: Tx, { restaurant_id, coupon_id, terms_version }: Read, now: Date) {
  const row = await store.holdOffer(tx, { restaurant_id, coupon_id }, now);
  if (!row) throw noOffer();
  if (row.is_over) throw new AppError('conflict', 'This coupon is over.');
  if (row.terms_version !== terms_version)
    throw new AppError('conflict', 'We have changed this coupon. Read it again before you answer.');
  return row;
}

/** Agrees to pay for a coupon on the terms that were read. */
export const agreeToCoupon = (
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Keeper,
  { couponId, form }: { couponId: number; form: AgreementForm },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const row = await holdAsRead(tx, { restaurant_id: restaurantId, coupon_id: couponId, ...form }, now);
    refuseForm(form, row, now);
    await store.saveAgreement(tx, {
      coupon_id: couponId,
      restaurant_id: restaurantId,
      budget: toPaise(form.budget),
      valid_to: endOf(form.ends_on, row.time_zone),
      agreed_by: userId,
      agreed_on: now,
      terms_version: row.terms_version,
      withdrawn_on: null,
    });
    await store.forgetDecline(tx, couponId, restaurantId);
    await write(tx, { restaurantId, userId }, 'coupon.agree', { code: row.code, ...form });
  });

/** Declines to pay for a coupon on the terms that were read, with what the office is told. */
export const declineCoupon = (
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Keeper,
  { couponId, form }: { couponId: number; form: DeclineForm },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const row = await holdAsRead(tx, { restaurant_id: restaurantId, coupon_id: couponId, ...form }, now);
    const agreed = agreementOf(row, now)?.state;
    if (agreed !== undefined && agreed !== 'withdrawn' && agreed !== 'changed')
      throw new AppError('conflict', 'You agreed to this coupon. Withdraw first.');
    await store.saveDecline(tx, {
      coupon_id: couponId,
      restaurant_id: restaurantId,
      ...form,
      declined_by: userId,
      declined_on: now,
    });
    await write(tx, { restaurantId, userId }, 'coupon.decline', { code: row.code, ...form });
  });

/** Withdraws for new orders. */
export const withdrawFromCoupon = (
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Keeper,
  couponId: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const row = await store.holdOffer(tx, { restaurant_id: restaurantId, coupon_id: couponId }, now);
    if (!row || row.budget === null) throw noOffer();
    if (!(await store.withdraw(tx, couponId, restaurantId, now)))
      throw new AppError('conflict', 'You have withdrawn already.');
    await write(tx, { restaurantId, userId }, 'coupon.withdraw', { code: row.code, terms_version: row.agreed_version });
  });

const write = (
  tx: Tx,
  { restaurantId, userId }: Keeper,
  action: AuditActOf<'coupon'>,
  after: Readonly<Record<string, unknown>>,
) => record(tx, { actor_id: userId, action, subject: 'restaurant', subject_id: restaurantId, after });

interface Asked {
  coupon_id: number;
  code: string;
  title: string;
  /** As the column holds them. */
  names: unknown;
  terms_version: number;
}

/** Tells the restaurants that a started coupon waits for; each once for every version of its terms. */
export async function askRestaurants(tx: Tx, { coupon_id, code, title, names, terms_version }: Asked): Promise<void> {
  const restaurantIds = await store.listInvited(tx, coupon_id);
  const key = `coupon:${coupon_id}:${terms_version}`;
  const notices = restaurantIds.map((restaurant_id) =>
    writeNotice({
      to: { restaurant_id },
      kind: 'kitchen_coupon',
      facts: { code, title, ...calledOf({ name: title, names }) },
      key,
    }),
  );
  await notifyAll(tx, notices);
}
