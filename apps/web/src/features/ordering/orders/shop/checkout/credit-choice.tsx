import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { isOnline } from '@tawa/domain/money/payments';
import { methodOf } from '#lib/payment-method.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Whether credit pays a part of what is ordered: with an online payment, and not where it covers all of it. */
const usesCredit = (quote: Quote, checkout: Checkout): boolean =>
  (quote.credit?.used ?? 0) > 0 && isOnline(methodOf(quote, checkout.wishes.payment_method));

/** Rupees of the total that credit pays. */
export const usedCredit = (quote: Quote, checkout: Checkout): number =>
  usesCredit(quote, checkout) ? (quote.credit?.used ?? 0) : 0;

/** Rupees that the customer pays now: what credit and guests of a group leave of the total. */
export const toPayOf = (quote: Quote, checkout: Checkout): number =>
  quote.shares?.is_asked ? quote.shares.to_pay : quote.total - usedCredit(quote, checkout);

/** Lets credit that does not cover the order pay a part of it. */
export function CreditChoice({ quote, checkout }: { quote: Quote; checkout: Checkout }) {
  const t = useTexts(checkoutTexts);
  const { credit, total } = quote;
  if (!credit || credit.balance >= total) return null;
  if (!isOnline(methodOf(quote, checkout.wishes.payment_method)))
    return <p className="text-note text-ink-3">{t.notWithCash({ balance: formatRupees(credit.balance) })}</p>;
  return (
    <Checkbox
      label={t.use({ balance: formatRupees(credit.balance) })}
      checked={checkout.wishes.use_credit}
      onChange={() => checkout.change({ use_credit: !checkout.wishes.use_credit })}
    />
  );
}
