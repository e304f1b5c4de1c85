import type { Spot } from '#features/catalogue/restaurants/shop/order-facts.tsx';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import type { Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { restaurantPageQuery, type Where } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';

interface Props {
  filters: Filters;
  where: Where;
  page: number;
  /** Where the food would go. */
  from: Spot | null | undefined;
}

const Heart = lazyPart(
  async () =>
    (await import('#features/catalogue/favourites/shop/favourite-restaurant-button.tsx')).FavouriteRestaurantButton,
);

// A phone's small picture carries nothing; the heart is on the restaurant's own page there.
const CardHeart = ({ restaurant }: { restaurant: Restaurant }) => (
  <div className="max-sm:hidden">
    <Suspense>
      <Heart restaurant={restaurant} />
    </Suspense>
  </div>
);

/** The entries of one page of the list. */
export function RestaurantPage({ filters, where, page, from }: Props) {
  const t = useTexts(publicScreenTexts);
  const { data, isError, refetch } = useQuery(restaurantPageQuery(filters, where, page));
  const hydrated = useHydrated();
  if (isError && data === undefined)
    return (
      <li className="col-span-full">
        <FailedPart text={t.restaurants.failed} onRetry={() => void refetch()} />
      </li>
    );
  return data?.restaurants.map((restaurant, index) => (
    // A row of another city that stands here as well is another row: moved, it would slide away under a thumb.
    <li
      key={`${data.city ?? ''} ${restaurant.restaurant_id}`}
      className={data.city === null ? 'in-data-placed:pointer-events-none' : undefined}
    >
      <RestaurantCard
        restaurant={restaurant}
        from={from}
        described
        eager={page === 1 && index === 0}
        corner={hydrated && <CardHeart restaurant={restaurant} />}
      />
    </li>
  ));
}
