import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { CreditChoice } from '#features/ordering/orders/shop/checkout/credit-choice.tsx';
import { ChangeNeeded } from '#features/ordering/orders/shop/checkout/payment-blocks.tsx';
import { Fold } from '#features/ordering/orders/shop/checkout/fold.tsx';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import type { Folds } from '#features/ordering/orders/shop/checkout/use-folds.ts';
import { methodWords, PaymentMethods } from '#features/money/payments/shop/payment-methods.tsx';
import { ProofOfNumber } from './proof-of-number.tsx';
import { methodOf } from '#lib/payment-method.ts';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  quote: Quote;
  checkout: Checkout;
  folds: Folds;
  isMissing: boolean;
}

/** How it is paid, and for cash the note that the rider brings change for. */
export function PaymentBlock({ quote, checkout, folds, isMissing }: Props) {
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const { payment_method, booking_number, fulfilment } = checkout.wishes;
  const place = booking_number !== null ? 'table' : fulfilment === 'delivery' ? 'door' : 'counter';
  const method = methodOf(quote, payment_method);
  const words = methodWords(method, quote, place, language);
  const needsProof = quote.blocking.some(({ code }) => code === 'PHONE_UNPROVED');
  const isCashAtDoor = place === 'door' && method === 'cod';
  const { change_for } = checkout.details;
  const change = isCashAtDoor && change_for !== null && change_for >= quote.total ? change_for : null;
  const detail = change === null ? words.text : t.changeFor({ note: change });
  const credit = quote.credit?.balance ?? 0;
  const offered = credit > 0 && method !== 'credit' && !checkout.wishes.use_credit ? credit : 0;
  return (
    <Fold
      part="payment"
      folds={folds}
      title={t.payWith}
      what={isMissing && !needsProof ? t.choosePayment : words.heading}
      detail={
        !isMissing && (
          <>
            <p>{detail}</p>
            {offered > 0 && <p className="num text-success">{t.haveCredit({ credit: formatRupees(offered) })}</p>}
          </>
        )
      }
      isMissing={isMissing}
    >
      <div className="grid gap-5">
        <PaymentMethods
          quote={quote}
          chosen={payment_method}
          place={place}
          onChoose={(next) => checkout.change({ payment_method: next })}
        />
        <CreditChoice quote={quote} checkout={checkout} />
        <ProofOfNumber quote={quote} phone={checkout.details.contact_phone} />
        {isCashAtDoor && <ChangeNeeded total={quote.total} checkout={checkout} />}
      </div>
    </Fold>
  );
}
