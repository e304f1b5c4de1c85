import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { withPaise } from '#lib/format.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Offer = RestaurantDetails['offers'][number];

const line = 'flex min-h-12 items-center gap-3 px-3.5 py-2 text-body font-bold';
const Seal = () => <SealPercentIcon weight="fill" className="shrink-0 text-xl text-accent-ink" aria-hidden="true" />;

function Title({ offer: { code, title } }: { offer: Offer }) {
  const t = useTexts(restaurantsTexts);
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      {withPaise(title)}
      <span className="block text-note font-normal text-ink-2">
        {t.codeToUse({ code, b: (words) => <b>{words}</b> })}
      </span>
    </span>
  );
}

/** The coupons that fit this restaurant: one line that opens, so that the first dish stays in view. */
export function Offers({ restaurant: { offers } }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const [best, ...others] = offers;
  if (!best) return null;
  const box = 'mb-4 rounded-lg bg-accent-soft';
  if (others.length === 0)
    return (
      <div className={`${box} ${line}`}>
        <Seal />
        <Title offer={best} />
      </div>
    );
  return (
    <details className={`group ${box}`}>
      <summary className={`cursor-pointer list-none rounded-lg [&::-webkit-details-marker]:hidden ${line}`}>
        <Seal />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {t.offerAndMore({ title: withPaise(best.title), count: others.length })}
        </span>
        <CaretDownIcon weight="bold" className="shrink-0 transition group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul aria-label={t.offers} className="pb-2">
        {offers.map((offer) => (
          <li key={offer.code} className={line}>
            <Seal />
            <Title offer={offer} />
          </li>
        ))}
      </ul>
    </details>
  );
}
