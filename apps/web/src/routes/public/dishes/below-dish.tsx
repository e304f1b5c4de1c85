import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { Suspense } from 'react';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { SimilarDishes } from './similar-dishes.tsx';

const DishMore = lazyPart(async () => (await import('./dish-more.tsx')).DishMore);

/** Below what is read and ordered: what only few dishes have comes once the page lives, more of the same kind at once. */
export function BelowDish({ dish }: { dish: DishDetails }) {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && (
        <Suspense>
          <DishMore dish={dish} />
        </Suspense>
      )}
      <SimilarDishes category={dish.category} without={dish.menu_id} />
    </>
  );
}
