import { addMoney, noMoney, type OrderMoney } from '@tawa/domain/money/ledger';
import { moneyOfPortions } from '@tawa/domain/money/refunds';
import type { Db } from '#platform/database/db.ts';
import { getBilled, isOwnTax } from '#modules/money/ledger/ledger.service.ts';
import type { OrderLine } from '../orders.store.ts';

type Counted = Pick<OrderLine, 'order_id' | 'order_item_id' | 'quantity' | 'fulfilled_quantity'>;

/** What so many portions of a line come to: the dish, its tax and its share of the coupon. */
export async function worthOfPortions(db: Db, line: Counted, quantity: number): Promise<OrderMoney> {
  const billed = await getBilled(db, line.order_id);
  const lines = billed.lines.map((each) => ({ ...each, own_tax: isOwnTax(each.tax_category, each.rate_bp) }));
  const { order_item_id } = line;
  const before = line.quantity - line.fulfilled_quantity;
  const gone = before > 0 ? [{ order_item_id, quantity: before }] : [];
  return moneyOfPortions({ ...billed, lines }, gone, [{ order_item_id, quantity }]);
}

const moneyOf = (stored: unknown): object => (typeof stored === 'object' && stored !== null ? stored : {});

/** What of a line was taken out unpaid, with this as well, as it is stored. */
export const removedWith = ({ removed_money }: Pick<OrderLine, 'removed_money'>, money: OrderMoney): string =>
  JSON.stringify(addMoney({ ...noMoney, ...moneyOf(removed_money) }, money));
