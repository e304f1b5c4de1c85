import type { Dish } from '@tawa/contract/catalogue/menu';
import { Suspense } from 'react';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';

// A page of cards is read before anything on it is added.
const CardAdd = lazyPart(async () => (await import('./card-add.tsx')).CardAdd);

/** 'Add' on a card outside a menu; its place is kept until its code is there. */
export function AddDish({ dish }: { dish: Dish }) {
  const hydrated = useHydrated();
  return (
    <span className="flex min-h-11 min-w-[112px] justify-end">
      {hydrated && (
        <Suspense>
          <CardAdd dish={dish} />
        </Suspense>
      )}
    </span>
  );
}
