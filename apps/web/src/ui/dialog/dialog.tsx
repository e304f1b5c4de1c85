import { Suspense } from 'react';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '../page/lazy-part.ts';
import type { SheetProps } from './sheet-props.ts';
import { useEver } from '../use-ever.ts';

const Box = lazyPart(async () => (await import('./sheet-box.tsx')).SheetBox);

/** Everything that opens over the page: bottom sheet on phones, dialog or right panel from 768 px. */
export function Sheet(props: SheetProps) {
  // A server that waited for the box would leave the page to be drawn anew in the browser.
  const hydrated = useHydrated();
  const wanted = useEver(hydrated && props.open);
  return wanted ? (
    <Suspense>
      <Box {...props} />
    </Suspense>
  ) : null;
}
