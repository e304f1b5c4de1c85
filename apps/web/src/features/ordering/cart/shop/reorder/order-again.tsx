import { Suspense, useState } from 'react';
import { againTexts } from '#lib/messages-after.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

const AgainSheet = lazyPart(async () => (await import('./again-sheet.tsx')).AgainSheet);

/** Shows what an order would cost today, and fills the cart with it when that is wanted. */
export function OrderAgain({ orderNumber, className }: { orderNumber: string; className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setOpen(true)}>
        {againTexts.again}
      </Button>
      {open && (
        <Suspense>
          <AgainSheet orderNumber={orderNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
