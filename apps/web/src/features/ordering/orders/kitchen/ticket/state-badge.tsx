import { isFinal, panelStateWord, servingOf, type Fulfilment, type OrderStatus } from '@tawa/domain/ordering/orders';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const toneOf = (status: OrderStatus): BadgeTone => {
  if (status === 'delivered' || status === 'picked_up') return 'success';
  return isFinal(status) ? 'danger' : 'neutral';
};

interface Props {
  order: { status: OrderStatus; fulfilment: Fulfilment; table: object | string | null };
}

/** Where an order stands, in the kitchen's word. */
export const StateBadge = ({ order }: Props) => (
  <Badge tone={toneOf(order.status)}>{panelStateWord(order.status, servingOf(order))}</Badge>
);
