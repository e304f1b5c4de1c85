import type { Problem } from '@tawa/contract/ordering/checkout';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { isOnline } from '@tawa/domain/money/payments';
import type { Priced } from './priced.ts';

type Subject = Pick<Priced, 'basket' | 'bill'>;

/** No provider takes less than a rupee. */
const askedMin = 100;

/** What credit would pay (paise) of an order beside an online payment; credit that covers all of it is a way to pay by itself. */
export function creditFor({ basket: { request, customer, shares }, bill }: Subject): number {
  const credit = customer.credit ?? 0;
  if (shares) return 0;
  if (!request.use_credit || credit >= bill.total) return 0;
  if (request.payment_method !== null && !isOnline(request.payment_method)) return 0;
  return Math.max(0, Math.min(credit, bill.total - askedMin));
}

/** The credit (paise) that is taken for an order, or why it is another than the customer accepted (rupees). */
export function decideCredit(priced: Subject, accepted: number | undefined): number | Problem {
  const credit = creditFor(priced);
  const amount = accepted === undefined ? credit : toPaise(accepted);
  if (credit >= amount || !isOnline(priced.basket.request.payment_method ?? 'cod')) return Math.min(credit, amount);
  const message = 'Your credit has changed.';
  return {
    code: 'PRICE_CHANGED',
    message,
    key: 'credit',
    name: 'Your credit',
    old: toRupees(amount),
    new: toRupees(credit),
  };
}
