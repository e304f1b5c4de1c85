import type { DishDetails } from '@tawa/contract/catalogue/menu';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CounterCard } from '#features/catalogue/menu/shop/counter/counter-card.tsx';
import { counterQuery } from '#features/catalogue/menu/shop/counter/counter.queries.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { loadOftenWith, OftenWith } from './often-with.tsx';
import { loadSimilarDishes, SimilarDishes } from './similar-dishes.tsx';

const DishPhotoRail = lazyPart(
  async () => (await import('#features/catalogue/dish-photos/shop/dish-photo-rail.tsx')).DishPhotoRail,
);

export const loadBelow = (client: QueryClient, { restaurant_id, menu_id, category }: DishDetails) =>
  Promise.all([
    client.prefetchQuery(counterQuery(restaurant_id)),
    loadSimilarDishes(client, category),
    loadOftenWith(client, restaurant_id, menu_id),
  ]);

/** Below what is read and ordered: photos, which only few dishes have, come once the page lives, the rest with it. */
export function BelowDish({ dish }: { dish: DishDetails }) {
  const hydrated = useHydrated();
  return (
    <>
      <CounterCard dish={dish} className="mt-6 px-4 lg:px-0" />
      {hydrated && (
        <Suspense>
          <DishPhotoRail dish={dish} className="mt-10 px-4 lg:px-0" />
        </Suspense>
      )}
      <OftenWith
        key={dish.menu_id}
        restaurantId={dish.restaurant_id}
        menuIds={[dish.menu_id]}
        className="mt-10 px-4 lg:px-0"
      />
      <SimilarDishes category={dish.category} without={dish.menu_id} />
    </>
  );
}
