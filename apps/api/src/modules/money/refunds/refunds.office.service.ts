// What the office's page of an order shows of its refunds.
import { paidFor } from '@tawa/domain/money/ledger';
import { toRupees } from '@tawa/domain/common/money';
import type { Db } from '#platform/database/db.ts';
import { officeAnswer } from './refunds.answer.ts';
import { creditPartOf } from './refunds.decide.ts';
import { weighLines } from './refund-cause.ts';
import { listLeft, listOfOrder } from './refunds.read.store.ts';

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

/** What would go back of an order, in paise, and how much of it as credit. */
export interface Foreseen {
  amount: number;
  credit: number;
}

/** What ending orders now would send back of each, as `refundRest` does it; nothing for those that are not named. */
export async function foreseeRest(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Foreseen>> {
  const rows = await listLeft(db, orderIds);
  return new Map(
    rows.map(({ order_id, provider, sent_back, ...payment }) => {
      const amount = payment.received - payment.refunded;
      const isCredit = provider === 'credit' || provider === 'cod';
      const part = payment.credit_part === 0 ? 0 : creditPartOf(payment, amount, Number(sent_back));
      return [order_id, { amount, credit: isCredit ? amount : part }];
    }),
  );
}
