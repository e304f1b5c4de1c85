// What the office's page of an order shows of its refunds.
import { paidFor } from '@tawa/domain/money/ledger';
import { toRupees } from '@tawa/domain/common/money';
import type { Db } from '#platform/database/db.ts';
import { officeAnswer } from './refunds.answer.ts';
import { weighLines } from './refund-cause.ts';
import { listOfOrder } from './refunds.read.store.ts';

export const listOfficeRefunds = async (db: Db, orderId: number) =>
  (await listOfOrder(db, orderId)).map((row) => officeAnswer(row));

/** What the portions of an order that are left would come to, in rupees. */
export const listRefundable = async (db: Db, orderId: number) =>
  (await weighLines(db, orderId)).map(({ order_item_id, portions }) => ({
    order_item_id,
    portions: portions.map((money) => ({
      dishes: toRupees(money.food),
      coupon: toRupees(money.coupon_platform + money.coupon_restaurant),
      tax: toRupees(money.gst_platform + money.gst_restaurant),
      amount: toRupees(paidFor(money)),
    })),
  }));
