import type { Quote } from '@tawa/contract/ordering/checkout';
import { CreditChoice } from '#features/ordering/orders/shop/checkout/credit-choice.tsx';
import { ChangeNeeded } from '#features/ordering/orders/shop/checkout/payment-blocks.tsx';
import { Block } from '#features/ordering/orders/shop/checkout/checkout-blocks.tsx';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { PaymentMethods } from '#features/money/payments/shop/payment-methods.tsx';
import { methodOf } from '#lib/payment-method.ts';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** How it is paid, and for cash the note that the rider brings change for. */
export function PaymentBlock({ quote, checkout }: { quote: Quote; checkout: Checkout }) {
  const t = useTexts(checkoutScreenTexts);
  const { payment_method, booking_number, fulfilment } = checkout.wishes;
  const place = booking_number !== null ? 'table' : fulfilment === 'delivery' ? 'door' : 'counter';
  return (
    <Block number={3} title={t.payment}>
      <div className="grid gap-5">
        <PaymentMethods
          quote={quote}
          chosen={payment_method}
          place={place}
          onChoose={(method) => checkout.change({ payment_method: method })}
        />
        <CreditChoice quote={quote} checkout={checkout} />
        {place === 'door' && methodOf(quote, payment_method) === 'cod' && (
          <ChangeNeeded total={quote.total} checkout={checkout} />
        )}
      </div>
    </Block>
  );
}
