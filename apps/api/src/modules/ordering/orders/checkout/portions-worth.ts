import type { OrderMoney } from '@tawa/domain/money/ledger';
import { moneyOfPortions } from '@tawa/domain/money/refunds';
import type { Tx } from '#platform/database/db.ts';
import { getBilled, isOwnTax } from '#modules/money/ledger/ledger.service.ts';
import type { OrderLine } from '../orders.store.ts';

/** What so many portions of a line come to: the dish, its tax and its share of the coupon. */
export async function worthOfPortions(tx: Tx, line: OrderLine, quantity: number): Promise<OrderMoney> {
  const billed = await getBilled(tx, line.order_id);
  const lines = billed.lines.map((each) => ({ ...each, own_tax: isOwnTax(each.tax_category, each.rate_bp) }));
  const { order_item_id } = line;
  const before = line.quantity - line.fulfilled_quantity;
  const gone = before > 0 ? [{ order_item_id, quantity: before }] : [];
  return moneyOfPortions({ ...billed, lines }, gone, [{ order_item_id, quantity }]);
}
