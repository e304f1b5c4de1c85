import type { Spot } from '#features/catalogue/restaurants/shop/order-facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import type { Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { restaurantPageQuery, type Where } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  filters: Filters;
  where: Where;
  page: number;
  /** Where the food would go. */
  from: Spot | null | undefined;
}

/** The entries of one page of the list. */
export function RestaurantPage({ filters, where, page, from }: Props) {
  const t = useTexts(publicScreenTexts);
  const { data, isError, refetch } = useQuery(restaurantPageQuery(filters, where, page));
  if (isError && data === undefined)
    return (
      <li className="col-span-full">
        <FailedPart text={t.restaurants.failed} onRetry={() => void refetch()} />
      </li>
    );
  return data?.restaurants.map((restaurant, index) => (
    <li key={restaurant.restaurant_id}>
      <RestaurantCard restaurant={restaurant} from={from} described eager={page === 1 && index === 0} />
    </li>
  ));
}
