import { exportCoupons, listCoupons, type OfficeCoupon } from '@tawa/contract/money/coupons.office';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { deskCouponTexts as texts } from '#lib/messages-office-coupons.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { officeCouponsTexts } from './coupons.texts.ts';

export const CouponState = ({ state }: Pick<OfficeCoupon, 'state'>) => {
  const t = useTexts(officeCouponsTexts);
  return <Badge tone={texts.tones[state]}>{t.states[state]}</Badge>;
};

const usedText = ({ used, total_limit }: OfficeCoupon) =>
  total_limit === null ? formatCount(used) : texts.usedOf(formatCount(used), formatCount(total_limit));
const costText = (row: OfficeCoupon) => formatRupees(row.cost_platform + row.cost_restaurants);
const untilText = ({ valid_to }: OfficeCoupon) =>
  valid_to === null ? texts.open : formatDate(Date.parse(valid_to) - 1);

const columns: ListColumn<OfficeCoupon>[] = [
  {
    id: 'code',
    header: texts.columns.code,
    sortable: true,
    cell: ({ code }) => <span className="num font-semibold">{code}</span>,
  },
  {
    id: 'title',
    header: texts.columns.gives,
    cell: ({ title, owner }) => (
      <>
        <span className="block break-words">{title}</span>
        {owner !== null && <span className="text-note text-ink-3">{owner}</span>}
      </>
    ),
  },
  { id: 'state', header: texts.columns.state, cell: (row) => <CouponState {...row} /> },
  {
    id: 'funded_by',
    header: texts.columns.funder,
    spare: true,
    cell: ({ funded_by }) => texts.funders[funded_by],
  },
  { id: 'used', header: texts.columns.used, sortable: true, numeric: true, cell: usedText },
  { id: 'cost', header: texts.columns.cost, numeric: true, cell: costText },
  {
    id: 'valid_to',
    header: texts.columns.until,
    sortable: true,
    spare: true,
    cell: (row) => <span className="num whitespace-nowrap">{untilText(row)}</span>,
  },
];

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filtersWith = (cities: readonly { city_id: number; cityname: string }[]): ListFilter[] => [
  { name: 'state', label: texts.state, options: choices(texts.states) },
  { name: 'funder', label: texts.funder, options: choices(texts.funders) },
  { name: 'by', label: texts.by, options: choices(texts.byWhom) },
  {
    name: 'city',
    label: texts.city,
    options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
  },
  { name: 'restaurant', label: texts.restaurant, kind: 'link' },
];

const quick: QuickFilter[] = [
  { label: texts.running, filters: { state: 'running' } },
  { label: texts.drafts, filters: { state: 'draft' } },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeCoupon) => (
  <div className="space-y-1">
    <CardHead name={row.code}>
      <CouponState {...row} />
    </CardHead>
    <p className="text-sm break-words text-ink-2">{row.title}</p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>
        {texts.columns.used} {usedText(row)}
      </span>
      <span>{untilText(row)}</span>
      <b className="text-ink">{costText(row)}</b>
    </p>
  </div>
);

interface Props {
  /** Draws the open one. */
  panel: (id: string) => ReactNode;
  onAdd: () => void;
}

/** Every coupon, the office's and the restaurants'. */
export function OfficeCoupons({ panel, onAdd }: Props) {
  const t = useTexts(officeCouponsTexts);
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<OfficeCoupon>
      name="coupons"
      title={t.title}
      nouns={['coupon', 'coupons']}
      read={async (wanted, signal) => (await call(listCoupons, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportCoupons, queryOf(wanted))).body}
      columns={columns}
      rowId={({ coupon_id }) => String(coupon_id)}
      rowName={({ code }) => code}
      card={cardOf}
      sort="-created_on"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [])}
      quick={quick}
      panel={panel}
      action={
        <Button size={40} icon={PlusIcon} onClick={onAdd}>
          {t.add}
        </Button>
      }
      empty={t.empty}
    />
  );
}
