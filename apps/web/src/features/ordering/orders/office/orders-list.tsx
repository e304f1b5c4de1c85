import { optionsOf } from '#lib/options.ts';
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
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import { orderColumnsIn } from '#ui/list/list-order-columns.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { OrderState } from '#ui/panel/panel-order-state.tsx';
import { useCancelTogether } from './cancel/use-cancel-together.tsx';
import { useOrderBulk } from './order-bulk.ts';
import { OrderFlags } from './order-state.tsx';
import { officeOrdersTexts } from './orders.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const columnsInIn = keepEach((language: Language) => {
  const officeOrders = textsIn(officeOrdersTexts, language);
  return keepEach((language: Language): ListColumn<OfficeOrder>[] => {
    const t = textsIn(officeOrdersTexts, language);
    return [
      ...orderColumnsIn(language),
      {
        id: 'restaurant',
        header: officeOrders.ofRestaurant,
        spare: true,
        cell: ({ restaurant_name }) => restaurant_name,
      },
      {
        id: 'customer_name',
        header: officeOrders.ofCustomer,
        sortable: true,
        cell: ({ customer_name }) => customer_name,
      },
      { id: 'city', header: officeOrders.city, spare: true, cell: ({ cityname }) => cityname },
      {
        id: 'status',
        header: officeOrders.state,
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            <OrderState {...row} />
            <OrderFlags row={row} />
          </span>
        ),
      },
      {
        id: 'promised',
        header: officeOrders.promised,
        spare: true,
        cell: ({ promised_to }) => (
          <span className="num whitespace-nowrap">
            {officeOrders.by({ promisedTo: formatTime(promised_to, language) })}
          </span>
        ),
      },
      {
        id: 'payment',
        header: officeOrders.payment,
        spare: true,
        cell: ({ payment_method }) => findOwn(t.pay, payment_method) ?? payment_method,
      },
      {
        id: 'total',
        header: officeOrders.total,
        sortable: true,
        numeric: true,
        cell: ({ total }) => formatRupees(total),
      },
    ];
  });
});

const states = orderStates.map((value) => ({ value, label: panelStateWords[value] }));

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeOrdersTexts, language);
  return [
    { name: 'status', label: t.state, options: states },
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    { name: 'today', label: t.today, options: optionsOf(t.todayKinds) },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
    { name: 'figure', label: t.figure, kind: 'link', words: t.figures },
    { name: 'day_from', label: t.dayFrom, kind: 'link' },
    { name: 'day_to', label: t.dayTo, kind: 'link' },
    { name: 'restaurant', label: t.ofRestaurant, kind: 'link' },
    { name: 'user', label: t.ofCustomer, kind: 'link' },
    { name: 'coupon', label: t.ofCoupon, kind: 'link' },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeOrdersTexts, language);
  return [
    { label: t.live, icon: MopedIcon, filters: { live: '1' } },
    { label: t.stuck, icon: WarningIcon, filters: { stuck: 'any' } },
    { label: t.unanswered, filters: { stuck: 'unanswered' } },
    { label: t.late, filters: { stuck: 'late' } },
    { label: t.paid, filters: { stuck: 'paid' } },
    { label: t.refunds, icon: ArrowUUpLeftIcon, filters: { refund: 'requested' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeOrder, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.order_number}>
      <OrderState {...row} />
    </CardHead>
    <p className="text-sm text-ink-2">
      {textsIn(officeOrdersTexts, language).forIt({
        restaurantName: row.restaurant_name,
        b: (words) => <b className="font-semibold text-ink">{words}</b>,
        customerName: row.customer_name,
      })}
    </p>
    <p className="num flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      <span>{formatDateTime(row.placed_at, language)}</span>
      <OrderFlags row={row} />
      <b className="text-ink">{formatRupees(row.total)}</b>
    </p>
  </div>
);

/** Every order; read again whenever one moves. */
export function OrdersList({ panel }: { panel: (id: string) => ReactNode }) {
  const t = useTexts(officeOrdersTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const cancelling = useCancelTogether();
  const bulk = useOrderBulk(cancelling.begin);
  const cities = useQuery(citiesQuery);
  useLiveSoon(['order'], () => void client.invalidateQueries({ queryKey: ['list', 'orders'] }));
  return (
    <ListFrame<OfficeOrder>
      name="orders"
      title={t.title}
      nouns={['order', 'orders']}
      read={async (wanted, signal) => (await call(listAllOrders, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllOrders, queryOf(wanted))).body}
      columns={columnsInIn(language)(language)}
      rowId={({ order_number }) => order_number}
      rowName={({ order_number }) => order_number}
      card={(row) => cardOf(row, language)}
      sort="-placed_at"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      bulk={bulk}
      bulkMost={cancelling.most}
      panel={panel}
      side={cancelling.side}
      tickCards
      above={cancelling.above}
      empty={t.empty}
    />
  );
}
