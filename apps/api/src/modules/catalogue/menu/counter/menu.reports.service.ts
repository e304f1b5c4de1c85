// Prices that customers saw at a counter, and what the office makes of them.
import { dayOf, stateOfDeclared } from '@tawa/domain/catalogue/counter/counter-prices';
import { isContradicted, priceReportDays, type PriceReportState } from '@tawa/domain/catalogue/counter/price-reports';
import { dayMs } from '@tawa/domain/common/durations';
import { effectivePrice, formatPaise, toPaise, toRupees } from '@tawa/domain/common/money';
import { calledOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { tellEditors, type MenuDeps } from '../menu.kitchen.ts';
import { declaredOf } from './menu.counter.service.ts';
import * as store from './menu.reports.store.ts';

interface Reporter {
  userId: number;
  menuId: number;
}

/** The dish with what counts today of what is said about it. */
async function getReportable(db: Db, reporter: Reporter, now: Date) {
  const dish = await store.findReportable(db, reporter, now);
  if (!dish) throw new AppError('not_found', 'Dish not found.');
  const declared = declaredOf(dish);
  const isLiving = stateOfDeclared(declared, dayOf(now, dish.timezone)) === 'living';
  return { dish, declared: isLiving ? declared : null };
}

export async function getOwnReport({ db, clock }: MenuDeps, reporter: Reporter) {
  const now = clock.now();
  const { dish, declared } = await getReportable(db, reporter, now);
  const own = await store.findOwn(db, reporter, now);
  return {
    may_report: dish.was_served && declared !== null && own === undefined,
    report: own ? { ...own, price_seen: toRupees(own.price_seen), created_on: own.created_on.toISOString() } : null,
  };
}

/** Keeps what a customer saw. That it is once for each dish and customer in 90 days the database holds. */
export const reportPrice = (
  { db, clock }: MenuDeps,
  reporter: Reporter,
  { price_seen: seen, note }: { price_seen: number; note: string },
) =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { dish, declared } = await getReportable(tx, reporter, now);
    if (!dish.was_served)
      throw new AppError('forbidden', 'Only customers whom this restaurant served lately can report its prices.');
    if (!declared) throw new AppError('conflict', 'The restaurant no longer declares a price for this dish.');
    const price_seen = toPaise(seen);
    if (!isContradicted(declared, price_seen)) {
      const text = `The restaurant declares ${formatPaise(declared.counter_price)}. Enter less than that.`;
      throw new AppError('invalid', text, { fields: { price_seen: text } });
    }
    const { dish_name, menu_id, restaurant_id } = dish;
    await store.addReport(tx, {
      menu_id,
      user_id: reporter.userId,
      price_seen,
      counter_price: declared.counter_price,
      menu_price: effectivePrice(dish),
      note,
      created_on: now,
      again_from: new Date(now.getTime() + priceReportDays * dayMs),
    });
    const called = calledOf({ name: dish_name, names: dish.names });
    const facts = { step: 'reported', dish_name, menu_id, price_seen, ...called } as const;
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_counter_price', facts });
    await tellEditors(tx, restaurant_id);
    return { price_seen: seen, state: 'waiting' as const, reason: null, created_on: now.toISOString() };
  });

interface Decision {
  price_report_id: number;
  decision: 'uphold' | 'dismiss';
  reason: string;
}

/**
 * Upholds or dismisses a report, once: of two who decide at the same moment the second is told. An upheld one takes back what
 * still contradicts it; a restaurant that went down to that price meanwhile keeps its word.
 */
export const decideReport = (
  { db, clock }: MenuDeps,
  adminId: number,
  { price_report_id, decision, reason }: Decision,
): Promise<{ state: PriceReportState }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const report = await store.lockReport(tx, price_report_id);
    if (!report) throw notFound();
    if (report.state !== 'waiting') throw new AppError('conflict', 'This report is decided already.');
    const state = decision === 'uphold' ? ('upheld' as const) : ('dismissed' as const);
    const { menu_id, restaurant_id, restaurant_name, dish_name, price_seen } = report;
    await store.setDecided(tx, price_report_id, { state, reason, decided_on: now, decided_by: adminId });
    const declared = state === 'upheld' ? await store.lockDeclared(tx, menu_id) : undefined;
    const is_withdrawn = isContradicted(declared ?? null, price_seen);
    if (is_withdrawn) await store.refute(tx, menu_id, now);
    const dish = { name: dish_name, names: report.names };
    const called = calledOf(dish, { name: restaurant_name, names: report.restaurant_names });
    const facts = { step: state, dish_name, menu_id, reason, is_withdrawn, ...called };
    await notify(tx, { to: { user_id: report.user_id }, kind: 'price_report', facts: { ...facts, restaurant_name } });
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_counter_price', facts: { ...facts, price_seen } });
    await record(tx, {
      actor_id: adminId,
      action: `price_report.${decision}`,
      subject_id: `${price_report_id}`,
      reason,
      before: { state: report.state },
      after: { state },
    });
    await tellEditors(tx, restaurant_id);
    return { state };
  });
