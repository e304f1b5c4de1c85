import { earnedEntries, noMoney, type LedgerPart, type SaleTerms } from '../money/ledger.ts';
import { computeBill } from '../money/bill.ts';
import { roundHalfUp } from '../common/money.ts';
import type { SettingKey } from './settings.ts';

/** What an estimate is made of: the terms in force, and what was delivered in the last 30 days (paise). */
export interface EffectBase {
  terms: SaleTerms;
  /** GST on the platform fee, in basis points. */
  fee_gst_bp: number;
  orders: number;
  /** Item totals. */
  gross: number;
  commission: number;
}

/** One line of what would be different, in paise. */
export interface EffectLine {
  of: 'customer_pays' | 'of_which_gst' | 'restaurant_pays' | 'commission' | 'commission_gst' | 'tds' | 'last_days';
  amount: number;
}

/** The order that stands for all: dishes for ₹500.00 (paise). */
export const effectSample = 50_000;
/** The days that an estimate looks back on. */
export const effectDays = 30;

/** The settings whose effect is known before they are saved. */
export const effectKeys = ['platform_fee', 'commission_default', 'commission_gst', 'tds'] as const;
type EffectKey = (typeof effectKeys)[number];
/** Whether a setting is one of those. */
export const hasEffect = (key: SettingKey): key is EffectKey => effectKeys.some((each) => each === key);

const billWith = (platform_fee: number, { fee_gst_bp }: EffectBase) =>
  computeBill({
    lines: [
      {
        key: 'sample',
        unit_price: effectSample,
        unit_discounted: null,
        quantity: 1,
        tax_category: 'restaurant_service',
      },
    ],
    packaging_fee: 0,
    delivery_fee: 0,
    platform_fee,
    tax_rates: { restaurant_service: 0, packaged: 0, delivery: 0, platform_fee: fee_gst_bp },
  });

const sample = { ...noMoney, food: effectSample };
const parts = ['commission', 'commission_gst', 'tds'] as const satisfies readonly LedgerPart[];
const keptOf = (terms: SaleTerms) =>
  parts.map((part) =>
    earnedEntries(sample, terms)
      .filter((entry) => entry.account === 'restaurant_payable' && entry.part === part)
      .reduce((sum, { amount }) => sum + amount, 0),
  );

/** What a restaurant pays more of the sample, by part. */
function restaurantLines(from: SaleTerms, to: SaleTerms): EffectLine[] {
  const before = keptOf(from);
  const changed = keptOf(to).map((amount, index) => amount - (before[index] ?? 0));
  const lines = parts.map((of, index) => ({ of, amount: changed[index] ?? 0 })).filter(({ amount }) => amount !== 0);
  const all = { of: 'restaurant_pays' as const, amount: changed.reduce((sum, amount) => sum + amount, 0) };
  return [all, ...lines];
}

const share = (amount: number, bp: number) => Math.sign(bp) * roundHalfUp(amount * Math.abs(bp), 10_000);

/**
 * What would be different of an order for ₹500.00, and what the last 30 days would have come to, had the value (paise or
 * basis points) been another one; nothing where both are the same.
 */
export function settingEffect(key: EffectKey, from: number, to: number, base: EffectBase): EffectLine[] {
  const { terms, orders, gross, commission } = base;
  if (from === to) return [];
  if (key === 'platform_fee') {
    const [now, next] = [billWith(from, base), billWith(to, base)];
    return [
      { of: 'customer_pays', amount: next.total - now.total },
      { of: 'of_which_gst', amount: next.tax_total - now.tax_total },
      { of: 'last_days', amount: orders * (to - from) },
    ];
  }
  if (key === 'commission_default')
    return restaurantLines({ ...terms, commission_bp: from }, { ...terms, commission_bp: to });
  if (key === 'commission_gst')
    return [
      ...restaurantLines({ ...terms, commission_gst_bp: from }, { ...terms, commission_gst_bp: to }),
      { of: 'last_days', amount: share(commission, to - from) },
    ];
  return [
    ...restaurantLines({ ...terms, tds_bp: from }, { ...terms, tds_bp: to }),
    { of: 'last_days', amount: share(gross, to - from) },
  ];
}
