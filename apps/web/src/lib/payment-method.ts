import type { PaymentMethod, Quote } from '@tawa/contract/ordering/checkout';

/** The way to pay that was chosen, else that of the last order, else the first that can be used. */
export const methodOf = (
  { payment_methods, last_payment_method }: Pick<Quote, 'payment_methods' | 'last_payment_method'>,
  chosen: PaymentMethod | null,
): PaymentMethod => {
  const usable = payment_methods.filter(({ available }) => available).map(({ method }) => method);
  return usable.find((method) => method === (chosen ?? last_payment_method)) ?? usable[0] ?? 'cod';
};
