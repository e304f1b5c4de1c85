import type { CartEntry } from '@tawa/contract/ordering/cart';
import { Suspense } from 'react';
import { useUpdateCartEntry } from '#features/ordering/cart/shop/cart.queries.ts';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { toast } from '#ui/toast/toast.ts';
import { userScreenTexts } from './user.texts.ts';

const DishDialog = lazyPart(async () => (await import('#features/catalogue/menu/shop/dish-dialog.tsx')).DishDialog);

/** The choices of a line in the dish's own sheet; closed by itself when the line is gone. */
export function LineChange({ entry, onClose }: { entry: CartEntry; onClose: () => void }) {
  const t = useTexts(userScreenTexts);
  const { mutate, isPending } = useUpdateCartEntry();
  const { cart_id, menu_id, dish_name, option_ids, quantity, note } = entry;
  return (
    <Suspense>
      <DishDialog
        menuId={menu_id}
        title={dish_name}
        verb={t.update}
        verbPending={t.updating}
        start={{ options: option_ids, quantity, note }}
        pending={isPending}
        onAdd={(choice) =>
          mutate(
            { cart_id, options: choice.options, quantity: choice.quantity, note: choice.note },
            { onSuccess: onClose, onError: (error) => toast.error(messageFrom(error, t.changeFailed)) },
          )
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
