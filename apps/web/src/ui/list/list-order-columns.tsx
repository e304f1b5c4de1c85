import { formatDate, formatTime } from '#lib/format.ts';
import type { ListColumn } from './list-props.ts';

/** An order's number and when it was placed, the first columns of every list of orders. */
export const orderColumns: readonly ListColumn<{ order_number: string; placed_at: string }>[] = [
  {
    id: 'order_number',
    header: 'Order',
    sortable: true,
    cell: ({ order_number }) => <span className="num font-semibold whitespace-nowrap">{order_number}</span>,
  },
  {
    id: 'placed_at',
    header: 'Placed',
    sortable: true,
    cell: ({ placed_at }) => (
      <span className="num">
        <span className="whitespace-nowrap">{formatDate(placed_at)},</span>{' '}
        <span className="whitespace-nowrap">{formatTime(placed_at)}</span>
      </span>
    ),
  },
];
