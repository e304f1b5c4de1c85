import type { LineItem } from '@tawa/contract/ordering/orders.line';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { usePackApart } from '../kitchen.queries.ts';
import { lineTexts } from './line.texts.ts';

/** Says that a dish is packed apart, or takes that back. */
export function usePackedTick() {
  const t = useTexts(lineTexts);
  const { mutate, isPending } = usePackApart();
  const pack = (order_number: string, { order_item_id, packed_apart }: LineItem) =>
    mutate(
      { order_number, order_item_id, mark: packed_apart === true ? 'open' : 'packed' },
      { onError: (error) => toast.error(messageFrom(error, t.apartFailed)) },
    );
  return { pack, isPending };
}
