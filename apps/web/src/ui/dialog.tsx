import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-props.ts';
import { useEver } from './use-ever.ts';

const Box = lazy(async () => ({ default: (await import('./sheet-box.tsx')).SheetBox }));

/** Everything that opens over the page: bottom sheet on phones, dialog or right panel from 768 px. */
export function Sheet(props: SheetProps) {
  const wanted = useEver(props.open);
  return wanted ? (
    <Suspense>
      <Box {...props} />
    </Suspense>
  ) : null;
}
