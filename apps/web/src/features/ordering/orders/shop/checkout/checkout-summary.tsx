import type { Quote } from '@tawa/contract/ordering/checkout';
import { Link } from 'react-router';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Bill } from './bill.tsx';
import { usedCredit } from './credit-choice.tsx';
import { OrderLines } from './order-lines.tsx';
import { OffersCard } from './offers-card.tsx';
import { TipChoice } from './payment-blocks.tsx';
import { PlaceBar } from './place-bar.tsx';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// These are said at their own fields, and the first of all at the button.
const saidElsewhere = new Set(['COUPON_INVALID', 'OUT_OF_AREA', 'ADDRESS_REQUIRED']);

const legal = 'underline underline-offset-2 hover:text-ink';

const Terms = () => {
  const t = useTexts(checkoutTexts);
  return (
    <p className="text-note text-ink-3">
      {t.termsUseRefund({
        freeCancel: t.freeCancel,
        agree: t.agree,
        link: (words) => (
          <Link to={paths.termsOfUse} target="_blank" className={legal}>
            {words}
          </Link>
        ),
        link2: (words) => (
          <Link to={paths.refundPolicy} target="_blank" className={legal}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
};

/** Lines, coupon, tip, bill and the one button with the amount. */
export function CheckoutSummary({
  userid,
  checkout,
  quote,
  onPlace,
  onRemove,
}: {
  userid: number;
  checkout: Checkout;
  quote: Quote;
  onPlace: () => void;
  onRemove: (keys: string[]) => void;
}) {
  const t = useTexts(checkoutTexts);
  const { restaurant, charges, total, savings, blocking, warnings, lines } = quote;
  const refreshing = checkout.quote.isFetching;
  const credit = usedCredit(quote, checkout);
  return (
    <aside
      aria-label={t.order}
      className="bg-surface p-5 max-lg:pb-44 lg:sticky lg:top-6 lg:self-start lg:rounded-2xl lg:border lg:border-line lg:shadow-2"
    >
      <h2 className="mb-4 text-xl font-bold lg:hidden">{t.bill}</h2>
      <div className="flex items-center gap-3 max-lg:hidden">
        {restaurant.logo && (
          <img src={pictureUrl(restaurant.logo)} alt="" width={44} height={44} className="size-11 rounded-md" />
        )}
        <h2 className="text-lg font-bold">{restaurant.restaurant_name}</h2>
      </div>
      <div className="max-lg:hidden">
        <OrderLines lines={lines} />
      </div>
      <div className="grid gap-5 border-line pb-5 lg:border-t lg:pt-5">
        <OffersCard userid={userid} quote={quote} request={checkout.request} onChange={checkout.change} />
        {checkout.wishes.fulfilment === 'delivery' && <TipChoice checkout={checkout} />}
      </div>
      <div aria-busy={refreshing} className="border-t border-line pt-5">
        <Bill charges={charges} total={total} savings={savings} credit={credit} />
      </div>
      <div className="mt-4 grid gap-3">
        {blocking
          .slice(1)
          .filter(({ code }) => !saidElsewhere.has(code))
          .map(({ code, message }) => (
            <Banner key={code + message} tone="warning">
              {message}
            </Banner>
          ))}
        {warnings.map(({ key, message }) => (
          <Banner key={key ?? message} tone="quiet">
            {message}
          </Banner>
        ))}
        <PlaceBar checkout={checkout} quote={quote} amount={total - credit} onPlace={onPlace} onRemove={onRemove} />
        <Terms />
      </div>
    </aside>
  );
}
