import type { CouponOffer } from '@tawa/contract/money/coupons';
import type { OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { clockText } from '@tawa/domain/common/clock-text';
import { formatAbout, formatDate } from '#lib/format.ts';
import { couponsTexts } from './coupons.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

type Rules = Pick<
  OwnCouponForm,
  | 'type'
  | 'max_discount'
  | 'min_item_total'
  | 'starts_on'
  | 'weekdays'
  | 'from_time'
  | 'to_time'
  | 'fulfilment'
  | 'payment_methods'
  | 'new_customers_only'
  | 'per_user_limit'
> & { ends_on: string | null };

type Paid = Pick<CouponOffer, 'type' | 'pays_percent' | 'pays_at_most'>;

/** '2026-11-21' as people write it. */
export const dayText = (day: string, language: Language) => formatDate(`${day}T12:00:00Z`, language);

const daysText = (first: string, last: string | null, language: Language) =>
  last === null || last === ''
    ? textsIn(couponsTexts, language).fromOn({ first: dayText(first, language) })
    : `${dayText(first, language)} – ${dayText(last, language)}`;

/** What a restaurant pays of a coupon of the office. */
export function payWords({ type, pays_percent, pays_at_most }: Paid, language: Language): string {
  const t = textsIn(couponsTexts, language);
  if (pays_at_most === null) return t.paysFee({ percent: pays_percent });
  const sum = formatRupees(pays_at_most);
  return type === 'flat' ? t.paysFlat({ percent: pays_percent, sum }) : t.paysAtMost({ percent: pays_percent, sum });
}

/** The rules of a coupon as short sentences. */
export function ruleWords(rules: Rules, language: Language): string[] {
  const t = textsIn(couponsTexts, language);
  const { weekdays, from_time, to_time, payment_methods, per_user_limit } = rules;
  return [
    rules.type === 'percent' && rules.max_discount !== null && t.up({ maxDiscount: formatAbout(rules.max_discount) }),
    rules.min_item_total > 0 && t.onDishesWorth({ minItemTotal: formatRupees(rules.min_item_total) }),
    weekdays.length > 0 && weekdays.map((weekday) => Object.values(t.days)[weekday]).join(', '),
    from_time && to_time && t.from({ fromTime: clockText(from_time), toTime: clockText(to_time) }),
    rules.fulfilment && t.coupon.fields[rules.fulfilment],
    payment_methods.length > 0 &&
      t.paidBy({ paymentMethods: payment_methods.map((method) => t.methods[method]).join(', ') }),
    rules.new_customers_only && t.firstOrder,
    per_user_limit !== null &&
      (per_user_limit === 1 ? t.onceForEach : t.timesForEach({ perUserLimit: per_user_limit })),
    rules.starts_on !== '' && daysText(rules.starts_on, rules.ends_on, language),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}
