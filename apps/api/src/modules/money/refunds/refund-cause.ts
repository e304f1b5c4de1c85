import {
  type LiableParty,
  noMoney,
  type OrderMoney,
  paidFor,
  type RefundCause,
  subtractMoney,
} from '@tawa/domain/money/ledger';
import { type BilledLine, type LinePortion, moneyOfPortions } from '@tawa/domain/money/refunds';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { type Billed, findTerms, getBilled, isOwnTax, moneyOfOrder } from '#modules/money/ledger/ledger.service.ts';
import { findGone } from './refunds.store.ts';

/** What is to go back: all that is left, portions of lines, a sum in paise, or what an order comes to less than was billed. */
export type RefundWhat =
  | { all: true }
  | { items: readonly LinePortion[] }
  | { sum: number }
  | { less: OrderMoney; of: Pick<LinePortion, 'order_item_id'> };

export interface Weighed {
  amount: number;
  items: readonly LinePortion[] | null;
  /** What it consists of, when it is a part of the order. */
  money: OrderMoney | null;
  undoes_sale: boolean;
  cause: RefundCause;
}

interface Weighing {
  order_id: number;
  what: RefundWhat;
  liable: LiableParty;
  /** Paise of the payment that can still go back. */
  left: number;
  /** A refund that is decided now and counts as if it were not there yet. */
  refund_id?: number;
}

const linesOf = ({ lines }: Billed): BilledLine[] =>
  lines.map(({ tax_category, rate_bp, ...line }) => ({ ...line, own_tax: isOwnTax(tax_category, rate_bp) }));

/** Says what a refund comes to, what it consists of and who bears it. Throws `conflict` for what cannot go back. */
export async function weighRefund(tx: Tx, weighing: Weighing): Promise<Weighed> {
  const { order_id, what, liable, left, refund_id } = weighing;
  if ('sum' in what) return sumOf(what.sum, liable);
  if ('less' in what) return lessOf(what.less);
  const billed = await getBilled(tx, order_id);
  const gone = await findGone(tx, order_id, refund_id);
  const stands = moneyOfOrder(billed);
  const before = [...gone.portions, ...takenOut(billed)];
  const part = 'all' in what ? stands : portionsOf(billed, before, what.items);
  const items = 'all' in what ? null : what.items;
  const amount = 'all' in what ? left : paidFor(part);
  // After a sum went back that was no part of the order, its parts no longer add up to what is left.
  const isPart = !gone.hasSum && amount === paidFor(part);
  if (!billed.is_earned && isPart)
    return { amount, items, money: part, undoes_sale: true, cause: { of: 'funds', amount } };
  // What is left of it still is the customer's, though it no longer is all that was billed.
  if (!billed.is_earned && 'all' in what)
    return { amount, items, money: null, undoes_sale: false, cause: { of: 'funds', amount } };
  if (billed.is_earned && isPart && liable === 'restaurant') {
    const after = 'all' in what ? noMoney : subtractMoney(stands, part);
    const cause = { of: 'sale', before: stands, after, terms: await findTerms(tx, billed) } as const;
    return { amount, items, money: part, undoes_sale: true, cause };
  }
  return { ...sumOf(amount, liable), items, money: part };
}

/** What the kitchen took out before it was paid, or put another dish in place of. */
const takenOut = ({ lines }: Billed): LinePortion[] =>
  lines.flatMap(({ order_item_id, gone }) => (gone > 0 ? [{ order_item_id, quantity: gone }] : []));

/** Before anything is earned the money still is the customer's. */
function lessOf(money: OrderMoney): Weighed {
  const amount = paidFor(money);
  return { amount, items: null, money, undoes_sale: true, cause: { of: 'funds', amount } };
}

function sumOf(amount: number, liable: LiableParty): Weighed {
  return { amount, items: null, money: null, undoes_sale: false, cause: { of: 'charge', amount, liable } };
}

/** What one, two, … portions of each line that are left would come to. */
export async function weighLines(
  db: Db,
  order_id: number,
): Promise<{ order_item_id: number; portions: OrderMoney[] }[]> {
  const [billed, gone] = await Promise.all([getBilled(db, order_id), findGone(db, order_id)]);
  const before = [...gone.portions, ...takenOut(billed)];
  return billed.lines.map(({ order_item_id, quantity }) => {
    const away = before.reduce((sum, part) => sum + (part.order_item_id === order_item_id ? part.quantity : 0), 0);
    const counts = Array.from({ length: Math.max(0, quantity - away) }, (_, index) => index + 1);
    const portions = counts.map((count) => portionsOf(billed, before, [{ order_item_id, quantity: count }]));
    return { order_item_id, portions };
  });
}

function portionsOf(billed: Billed, gone: readonly LinePortion[], portions: readonly LinePortion[]): OrderMoney {
  try {
    return moneyOfPortions({ ...billed, lines: linesOf(billed) }, gone, portions);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('conflict', 'These dishes are not part of the order, or went back already.', { cause: error });
  }
}
