import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { canPhotographPacking } from '@tawa/domain/ordering/packing';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PhotoButton } from '#ui/form/photo-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { usePackingPhoto } from '../kitchen.queries.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

type Photographed = Pick<KitchenOrder, 'order_number' | 'status' | 'has_packing_photo'>;

/** One press for a photo of what was packed, beside everything that moves the order and never before it. */
export function PackingPhoto({ order }: { order: Photographed }) {
  const t = useTexts(kitchenTicketTexts).packing;
  const { marksReady } = useBoardRights();
  const adding = usePackingPhoto();
  if (!marksReady || !canPhotographPacking(order.status)) return null;
  if (order.has_packing_photo)
    return (
      <p className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-success">
        <Icon of={CheckIcon} weight="bold" />
        {t.photoKept}
      </p>
    );
  const { order_number } = order;
  return (
    <PhotoButton
      label={adding.isPending ? t.photoSending : t.photo}
      disabled={adding.isPending}
      camera
      quiet
      onPick={(photo) =>
        adding.mutate({ order_number, photo }, { onError: (error) => toast.error(messageFrom(error, t.photoFailed)) })
      }
    />
  );
}
