import { useState } from 'react';
import { messages } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useClearCart } from './cart.queries.ts';

/** Takes everything out of the cart, once it was asked. */
export function ClearButton({ userid }: { userid: number }) {
  const [asking, setAsking] = useState(false);
  const clear = useClearCart();
  return (
    <>
      <Button variant="quiet" size={40} onClick={() => setAsking(true)}>
        Clear cart
      </Button>
      {asking && (
        <ConfirmDialog
          title={messages.cart.clearTitle}
          danger
          cancelLabel="Keep cart"
          confirmLabel="Clear cart"
          pending={clear.isPending}
          pendingText="Clearing..."
          onConfirm={() => clear.mutate(userid, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          All dishes of this cart are taken out.
        </ConfirmDialog>
      )}
    </>
  );
}
