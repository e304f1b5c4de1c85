// Owns the rates of GST. For each kind they follow each other day by day without a gap; what has begun stays.
import type { TaxRatesOfKind } from '@tawa/contract/money/tax-rates';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { isTaxRateKind, taxRateKinds, type TaxRateKind } from '@tawa/domain/money/tax-rates';
import { dateWords } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './tax-rates.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

const todayOf = (clock: ServiceDeps['clock']): string => zonedParts(clock.now(), timeZoneDefault).date;

const covers = (day: string) => (rate: { valid_from: string; valid_to: string | null }) =>
  rate.valid_from <= day && (rate.valid_to === null || rate.valid_to > day);

/** The rates by what is taxed, the newest first. */
export async function listTaxRates({ db, clock }: ServiceDeps): Promise<TaxRatesOfKind[]> {
  const today = todayOf(clock);
  const rows = await store.listRates(db);
  const stateOf = (row: store.RateRow) =>
    row.valid_from > today ? ('waiting' as const) : covers(today)(row) ? ('in_force' as const) : ('past' as const);
  return Object.keys(taxRateKinds)
    .filter(isTaxRateKind)
    .map((category) => ({
      category,
      rates: rows.filter((row) => row.category === category).map((row) => ({ ...row, state: stateOf(row) })),
    }));
}

const refuse = (text: string) => new AppError('invalid', text, { fields: { valid_from: text } });

interface NewRate {
  category: TaxRateKind;
  rate_bp: number;
  valid_from: string;
  reason: string;
}

/** Adds a rate from a day to come; the one of the day before ends there. Answers its id. */
export async function addTaxRate({ db, clock }: ServiceDeps, actor_id: number, input: NewRate): Promise<number> {
  const { category, rate_bp, valid_from, reason } = input;
  if (valid_from <= todayOf(clock)) throw refuse('Choose a day to come.');
  return transaction(db, async (tx) => {
    const rates = await store.lockRates(tx, category);
    if (rates.some((rate) => rate.valid_from === valid_from))
      throw refuse(`A rate begins on ${dateWords(valid_from)} already. Take it back first.`);
    const before = rates.find(covers(valid_from));
    if (!before) throw refuse(`No rate is known for the day before ${dateWords(valid_from)}.`);
    await store.endRate(tx, before.tax_rate_id, valid_from);
    const row = { category, rate_bp, valid_from, valid_to: before.valid_to, reason };
    const id = await store.addRate(tx, { ...row, set_by: actor_id, set_on: clock.now() });
    await record(tx, {
      actor_id,
      action: 'tax_rate.add',
      subject_id: category,
      reason,
      before: { rate_bp: before.rate_bp },
      after: { rate_bp, valid_from },
    });
    return id;
  });
}

/** Takes back a rate that has not begun; the one before it lasts as long as this one would have. */
export async function takeBackTaxRate({ db, clock }: ServiceDeps, actor_id: number, taxRateId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await store.findKind(tx, taxRateId);
    if (!found) throw notFound();
    const rates = await store.lockRates(tx, found.category);
    const gone = rates.find(({ tax_rate_id }) => tax_rate_id === taxRateId);
    const before = rates.find(({ valid_to }) => valid_to !== null && valid_to === gone?.valid_from);
    if (!gone || !before || gone.valid_from <= todayOf(clock)) throw notFound();
    await store.removeRate(tx, taxRateId);
    await store.endRate(tx, before.tax_rate_id, gone.valid_to);
    const { rate_bp, valid_from } = gone;
    await record(tx, {
      actor_id,
      action: 'tax_rate.take_back',
      subject_id: found.category,
      before: { rate_bp, valid_from },
    });
  });
}
