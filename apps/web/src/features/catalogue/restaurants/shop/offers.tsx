import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { withPaise } from '#lib/format.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The coupons that fit this restaurant, with their codes. */
export const Offers = ({ restaurant }: { restaurant: RestaurantDetails }) => {
  const t = useTexts(restaurantsTexts);
  return restaurant.offers.length === 0 ? null : (
    <ul className="mb-4 flex flex-wrap gap-3" aria-label={t.offers}>
      {restaurant.offers.map(({ code, title }) => (
        <li
          key={code}
          className="flex min-w-[200px] flex-1 items-center gap-3 rounded-lg border border-line bg-surface p-3"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-xl text-accent-ink">
            <SealPercentIcon weight="fill" aria-hidden="true" />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-body font-bold">{withPaise(title)}</span>
            <span className="block text-note text-ink-3">{t.codeToUse({ code, b: (words) => <b>{words}</b> })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
