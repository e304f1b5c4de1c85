// What a coupon's form says and what its row keeps, both ways; the same for whoever runs it.
import type { couponFields } from '@tawa/contract/money/coupons.form';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { addDays, instantAt, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Selectable } from 'kysely';
import { z } from 'zod/mini';
import { namesColumn, storedNames } from '#db/names.ts';
import type { DB } from '#db/tables.ts';

export type CouponFields = z.infer<z.ZodMiniObject<typeof couponFields>>;
type Row = Selectable<DB['coupons']>;

const types = ['percent', 'flat', 'free_delivery'] as const;
const methods = ['upi', 'card', 'netbanking', 'wallet', 'cod'] as const;
const ways = ['delivery', 'pickup'] as const;

export const found = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text);

/** What a customer was promised: fixed from the first use on. */
export const promised = ['code', 'type', 'value', 'max_discount', 'min_item_total'] as const;

/** The instant at which a last day is over. */
export const endOf = (lastDay: string, zone: string): Date => instantAt(addDays(lastDay, 1), 0, zone);
export const lastDayOf = (end: Date, zone: string): string => zonedParts(new Date(end.getTime() - 1), zone).date;

export const orNull = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list]);
const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));
const clockOf = (time: string | null) => time?.slice(0, 5) ?? null;

/** The columns of a form; what a kind of coupon does not use is left empty. */
export function couponColumns(form: CouponFields, zone: string) {
  const { type, value } = form;
  const isPercent = type === 'percent';
  return {
    code: form.code,
    title: form.title,
    terms: form.terms,
    ...(form.names && { names: namesColumn(form.names) }),
    ...(form.terms_in && { terms_in: namesColumn(form.terms_in) }),
    type,
    value: type === 'free_delivery' ? 0 : isPercent ? (value ?? 0) : toPaise(value ?? 0),
    max_discount: isPercent && form.max_discount !== null ? toPaise(form.max_discount) : null,
    min_item_total: toPaise(form.min_item_total),
    valid_from: instantAt(form.starts_on, 0, zone),
    weekdays: orNull(form.weekdays),
    from_time: form.from_time,
    to_time: form.to_time,
    category_ids: orNull(form.category_ids),
    fulfilment: form.fulfilment,
    payment_methods: orNull(form.payment_methods),
    new_customers_only: form.new_customers_only,
    total_limit: form.total_limit,
    per_user_limit: form.per_user_limit,
    visible: form.visible,
    auto_apply: form.auto_apply,
  };
}

/** The same back: what a row would say in its form. */
export function couponRules(row: Row, zone: string): CouponFields {
  const type = found(types, row.type) ?? 'flat';
  return {
    code: row.code,
    title: row.title,
    names: z.parse(storedNames, row.names) ?? {},
    terms: row.terms,
    terms_in: z.parse(storedNames, row.terms_in) ?? {},
    type,
    value: type === 'free_delivery' ? null : type === 'percent' ? row.value : toRupees(row.value),
    max_discount: rupeesOrNull(row.max_discount),
    min_item_total: toRupees(row.min_item_total),
    starts_on: zonedParts(row.valid_from, zone).date,
    weekdays: row.weekdays ?? [],
    from_time: clockOf(row.from_time),
    to_time: clockOf(row.to_time),
    category_ids: row.category_ids ?? [],
    fulfilment: found(ways, row.fulfilment) ?? null,
    payment_methods: (row.payment_methods ?? []).flatMap((each) => found(methods, each) ?? []),
    new_customers_only: row.new_customers_only,
    total_limit: row.total_limit,
    per_user_limit: row.per_user_limit,
    visible: row.visible,
    auto_apply: row.auto_apply,
  };
}
