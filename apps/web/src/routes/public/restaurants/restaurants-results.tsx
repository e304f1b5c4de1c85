import type { Spot } from '#features/catalogue/restaurants/shop/order-facts.tsx';
import { restaurantsPageSize } from '@tawa/domain/common/limits';
import { noFilters, pagesMax, type Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import type { Where } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { Button } from '#ui/button.tsx';
import { NoMatch } from '../dishes/no-match.tsx';
import { RestaurantPage } from '../restaurant/restaurant-page.tsx';
import { SetFilters } from './set-filters.tsx';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const pageNumbers = (pages: number) => Array.from({ length: pages }, (_page, index) => index + 1);

interface Asked {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
}

interface List {
  filters: Filters;
  city: string | undefined;
  where: Where;
  near: Spot | null | undefined;
  pages: number;
  first: Asked;
  last: Asked;
  setFilters: (next: Filters) => void;
  showMore: () => void;
}

/** The restaurants that fit, page below page, and the way to more. */
export function Results({ list, total }: { list: List; total: number }) {
  const t = useTexts(restaurantsScreenTexts);
  const { filters, city, where, near, pages, first, last, setFilters, showMore } = list;
  const left = total - pages * restaurantsPageSize;
  return (
    <>
      <SetFilters filters={filters} total={total} onChange={setFilters} />
      {total === 0 && <NoMatch filters={filters} city={city} onClear={() => setFilters(noFilters)} />}
      <h2 className="sr-only">{t.restaurantsFit}</h2>
      <ul
        aria-busy={first.isPlaceholderData}
        className="grid gap-x-6 gap-y-7 sm:gap-y-8 [--busy-line-top:-8px] aria-busy:busy-line sm:grid-cols-2 lg:gap-y-10 xl:grid-cols-3"
      >
        {pageNumbers(pages).map((page) => (
          <RestaurantPage key={page} filters={filters} where={where} page={page} from={near} />
        ))}
      </ul>
      {left > 0 && !last.isError && pages < pagesMax && (
        <div className="mt-10 text-center">
          <Button
            variant="secondary"
            onClick={showMore}
            pending={last.isPending || (pages > 1 && last.isPlaceholderData)}
            pendingText={t.loading}
          >
            {t.showMore({ restaurantsPageSize: Math.min(restaurantsPageSize, left) })}
          </Button>
        </div>
      )}
      {left > 0 && pages === pagesMax && <p className="mt-10 text-center text-body text-ink-2">{t.restaurants.most}</p>}
    </>
  );
}
