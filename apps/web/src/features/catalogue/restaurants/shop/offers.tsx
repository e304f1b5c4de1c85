import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useLanguage } from '#lib/i18n/language.ts';
import { withPaise } from '#lib/format.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const line = 'flex min-h-12 items-center gap-3 px-3.5 py-2 text-body font-bold';
const words = 'min-w-0 flex-1 wrap-anywhere';
const Seal = () => <SealPercentIcon weight="fill" className="shrink-0 text-xl text-accent-ink" aria-hidden="true" />;

/** The coupons that fit this restaurant: one line that opens, so that the first dish stays in view. */
export function Offers({ restaurant: { offers } }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const [best, ...others] = offers;
  if (!best) return null;
  const read = ({ title, names }: (typeof offers)[number]) => withPaise(nameIn(title, names, language));
  return (
    <details className="group mb-4 rounded-lg bg-accent-soft">
      <summary className={`cursor-pointer list-none rounded-lg [&::-webkit-details-marker]:hidden ${line}`}>
        <Seal />
        <span className={words}>
          {others.length === 0 ? read(best) : t.offerAndMore({ title: read(best), count: others.length })}
        </span>
        <CaretDownIcon weight="bold" className="shrink-0 transition group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul aria-label={t.offers} className="pb-2">
        {offers.map((offer) => (
          <li key={offer.code} className={line}>
            <Seal />
            <span className={words}>
              {read(offer)}
              <span className="block text-note font-normal text-ink-2">
                {t.codeToUse({ code: offer.code, b: (shown) => <b>{shown}</b> })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
