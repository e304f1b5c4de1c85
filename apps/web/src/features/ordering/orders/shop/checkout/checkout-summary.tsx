import type { Quote } from '@tawa/contract/ordering/checkout';
import { Link } from 'react-router';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Bill } from './bill.tsx';
import { toPayOf, usedCredit } from './credit-choice.tsx';
import { OrderLines } from './order-lines.tsx';
import { OffersCard } from './offers-card.tsx';
import { BillGlance } from './bill-glance.tsx';
import type { Missing } from './missing.ts';
import { type CheckoutPart, remedyFor } from './remedies.ts';
import { PlaceBar } from './place-bar.tsx';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// These are said at their own fields, and the first of all at the button.
const saidElsewhere = new Set(['COUPON_INVALID', 'OUT_OF_AREA', 'ADDRESS_REQUIRED', 'TIME_REQUIRED']);

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

/** Lines, coupon, bill and the one button with the amount. */
export function CheckoutSummary({
  userid,
  checkout,
  quote,
  missing,
  onLead,
  onPlace,
  onRemove,
  toGroup,
}: {
  userid: number;
  checkout: Checkout;
  quote: Quote;
  missing: readonly Missing[];
  onLead: (part: CheckoutPart) => void;
  onPlace: () => void;
  onRemove: (keys: string[]) => void;
  /** The page of the group that is ordered. */
  toGroup: string | null;
}) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { restaurant, charges, total, savings, blocking, warnings, lines } = quote;
  const refreshing = checkout.quote.isFetching;
  // The foot says one of them.
  const said = blocking.find((problem) => !('part' in remedyFor(problem, quote, language))) ?? blocking[0];
  const credit = usedCredit(quote, checkout);
  const byGuests = quote.shares?.paid ?? 0;
  return (
    <aside
      aria-label={t.order}
      className="bg-surface p-4 max-lg:pb-44 lg:p-5 lg:sticky lg:top-6 lg:self-start lg:rounded-2xl lg:border lg:border-line lg:shadow-2"
    >
      <h2 className="mb-4 text-xl font-bold lg:hidden">{t.bill}</h2>
      <div className="flex items-center gap-3 max-lg:hidden">
        {restaurant.logo && (
          <img
            src={pictureUrl(restaurant.logo)}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="in-data-plain:hidden size-11 rounded-md"
          />
        )}
        <h2 className="text-lg font-bold">{restaurant.restaurant_name}</h2>
      </div>
      <div className="max-lg:hidden">
        <OrderLines lines={lines} />
      </div>
      <div className="grid gap-5 border-line pb-5 lg:border-t lg:pt-5">
        <OffersCard userid={userid} quote={quote} request={checkout.request} onChange={checkout.change} />
      </div>
      <div aria-busy={refreshing} className="border-t border-line pt-5">
        <div className="lg:hidden">
          <BillGlance charges={charges} total={total} savings={savings} credit={credit} byGuests={byGuests} />
        </div>
        <div className="max-lg:hidden">
          <Bill charges={charges} total={total} savings={savings} credit={credit} byGuests={byGuests} />
        </div>
      </div>
      <div className="mt-4 grid gap-3">
        {blocking
          .filter((problem) => problem !== said && !saidElsewhere.has(problem.code))
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
        <PlaceBar
          checkout={checkout}
          quote={quote}
          amount={toPayOf(quote, checkout)}
          toGroup={toGroup}
          missing={missing}
          onLead={onLead}
          onPlace={onPlace}
          onRemove={onRemove}
        />
        <Terms />
      </div>
    </aside>
  );
}
