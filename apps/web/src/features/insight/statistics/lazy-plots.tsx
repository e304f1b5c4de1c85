import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';

const load = () => import('./plots.tsx');

export const SalesPlot = lazyPart(async () => (await load()).SalesPlot);
export const PrepPlot = lazyPart(async () => (await load()).PrepPlot);
export const RatingPlot = lazyPart(async () => (await load()).RatingPlot);

/** Keeps the place of a drawn chart; the table of its numbers is what screen readers get. */
export function Plot({ height = 'h-80', children }: { height?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={height}>
      <Suspense fallback={<Skeleton className={`${height} w-full rounded-md`} />}>{children}</Suspense>
    </div>
  );
}
