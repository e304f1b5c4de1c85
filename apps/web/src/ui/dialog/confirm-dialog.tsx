import { Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-props.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { useEver } from '../use-ever.ts';

const Box = lazyPart(async () => (await import('./confirm-box.tsx')).ConfirmBox);

/** A question with two answers; while `pending` neither can be pressed and nothing closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wanted = useEver(props.open ?? true);
  return wanted ? (
    <Suspense>
      <Box {...props} />
    </Suspense>
  ) : null;
}
