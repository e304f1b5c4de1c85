import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { Chip } from '#ui/chip.tsx';
import { ordersQuery } from './orders.queries.ts';

const shown = 4;

interface Props {
  userId: number;
  label: string;
  /** The number of the chosen order. */
  chosen: string;
  onChoose: (orderNumber: string) => void;
}

/** The customer's latest orders to pick one from; nothing while there are none. */
export function OrderChoice({ userId, label, chosen, onChoose }: Props) {
  const { data: active } = useQuery(ordersQuery(userId, 'active'));
  const { data: past } = useQuery(ordersQuery(userId, 'past'));
  const orders = [...(active?.orders ?? []), ...(past?.orders ?? [])].slice(0, shown);
  if (orders.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {orders.map(({ order_number, restaurant_name, placed_at }) => (
        <li key={order_number} className="min-w-0">
          <Chip
            pressed={chosen.trim().toUpperCase() === order_number}
            onClick={() => onChoose(order_number)}
            className="max-w-full whitespace-normal"
          >
            <span className="min-w-0 text-left">{`${restaurant_name}, ${formatDate(placed_at)}`}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
