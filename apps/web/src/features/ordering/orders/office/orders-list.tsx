import { exportAllOrders, listAllOrders, type OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { formatRupees } from '@tawa/domain/common/money';
import { orderStates, panelStateWords } from '@tawa/domain/ordering/order-states';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findOwn } from '@tawa/domain/common/own';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatDateTime, formatTime } from '#lib/format.ts';
import { useLiveSoon } from '#lib/live/live-soon.ts';
import { deskOrderTexts as texts, payWords } from '#lib/messages-office-orders.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import { orderColumns } from '#ui/list/list-order-columns.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { OrderState } from '#ui/panel/panel-order-state.tsx';
import { useOrderBulk } from './order-bulk.ts';
import { OrderFlags } from './order-state.tsx';

const columns: ListColumn<OfficeOrder>[] = [
  ...orderColumns,
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant_name }) => restaurant_name },
  { id: 'customer_name', header: 'Customer', sortable: true, cell: ({ customer_name }) => customer_name },
  { id: 'city', header: 'City', spare: true, cell: ({ cityname }) => cityname },
  {
    id: 'status',
    header: 'State',
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        <OrderState {...row} />
        <OrderFlags row={row} />
      </span>
    ),
  },
  {
    id: 'promised',
    header: 'Promised',
    spare: true,
    cell: ({ promised_to }) => <span className="num whitespace-nowrap">by {formatTime(promised_to)}</span>,
  },
  {
    id: 'payment',
    header: 'Payment',
    spare: true,
    cell: ({ payment_method }) => findOwn(payWords, payment_method) ?? payment_method,
  },
  { id: 'total', header: 'Total', sortable: true, numeric: true, cell: ({ total }) => formatRupees(total) },
];

const states = orderStates.map((value) => ({ value, label: panelStateWords[value] }));

const filtersWith = (cities: readonly { city_id: number; cityname: string }[]): ListFilter[] => [
  { name: 'status', label: texts.state, options: states },
  {
    name: 'city',
    label: texts.city,
    options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
  },
  { name: 'today', label: texts.today, options: texts.todayKinds },
  { name: 'from', label: texts.from, kind: 'day' },
  { name: 'to', label: texts.to, kind: 'day' },
  { name: 'figure', label: texts.figure, kind: 'link', words: texts.figures },
  { name: 'day_from', label: texts.dayFrom, kind: 'link' },
  { name: 'day_to', label: texts.dayTo, kind: 'link' },
  { name: 'restaurant', label: texts.ofRestaurant, kind: 'link' },
  { name: 'user', label: texts.ofCustomer, kind: 'link' },
  { name: 'coupon', label: texts.ofCoupon, kind: 'link' },
];

const quick: QuickFilter[] = [
  { label: texts.live, icon: MopedIcon, filters: { live: '1' } },
  { label: texts.stuck, icon: WarningIcon, filters: { stuck: 'any' } },
  { label: texts.unanswered, filters: { stuck: 'unanswered' } },
  { label: texts.late, filters: { stuck: 'late' } },
  { label: texts.paid, filters: { stuck: 'paid' } },
  { label: texts.refunds, icon: ArrowUUpLeftIcon, filters: { refund: 'requested' } },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeOrder) => (
  <div className="space-y-1">
    <CardHead name={row.order_number}>
      <OrderState {...row} />
    </CardHead>
    <p className="text-sm text-ink-2">
      <b className="font-semibold text-ink">{row.restaurant_name}</b> for {row.customer_name}
    </p>
    <p className="num flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      <span>{formatDateTime(row.placed_at)}</span>
      <OrderFlags row={row} />
      <b className="text-ink">{formatRupees(row.total)}</b>
    </p>
  </div>
);

/** Every order; read again whenever one moves. */
export function OrdersList({ panel }: { panel: (id: string) => ReactNode }) {
  const client = useQueryClient();
  const bulk = useOrderBulk();
  const cities = useQuery(citiesQuery);
  useLiveSoon(['order'], () => void client.invalidateQueries({ queryKey: ['list', 'orders'] }));
  return (
    <ListFrame<OfficeOrder>
      name="orders"
      title={texts.title}
      nouns={['order', 'orders']}
      read={async (wanted, signal) => (await call(listAllOrders, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllOrders, queryOf(wanted))).body}
      columns={columns}
      rowId={({ order_number }) => order_number}
      rowName={({ order_number }) => order_number}
      card={cardOf}
      sort="-placed_at"
      searchLabel={texts.search}
      filters={filtersWith(cities.data ?? [])}
      quick={quick}
      bulk={bulk}
      panel={panel}
      empty={texts.empty}
    />
  );
}
