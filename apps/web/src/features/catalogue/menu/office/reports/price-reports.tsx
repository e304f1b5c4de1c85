import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { listPriceReports, type OfficePriceReport } from '@tawa/contract/catalogue/menu/menu.reports.office';
import { formatRupees } from '@tawa/domain/common/money';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { PriceReportPanel } from './price-report-panel.tsx';
import { PriceReportState } from './price-report-state.tsx';
import { priceReportsTexts } from './reports.texts.ts';

const Rupees = ({ of }: { of: number }) => <span className="num whitespace-nowrap">{formatRupees(of)}</span>;

const columnsIn = keepEach((language: Language): ListColumn<OfficePriceReport>[] => {
  const t = textsIn(priceReportsTexts, language);
  return [
    { id: 'dish', header: t.dish, cell: ({ dish_name }) => <span className="font-semibold">{dish_name}</span> },
    { id: 'restaurant', header: t.restaurant, cell: ({ restaurant_name }) => restaurant_name },
    { id: 'seen', header: t.seen, cell: ({ price_seen }) => <Rupees of={price_seen} /> },
    { id: 'said', header: t.said, cell: ({ counter_price }) => <Rupees of={counter_price} /> },
    { id: 'author', header: t.author, spare: true, cell: ({ name }) => name },
    { id: 'state', header: t.state, cell: ({ state }) => <PriceReportState state={state} /> },
    {
      id: 'created_on',
      header: t.sent,
      sortable: true,
      cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
    },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(priceReportsTexts, language);
  return [
    { label: t.waiting, icon: ClockIcon, filters: { state: 'waiting' } },
    { label: t.upheld, filters: { state: 'upheld' } },
    { label: t.dismissed, filters: { state: 'dismissed' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

function Card({ row }: { row: OfficePriceReport }) {
  const t = useTexts(priceReportsTexts);
  return (
    <div className="min-w-0 text-sm">
      <CardHead name={row.dish_name}>
        <PriceReportState state={row.state} />
      </CardHead>
      <p className="text-ink-2">{row.restaurant_name}</p>
      <p className="num">{t.both({ seen: formatRupees(row.price_seen), declared: formatRupees(row.counter_price) })}</p>
    </div>
  );
}

const cardOf = (row: OfficePriceReport) => <Card row={row} />;

const panelOf = (id: string) => <PriceReportPanel key={id} id={id} />;

/** Prices at the counter that customers saw for less than their restaurants say. */
export function PriceReports() {
  const t = useTexts(priceReportsTexts);
  const language = useLanguage();
  return (
    <ListFrame<OfficePriceReport>
      name="price-reports"
      title={t.title}
      nouns={['report', 'reports']}
      read={async (wanted, signal) => (await call(listPriceReports, queryOf(wanted), signal)).body}
      columns={columnsIn(language)}
      rowId={({ price_report_id }) => `${price_report_id}`}
      rowName={({ dish_name }) => dish_name}
      card={cardOf}
      sort="-created_on"
      searchLabel={t.search}
      filters={[]}
      quick={quickIn(language)}
      panel={panelOf}
      empty={t.empty}
    />
  );
}
