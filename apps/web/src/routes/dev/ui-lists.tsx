import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, Divider, Kbd } from '../../ui/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Table, type Column } from '#ui/list/table.tsx';
import { Columns, Shelf } from './gallery.tsx';

interface Order {
  number: string;
  restaurant: string;
  total: number;
}
const orders: Order[] = [
  { number: 'FD-7K3K2T', restaurant: 'Dum & Handi', total: 1132 },
  { number: 'FD-7K3M9Q', restaurant: 'Chowk Chaat', total: 718.5 },
  { number: 'FD-7J9X4B', restaurant: 'Tandoor Lane', total: 638 },
];
const columns: Column<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => <b>{number}</b>, sortBy: ({ number }) => number },
  {
    id: 'restaurant',
    header: 'Restaurant',
    cell: ({ restaurant }) => restaurant,
    sortBy: ({ restaurant }) => restaurant,
  },
  {
    id: 'state',
    header: 'State',
    cell: () => (
      <Badge tone="success" icon={CheckCircleIcon}>
        Delivered
      </Badge>
    ),
  },
  {
    id: 'total',
    header: 'Amount',
    cell: ({ total }) => formatRupees(total),
    sortBy: ({ total }) => total,
    numeric: true,
  },
];
const rowId = (order: Order): string => order.number;

export function ListShelf() {
  const [open, setOpen] = useState<string>();
  const table = { columns, rowId, empty: <p className="p-5">No orders yet.</p> };
  return (
    <Shelf id="lists" title="Lists and tables">
      <Card title="All orders" facts="3 today" flush className="overflow-hidden max-md:border-0 max-md:bg-transparent">
        <Table {...table} label="All orders" rows={orders} openId={open} onOpen={(order) => setOpen(order.number)} />
      </Card>
      <Columns>
        <Card title="Loading" flush>
          <Table {...table} label="Loading orders" rows={[]} loading />
        </Card>
        <Card title="Empty" flush>
          <Table {...table} label="No orders" rows={[]} />
          <Divider />
          <p className="p-5 text-sm">
            <Kbd>A</Kbd> accept, <Kbd>/</Kbd> search
          </p>
        </Card>
      </Columns>
      <Pagination page={6} totalPages={12} hrefFor={(page) => `?page=${page}`} />
      <Accordion
        name="faq"
        entries={[
          { id: 1, title: 'How do I cancel an order?', body: 'Free of charge until the kitchen accepts.' },
          { id: 2, title: 'When do I get my refund?', body: '5 to 7 business days.' },
        ]}
      />
    </Shelf>
  );
}
