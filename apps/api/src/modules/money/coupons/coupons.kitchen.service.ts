// Coupons that a restaurant runs and pays for: always of its own kitchen alone, borne by it alone, and never beyond the
// budget and the last day that it agreed to, which is written down as its consent in the same transaction.
import type { OwnCoupon, OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { couponColumns, couponRules, endOf, found, lastDayOf, promised } from './coupon-columns.ts';
import * as store from './coupons.kitchen.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export interface Keeper {
  restaurantId: number;
  userId: number;
}

const keptMax = 20;
const noCoupon = () => new AppError('not_found', 'Coupon not found.');
const statuses = ['draft', 'active', 'paused', 'ended'] as const;

function stateOf(row: store.OwnRow, now: Date): OwnCoupon['state'] {
  if (row.status === 'ended' || row.status === 'draft' || row.status === 'paused')
    return found(['ended', 'draft', 'paused'] as const, row.status) ?? 'draft';
  if ((row.valid_to ?? row.agreed_to) <= now) return 'over';
  if (row.total_limit !== null && row.used >= row.total_limit) return 'used_up';
  if (row.spent >= row.budget) return 'spent';
  return row.valid_from > now ? 'coming' : 'running';
}

const answerOf = (row: store.OwnRow, now: Date, zone: string): OwnCoupon => ({
  coupon_id: row.coupon_id,
  ...couponRules(row, zone),
  ends_on: lastDayOf(row.valid_to ?? row.agreed_to, zone),
  budget: toRupees(row.budget),
  status: found(statuses, row.status) ?? 'draft',
  state: stateOf(row, now),
  used: row.used,
  spent: toRupees(row.spent),
  orders: row.orders,
  sales: toRupees(row.sales),
});

/** The columns of a form; its last day is the consent's last day too. */
const columnsOf = (form: OwnCouponForm, zone: string) => ({
  ...couponColumns(form, zone),
  valid_to: endOf(form.ends_on, zone),
});

async function zoneOf(db: Db, restaurantId: number): Promise<string> {
  const zone = await store.findZone(db, restaurantId);
  if (zone === undefined) throw new AppError('not_found', 'This account has no restaurant.');
  return zone;
}

async function getOwn({ db, clock }: ServiceDeps, restaurantId: number, couponId: number): Promise<OwnCoupon> {
  const row = await store.findOwn(db, restaurantId, couponId);
  if (!row) throw noCoupon();
  return answerOf(row, clock.now(), await zoneOf(db, restaurantId));
}

/** Every own coupon, the newest first, and the categories that one can be bound to. */
export async function listOwnCoupons({ db, clock }: ServiceDeps, { restaurantId }: Keeper) {
  const zone = await zoneOf(db, restaurantId);
  const rows = await store.listOwn(db, restaurantId);
  const now = clock.now();
  return {
    coupons: rows.map((row) => answerOf(row, now, zone)),
    categories: await store.listSoldCategories(db, restaurantId),
  };
}

async function refuseForeignCategories(db: Db, restaurantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sold = new Set((await store.listSoldCategories(db, restaurantId)).map(({ category_id }) => category_id));
  if (ids.some((category) => !sold.has(category)))
    throw new AppError('invalid', 'Choose categories you sell in.', {
      fields: { category_ids: 'Choose categories you sell in' },
    });
}

function refusePast(ends_on: string, now: Date, zone: string): void {
  if (ends_on < zonedParts(now, zone).date)
    throw new AppError('invalid', 'The last day is over.', { fields: { ends_on: 'The last day is over' } });
}

/** Adds a draft with the consent to pay for it. */
export async function addOwnCoupon(deps: ServiceDeps, keeper: Keeper, form: OwnCouponForm): Promise<OwnCoupon> {
  const { db, clock } = deps;
  const { restaurantId, userId } = keeper;
  const zone = await zoneOf(db, restaurantId);
  refusePast(form.ends_on, clock.now(), zone);
  await refuseForeignCategories(db, restaurantId, form.category_ids);
  const columns = columnsOf(form, zone);
  const couponId = await transaction(db, async (tx) => {
    if ((await store.countKept(tx, restaurantId)) >= keptMax)
      throw new AppError('conflict', `${keptMax} coupons at most at a time. End one first.`);
    const added = await store.addOwn(
      tx,
      {
        ...columns,
        status: 'draft',
        funded_by: 'restaurant',
        owner_restaurant_id: restaurantId,
        restaurant_ids: [restaurantId],
      },
      { restaurant_id: restaurantId, budget: toPaise(form.budget), valid_to: columns.valid_to, agreed_by: userId },
    );
    await record(tx, { actor_id: userId, action: 'coupon.add', subject_id: added, after: { ...form } });
    return added;
  });
  return getOwn(deps, restaurantId, couponId);
}

/** What the form of a held coupon would say now. */
async function formBefore(tx: Tx, restaurantId: number, couponId: number, zone: string) {
  const row = await store.findOwn(tx, restaurantId, couponId);
  if (!row) throw noCoupon();
  const ends_on = lastDayOf(row.valid_to ?? row.agreed_to, zone);
  return { ...couponRules(row, zone), ends_on, budget: toRupees(row.budget) };
}

/** Changes a coupon and the consent together. */
export async function updateOwnCoupon(
  deps: ServiceDeps,
  { restaurantId, userId }: Keeper,
  { couponId, form }: { couponId: number; form: OwnCouponForm },
): Promise<OwnCoupon> {
  const { db, clock } = deps;
  const zone = await zoneOf(db, restaurantId);
  await refuseForeignCategories(db, restaurantId, form.category_ids);
  const columns = columnsOf(form, zone);
  await transaction(db, async (tx) => {
    const row = await store.lockOwn(tx, restaurantId, couponId);
    if (!row) throw noCoupon();
    if (row.status === 'ended') throw new AppError('conflict', 'This coupon has ended.');
    refusePast(form.ends_on, clock.now(), zone);
    const changed = row.used > 0 ? promised.find((name) => row[name] !== columns[name]) : undefined;
    if (changed)
      throw new AppError('conflict', 'Customers have used it already: what it gives stays as it is. Add another one.', {
        fields: { [changed === 'max_discount' || changed === 'type' ? 'value' : changed]: 'Fixed since its first use' },
      });
    const before = await formBefore(tx, restaurantId, couponId, zone);
    await record(tx, { actor_id: userId, action: 'coupon.change', subject_id: couponId, before, after: { ...form } });
    await store.updateOwn(tx, couponId, columns);
    await store.updateConsent(
      tx,
      { coupon_id: couponId, restaurant_id: restaurantId },
      { budget: toPaise(form.budget), valid_to: columns.valid_to, agreed_by: userId, agreed_on: clock.now() },
    );
  });
  return getOwn(deps, restaurantId, couponId);
}

const froms: Readonly<Record<'active' | 'paused' | 'ended', readonly string[]>> = {
  active: ['draft', 'paused'],
  paused: ['active'],
  ended: ['draft', 'active', 'paused'],
};

/** Starts, pauses or ends a coupon. */
export async function moveOwnCoupon(
  deps: ServiceDeps,
  { restaurantId, userId }: Keeper,
  { couponId, status }: { couponId: number; status: 'active' | 'paused' | 'ended' },
): Promise<OwnCoupon> {
  const { db, clock } = deps;
  await transaction(db, async (tx) => {
    const row = await store.lockOwn(tx, restaurantId, couponId);
    if (!row) throw noCoupon();
    if (!froms[status].includes(row.status)) throw new AppError('conflict', `This coupon is ${row.status} already.`);
    if (status === 'active' && row.valid_to !== null && row.valid_to <= clock.now())
      throw new AppError('conflict', 'Its last day is over. Give it a later one first.');
    await store.updateOwn(tx, couponId, { status });
    const change = { before: { status: row.status }, after: { status } };
    await record(tx, { actor_id: userId, action: 'coupon.status', subject_id: couponId, ...change });
  });
  return getOwn(deps, restaurantId, couponId);
}

/** Deletes a draft; what was used is kept for the orders that carry it. */
export async function deleteOwnCoupon(
  { db }: ServiceDeps,
  { restaurantId, userId }: Keeper,
  couponId: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.lockOwn(tx, restaurantId, couponId);
    if (!row) throw noCoupon();
    if (!(await store.deleteDraft(tx, restaurantId, couponId)))
      throw new AppError('conflict', 'Only a draft that nobody has used can be deleted. End it instead.');
    const before = { code: row.code, title: row.title };
    await record(tx, { actor_id: userId, action: 'coupon.delete', subject_id: couponId, before });
  });
}
