import type { Order } from '@tawa/contract/ordering/orders';
import type { OrderRequests } from '@tawa/contract/ordering/orders.requests';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { orderRequestsTexts } from './order-requests.texts.ts';

export interface OrderRequest {
  label: string;
  text: string;
}

/** What a customer wrote with an order, as every screen and slip shows it; nothing of what was left empty. */
export function listOrderRequests(
  order: Pick<OrderRequests, 'instructions'> & Pick<Order, 'fulfilment' | 'table'>,
  language: Language,
): OrderRequest[] {
  const t = textsIn(orderRequestsTexts, language);
  const isBrought = order.fulfilment === 'delivery' && order.table === null;
  const requests = [{ label: isBrought ? t.noteForRider : t.noteForKitchen, text: order.instructions }];
  return requests.filter(({ text }) => text !== '');
}
