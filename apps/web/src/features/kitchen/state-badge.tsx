import { isFinal, panelStateWords, type OrderStatus } from '@tawa/domain/orders';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const toneOf = (status: OrderStatus): BadgeTone => {
  if (status === 'delivered' || status === 'picked_up') return 'success';
  return isFinal(status) ? 'danger' : 'neutral';
};

/** Where an order stands, in the kitchen's word. */
export const StateBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={toneOf(status)}>{panelStateWords[status]}</Badge>
);
