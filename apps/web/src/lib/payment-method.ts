import type { PaymentMethod, Quote } from '@tawa/contract/ordering/checkout';

/** The way to pay that was chosen, or the first that can be used. */
export const methodOf = (
  { payment_methods }: Pick<Quote, 'payment_methods'>,
  chosen: PaymentMethod | null,
): PaymentMethod => {
  const usable = payment_methods.filter(({ available }) => available).map(({ method }) => method);
  return usable.find((method) => method === chosen) ?? usable[0] ?? 'cod';
};
