import { useQuery } from '@tanstack/react-query';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import type { Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { restaurantPageQuery, type Where } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { messages } from '#lib/messages.ts';
import { FailedPart } from '#ui/state/error-state.tsx';

interface Props {
  filters: Filters;
  where: Where;
  page: number;
}

/** The entries of one page of the list. */
export function RestaurantPage({ filters, where, page }: Props) {
  const { data, isError, refetch } = useQuery(restaurantPageQuery(filters, where, page));
  if (isError && data === undefined)
    return (
      <li className="col-span-full">
        <FailedPart text={messages.restaurants.failed} onRetry={() => void refetch()} />
      </li>
    );
  return data?.restaurants.map((restaurant, index) => (
    <li key={restaurant.restaurant_id}>
      <RestaurantCard restaurant={restaurant} described eager={page === 1 && index === 0} />
    </li>
  ));
}
