import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { checkoutScreenTexts } from '#routes/public/checkout/checkout.texts.ts';
import { plainAddress } from '../visit.ts';

/** There is nothing to order, as after an order that was placed already. */
export function EmptyPage() {
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  return (
    <>
      <h1>{t.cartEmpty}</h1>
      <p>{t.ifHaveJust}</p>
      <p>
        <a className="button" href={plainAddress(language, '/orders')}>
          {t.myOrders}
        </a>
      </p>
    </>
  );
}
