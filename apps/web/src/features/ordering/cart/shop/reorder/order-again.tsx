import { Suspense, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { reorderTexts } from './reorder.texts.ts';

const AgainSheet = lazyPart(async () => (await import('./again-sheet.tsx')).AgainSheet);

/** Shows what an order would cost today, and fills the cart with it when that is wanted. */
export function OrderAgain({ orderNumber, className }: { orderNumber: string; className?: string }) {
  const t = useTexts(reorderTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setOpen(true)}>
        {t.again}
      </Button>
      {open && (
        <Suspense>
          <AgainSheet orderNumber={orderNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
