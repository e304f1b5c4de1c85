import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import type { SheetProps } from './sheet-props.ts';
import { useEver } from './use-ever.ts';

const Box = lazyPart(async () => (await import('./sheet-box.tsx')).SheetBox);

/** Everything that opens over the page: bottom sheet on phones, dialog or right panel from 768 px. */
export function Sheet(props: SheetProps) {
  const wanted = useEver(props.open);
  return wanted ? (
    <Suspense>
      <Box {...props} />
    </Suspense>
  ) : null;
}
