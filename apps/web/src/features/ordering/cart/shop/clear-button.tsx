import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useClearCart } from './cart.queries.ts';
import { cartTexts } from './cart.texts.ts';

/** Takes everything out of the cart, once it was asked. */
export function ClearButton({ userid }: { userid: number }) {
  const t = useTexts(cartTexts);
  const [asking, setAsking] = useState(false);
  const clear = useClearCart();
  return (
    <>
      <Button variant="quiet" size={40} onClick={() => setAsking(true)}>
        {t.clear.open}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t.clear.title}
          danger
          cancelLabel={t.clear.cancel}
          confirmLabel={t.clear.confirm}
          pending={clear.isPending}
          pendingText={t.clear.pending}
          onConfirm={() => clear.mutate(userid, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {t.clear.text}
        </ConfirmDialog>
      )}
    </>
  );
}
