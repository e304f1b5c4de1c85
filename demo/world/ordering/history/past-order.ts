import type { OrderRecord } from '@tawa/api/modules/ordering/orders/orders.store';

/** An order of the past with its end. */
export interface PastOrder {
  record: OrderRecord;
  coupon: { coupon_id: number; amount: number; restaurant_part: number } | null;
}
