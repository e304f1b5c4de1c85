import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { withPaise } from '#lib/format.ts';

/** The coupons that fit this restaurant, with their codes. */
export const Offers = ({ restaurant }: { restaurant: RestaurantDetails }) =>
  restaurant.offers.length === 0 ? null : (
    <ul className="mb-4 flex flex-wrap gap-3" aria-label="Offers">
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
            <span className="block text-note text-ink-3">
              Use code <b>{code}</b>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
