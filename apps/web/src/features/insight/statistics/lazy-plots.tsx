import { lazy, Suspense, type ReactNode } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';

const load = () => fetchCode(() => import('./plots.tsx'));

export const SalesPlot = lazy(async () => ({ default: (await load()).SalesPlot }));
export const PrepPlot = lazy(async () => ({ default: (await load()).PrepPlot }));
export const RatingPlot = lazy(async () => ({ default: (await load()).RatingPlot }));

/** Keeps the place of a drawn chart; the table of its numbers is what screen readers get. */
export function Plot({ height = 'h-80', children }: { height?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={height}>
      <Suspense fallback={<Skeleton className={`${height} w-full rounded-md`} />}>{children}</Suspense>
    </div>
  );
}
