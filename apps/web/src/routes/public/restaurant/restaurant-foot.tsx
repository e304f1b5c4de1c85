import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AddressAndHours, Chefs } from '#features/catalogue/restaurants/shop/restaurant-facts.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { ReviewPanel } from '#features/catalogue/reviews/shop/review-panel.tsx';
import { ratingsQuery, reviewsQuery } from '#features/catalogue/reviews/shop/reviews.queries.ts';
import { useAccountGuest } from '../tables/use-account-guest.ts';
import { useHydrated } from '#lib/store.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';

const TableBooking = lazyPart(
  async () => (await import('#features/tables/bookings/shop/table-booking.tsx')).TableBooking,
);

const AllowNews = lazyPart(async () => (await import('#features/accounts/news/shop/allow-news.tsx')).AllowNews);

export const loadRestaurantFoot = (client: QueryClient, id: number) =>
  Promise.all([client.prefetchQuery(ratingsQuery(id)), client.prefetchInfiniteQuery(reviewsQuery(id))]);

/** What stands under a restaurant’s menu. */
export function RestaurantFoot({ restaurantId }: { restaurantId: number }) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(restaurantId));
  const hydrated = useHydrated();
  const name = nameIn(restaurant.restaurant_name, restaurant.names, useLanguage());
  const known = useAccountGuest();
  return (
    <>
      {/* What is free now is for the browser to ask: the server's page is kept for a while. */}
      {hydrated && (
        <Suspense>
          <TableBooking restaurantId={restaurantId} known={known} />
        </Suspense>
      )}
      <ReviewPanel restaurantId={restaurantId} name={name} />
      <Chefs restaurantId={restaurantId} />
      {hydrated && (
        <Suspense>
          <AllowNews restaurant={{ ...restaurant, restaurant_name: name }} className="my-6" />
        </Suspense>
      )}
      <AddressAndHours restaurant={restaurant} />
    </>
  );
}
