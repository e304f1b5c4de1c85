import type { OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';

/** The rules of a coupon that takes ₹50 off dishes worth ₹200, in the second half of June. */
export const fiftyOff = {
  title: '₹50 off',
  terms: '',
  type: 'flat',
  value: 50,
  max_discount: null,
  min_item_total: 200,
  starts_on: '2026-06-15',
  ends_on: '2026-06-30',
  weekdays: [],
  from_time: null,
  to_time: null,
  category_ids: [],
  fulfilment: null,
  payment_methods: [],
  new_customers_only: false,
  total_limit: null,
  per_user_limit: null,
  visible: true,
  auto_apply: false,
} satisfies Omit<OwnCouponForm, 'code' | 'budget'>;
