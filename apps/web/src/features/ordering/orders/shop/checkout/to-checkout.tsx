import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { remedyFor } from './remedies.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// What only the checkout can settle does not stand in the way of going there.
// A coupon that does not fit says so at its own card.
const saidAtCheckout = new Set([
  'ADDRESS_REQUIRED',
  'COD_UNAVAILABLE',
  'PHONE_UNPROVED',
  'PAYMENT_UNAVAILABLE',
  'OUT_OF_AREA',
  'COUPON_INVALID',
]);
export const isToldInCart = ({ code }: Problem): boolean => !saidAtCheckout.has(code);

/** A kitchen that is closed now may still be ordered from for later. */
const isForCheckout = ({ code, next_slots = [] }: Problem) => saidAtCheckout.has(code) || next_slots.length > 0;

/** To the checkout; where that cannot be, to what puts it right on another page. */
export function ToCheckout({ quote }: { quote: Quote }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const wrong = quote.blocking.find((problem) => !isForCheckout(problem));
  if (!wrong)
    return (
      <ButtonLink to={paths.checkout} size={56} wide amount={formatRupees(quote.total)}>
        {t.goCheckout}
      </ButtonLink>
    );
  const remedy = remedyFor(wrong, quote, language);
  return (
    <>
      <Button size={56} wide disabled>
        {t.goCheckout}
      </Button>
      {'to' in remedy && remedy.to !== paths.cart && (
        <ButtonLink to={remedy.to} variant="secondary" wide>
          {remedy.label}
        </ButtonLink>
      )}
    </>
  );
}
