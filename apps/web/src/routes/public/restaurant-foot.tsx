import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { AddressAndHours, Chefs } from '../../features/restaurants/restaurant-facts.tsx';
import { restaurantQuery } from '../../features/restaurants/restaurant.queries.ts';
import { ReviewPanel } from '../../features/reviews/review-panel.tsx';
import { ratingsQuery, reviewsQuery } from '../../features/reviews/reviews.queries.ts';

export const loadRestaurantFoot = (client: QueryClient, id: number) =>
  Promise.all([client.prefetchQuery(ratingsQuery(id)), client.prefetchQuery(reviewsQuery(id))]);

/** What stands under a restaurant’s menu. */
export function RestaurantFoot({ restaurantId }: { restaurantId: number }) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(restaurantId));
  return (
    <>
      <ReviewPanel restaurantId={restaurantId} />
      <Chefs restaurantId={restaurantId} />
      <AddressAndHours restaurant={restaurant} />
    </>
  );
}
