import type { OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { clockText } from '@tawa/domain/common/text';
import { couponTexts as texts } from '#lib/messages-coupons.ts';
import { formatAbout, formatDate } from '#lib/format.ts';

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

/** '2026-11-21' as people write it. */
export const dayText = (day: string) => formatDate(`${day}T12:00:00Z`);

const daysText = (first: string, last: string | null) =>
  last === null || last === '' ? `From ${dayText(first)} on` : `${dayText(first)} – ${dayText(last)}`;

/** The rules of a coupon as short sentences. */
export function ruleWords(rules: Rules): string[] {
  const { weekdays, from_time, to_time, payment_methods, per_user_limit } = rules;
  return [
    rules.type === 'percent' && rules.max_discount !== null && `Up to ${formatAbout(rules.max_discount)}`,
    rules.min_item_total > 0 && `On dishes worth ${formatRupees(rules.min_item_total)} or more`,
    weekdays.length > 0 && weekdays.map((weekday) => texts.weekdays[weekday]).join(', '),
    from_time && to_time && `From ${clockText(from_time)} to ${clockText(to_time)}`,
    rules.fulfilment && texts.fields[rules.fulfilment],
    payment_methods.length > 0 && `Paid by ${payment_methods.map((method) => texts.methods[method]).join(', ')}`,
    rules.new_customers_only && 'First order',
    per_user_limit !== null &&
      (per_user_limit === 1 ? 'Once for each customer' : `${per_user_limit} times for each customer`),
    rules.starts_on !== '' && daysText(rules.starts_on, rules.ends_on),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}
