import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { Suspense } from 'react';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useStanding } from './counter-line.tsx';

const OwnPriceReport = lazyPart(async () => (await import('./own-price-report.tsx')).OwnPriceReport);

function Said({ dish }: { dish: DishDetails }) {
  const standing = useStanding(dish);
  if (!standing) return null;
  return <p className="min-w-0 font-semibold text-balance">{standing.long}</p>;
}

/** On the page of a dish: what its restaurant says of the counter, and what this customer saw there; nothing of nothing. */
export function CounterCard({ dish, className }: { dish: DishDetails; className: string }) {
  const hydrated = useHydrated();
  // As high as with its button, which comes once it is known who reads.
  return (
    <div className={className}>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-line bg-surface px-5 py-2.5 empty:hidden">
        <Said dish={dish} />
        {hydrated && (
          <Suspense>
            <OwnPriceReport key={dish.menu_id} dish={dish} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
