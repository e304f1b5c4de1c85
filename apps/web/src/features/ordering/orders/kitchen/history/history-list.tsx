import { optionsOf } from '#lib/options.ts';
import type { HistoryOrder } from '@tawa/contract/ordering/orders.history';
import { formatRupees } from '@tawa/domain/common/money';
import { orderStates, panelStateWords } from '@tawa/domain/ordering/order-states';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLive } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import { orderColumnsIn } from '#ui/list/list-order-columns.tsx';
import type { ListColumn, ListFilter, QuickFilter } from '#ui/list/list-props.ts';
import { readHistory, readHistoryCsv } from './history.queries.ts';
import { StateBadge } from '../ticket/state-badge.tsx';
import { kitchenHistoryTexts } from './history.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const payment = (method: string, language: Language) => {
  const t = textsIn(kitchenHistoryTexts, language);
  return method === 'cod' ? t.cash : t.online;
};

const State = ({ row }: { row: HistoryOrder }) => {
  const t = useTexts(kitchenHistoryTexts);
  return (
    <span className="flex flex-wrap gap-1">
      <StateBadge order={row} />
      {row.is_late === 1 && (
        <Badge tone="danger" icon={ClockIcon}>
          {t.late}
        </Badge>
      )}
      {row.refunded > 0 && <Badge tone="warning">{t.refunded}</Badge>}
    </span>
  );
};

const columnsIn = keepEach((language: Language): ListColumn<HistoryOrder>[] => {
  const t = textsIn(kitchenHistoryTexts, language);
  return [
    ...orderColumnsIn(language),
    {
      id: 'customer_name',
      header: t.customer,
      sortable: true,
      cell: ({ customer_name, phone_last4 }) => (
        <>
          {customer_name} <span className="num whitespace-nowrap text-ink-3">··{phone_last4}</span>
        </>
      ),
    },
    {
      id: 'dishes',
      header: t.dishes,
      spare: true,
      cell: ({ dishes }) => (
        <span className="line-clamp-2" title={dishes}>
          {dishes}
        </span>
      ),
    },
    { id: 'status', header: t.state, cell: (row) => <State row={row} /> },
    { id: 'payment', header: t.payment, spare: true, cell: ({ payment_method }) => payment(payment_method, language) },
    { id: 'total', header: t.total, sortable: true, numeric: true, cell: ({ total }) => formatRupees(total) },
  ];
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(kitchenHistoryTexts, language);
  return [
    {
      name: 'status',
      label: t.state,
      options: orderStates
        .filter((state) => state !== 'pending_payment' && state !== 'expired')
        .map((value) => ({ value, label: panelStateWords[value] })),
    },
    { name: 'fulfilment', label: t.kind, options: optionsOf(t.kinds) },
    { name: 'payment', label: t.payment, options: optionsOf(t.payments) },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(kitchenHistoryTexts, language);
  return [
    { label: t.served, filters: { end: 'served' } },
    { label: t.ended, filters: { end: 'ended' } },
    { label: t.late, icon: ClockIcon, filters: { late: '1' } },
    { label: t.refunded, filters: { refunded: '1' } },
  ];
});

const cardOf = (row: HistoryOrder, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.order_number}>
      <State row={row} />
    </CardHead>
    <p className="line-clamp-2 text-sm text-ink-2">{row.dishes}</p>
    <p className="num flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      <span>
        {row.customer_name} · {formatDateTime(row.placed_at, language)}
      </span>
      <b className="text-ink">{formatRupees(row.total)}</b>
    </p>
  </div>
);

/** Every order that the kitchen ever got; read again whenever one moves. */
export function HistoryList({ panel }: { panel: (id: string) => ReactNode }) {
  const language = useLanguage();
  const t = useTexts(kitchenHistoryTexts);
  const client = useQueryClient();
  useLive((event) => {
    if (event.event === 'order' || event.event === 'poll')
      void client.invalidateQueries({ queryKey: ['list', 'kitchen-history'] });
  });
  return (
    <ListFrame<HistoryOrder>
      name="kitchen-history"
      title={t.title}
      nouns={['order', 'orders']}
      read={readHistory}
      readCsv={readHistoryCsv}
      columns={columnsIn(language)}
      rowId={({ order_number }) => order_number}
      rowName={({ order_number }) => order_number}
      card={(row) => cardOf(row, language)}
      sort="-placed_at"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      panel={panel}
      action={
        <ButtonLink to={paths.restaurantOrders} variant="secondary" size={40}>
          {t.board}
        </ButtonLink>
      }
      empty={t.empty}
    />
  );
}
