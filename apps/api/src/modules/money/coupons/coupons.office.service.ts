// Coupons as the office runs them. What a restaurant runs itself the office may only end.
import type { OfficeCouponForm } from '@tawa/contract/money/coupons.office';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listOf, record } from '#modules/insight/audit/audit.service.ts';
import { couponColumns, couponRules, endOf, found, lastDayOf, orNull, promised } from './coupon-columns.ts';
import { agreementState, askRestaurants } from './coupon-offers.service.ts';
import * as store from './coupons.office.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type Row = NonNullable<Awaited<ReturnType<typeof store.findRow>>>;
type Columns = ReturnType<typeof columnsOf>;

const zone = timeZoneDefault;
const funders = ['platform', 'restaurant', 'split'] as const;
const percentBp = 100;
const noCoupon = () => new AppError('not_found', 'Coupon not found.');

const columnsOf = (form: OfficeCouponForm) => ({
  ...couponColumns(form, zone),
  valid_to: form.ends_on === null ? null : endOf(form.ends_on, zone),
  city_ids: orNull(form.city_ids),
  restaurant_ids: orNull(form.restaurant_ids),
  funded_by: form.funded_by,
  restaurant_share_bp: form.restaurant_percent === null ? null : form.restaurant_percent * percentBp,
});

const formOf = (row: Row): OfficeCouponForm => ({
  ...couponRules(row, zone),
  ends_on: row.valid_to && lastDayOf(row.valid_to, zone),
  city_ids: row.city_ids ?? [],
  restaurant_ids: row.restaurant_ids ?? [],
  funded_by: found(funders, row.funded_by) ?? 'platform',
  restaurant_percent: row.restaurant_share_bp === null ? null : Math.round(row.restaurant_share_bp / percentBp),
});

/** One coupon with its form, its use, who agreed to pay, and what the office did to it. */
export async function getCoupon({ db, clock }: ServiceDeps, couponId: number) {
  const [listed, row] = [await store.findListed(db, couponId, clock.now()), await store.findRow(db, couponId)];
  if (!listed || !row) throw noCoupon();
  const now = clock.now();
  const agreements = await store.listAgreements(db, couponId);
  return {
    ...listed,
    form: formOf(row),
    ...(await store.sumUse(db, couponId)),
    agreements: agreements.map((agreed) => ({
      restaurant_id: agreed.restaurant_id,
      restaurant_name: agreed.restaurant_name,
      budget: toRupees(agreed.budget),
      spent: toRupees(agreed.spent),
      until: agreed.valid_to.toISOString(),
      state: agreementState(agreed, { version: row.terms_version, now }),
      agreed_on: agreed.agreed_on.toISOString(),
      agreed_by: agreed.agreed_by,
    })),
    declines: (await store.listDeclines(db, couponId)).map(({ declined_on, ...declined }) => ({
      ...declined,
      declined_on: declined_on.toISOString(),
    })),
    restaurants: await store.listNames(db, row.restaurant_ids ?? []),
    history: await listOf(db, 'coupon', couponId),
  };
}

function refusePast({ valid_to }: Columns, now: Date): void {
  if (valid_to !== null && valid_to <= now)
    throw new AppError('invalid', 'The last day is over.', { fields: { ends_on: 'The last day is over' } });
}

/** Adds a draft and answers its id. */
export const addCoupon = ({ db, clock }: ServiceDeps, actor_id: number, form: OfficeCouponForm): Promise<number> =>
  transaction(db, async (tx) => {
    const columns = columnsOf(form);
    refusePast(columns, clock.now());
    const { coupon_id } = await store.addRow(tx, { ...columns, status: 'draft' });
    await record(tx, { actor_id, action: 'coupon.add', subject_id: coupon_id, after: { ...form } });
    return coupon_id;
  });

const fixed = [...promised, 'funded_by', 'restaurant_share_bp'] as const;
const fieldOf = (column: (typeof fixed)[number]) =>
  column === 'restaurant_share_bp' ? 'restaurant_percent' : column === 'type' ? 'value' : column;

function refuseBroken(row: Row, columns: Columns): void {
  const changed = row.used > 0 ? fixed.find((name) => row[name] !== columns[name]) : undefined;
  if (changed === undefined) return;
  throw new AppError('conflict', 'Customers have used it already: what it gives and who pays stays as it is.', {
    fields: { [fieldOf(changed)]: 'Fixed since its first use' },
  });
}

/** What a restaurant reads before it agrees to pay. */
const agreedTo = [
  'title',
  'terms',
  'type',
  'value',
  'max_discount',
  'min_item_total',
  'funded_by',
  'restaurant_percent',
  'weekdays',
  'from_time',
  'to_time',
  'category_ids',
  'fulfilment',
  'payment_methods',
  'new_customers_only',
  'per_user_limit',
];
const termsOf = (form: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    agreedTo.map((name) => {
      const value = findOwn(form, name);
      return Array.isArray(value) ? value.map(String).toSorted() : value;
    }),
  );

/** Changes a coupon of the office that has not ended. Other terms need another agreement of the restaurants that pay. */
export const updateCoupon = (
  { db, clock }: ServiceDeps,
  actor_id: number,
  { couponId, form }: { couponId: number; form: OfficeCouponForm },
): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await store.lockRow(tx, couponId);
    if (!row) throw noCoupon();
    if (row.owner_restaurant_id !== null) throw new AppError('conflict', 'Only its restaurant can change this coupon.');
    if (row.status === 'ended') throw new AppError('conflict', 'This coupon has ended.');
    const columns = columnsOf(form);
    refuseBroken(row, columns);
    refusePast(columns, clock.now());
    if (form.total_limit !== null && form.total_limit < row.used)
      throw new AppError('conflict', 'It was used more often.', {
        fields: { total_limit: `It was used ${row.used} times` },
      });
    const before = formOf(row);
    const change = { before: { ...before }, after: { ...before, ...form } };
    const isSame =
      termsOf(change.before) === termsOf(formOf({ ...row, ...columns, names: row.names, terms_in: row.terms_in }));
    const terms_version = isSame ? row.terms_version : row.terms_version + 1;
    await store.updateRow(tx, couponId, { ...columns, terms_version });
    await record(tx, { actor_id, action: 'coupon.change', subject_id: couponId, ...change });
    if (row.status === 'active')
      await askRestaurants(tx, { ...row, ...columns, names: change.after.names, terms_version });
  });

type Target = 'active' | 'paused' | 'ended';
const froms: Readonly<Record<Target, readonly string[]>> = {
  active: ['draft', 'paused'],
  paused: ['active'],
  ended: ['draft', 'active', 'paused'],
};

/** Starts, pauses or ends a coupon; an ended one stays ended. */
export const moveCoupon = (
  { db, clock }: ServiceDeps,
  actor_id: number,
  { couponId, status, reason }: { couponId: number; status: Target; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await store.lockRow(tx, couponId);
    if (!row) throw noCoupon();
    if (row.owner_restaurant_id !== null && status !== 'ended')
      throw new AppError('conflict', 'Only its restaurant starts or pauses this coupon. You can end it.');
    if (!froms[status].includes(row.status)) throw new AppError('conflict', `This coupon is ${row.status} already.`);
    if (status === 'active' && row.valid_to !== null && row.valid_to <= clock.now())
      throw new AppError('conflict', 'Its last day is over. Give it a later one first.');
    await store.updateRow(tx, couponId, { status });
    const change = { before: { status: row.status }, after: { status } };
    await record(tx, { actor_id, action: 'coupon.status', subject_id: couponId, reason, ...change });
    if (status === 'active') await askRestaurants(tx, row);
  });

/** Deletes a draft; what was used is kept for the orders that carry it. */
export const deleteCoupon = ({ db }: Pick<ServiceDeps, 'db'>, actor_id: number, couponId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await store.lockRow(tx, couponId);
    if (!row) throw noCoupon();
    if (row.owner_restaurant_id !== null || !(await store.deleteDraft(tx, couponId)))
      throw new AppError('conflict', 'Only a draft of the office that nobody has used can be deleted. End it instead.');
    await record(tx, { actor_id, action: 'coupon.delete', subject_id: couponId, before: { ...formOf(row) } });
  });
