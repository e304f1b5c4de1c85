import { optionsOf } from '#lib/options.ts';
import { exportCoupons, listCoupons, type OfficeCoupon } from '@tawa/contract/money/coupons.office';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { officeCouponsTexts } from './coupons.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** How the states look. */
const tones = {
  draft: 'neutral',
  coming: 'info',
  running: 'success',
  paused: 'warning',
  used_up: 'warning',
  over: 'neutral',
  ended: 'neutral',
} as const;

export const CouponState = ({ state }: Pick<OfficeCoupon, 'state'>) => {
  const t = useTexts(officeCouponsTexts);
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
};

const usedText = ({ used, total_limit }: OfficeCoupon, language: Language) =>
  total_limit === null
    ? formatCount(used)
    : textsIn(officeCouponsTexts, language).usedOf({ used: formatCount(used), limit: formatCount(total_limit) });
const costText = (row: OfficeCoupon) => formatRupees(row.cost_platform + row.cost_restaurants);
const untilText = ({ valid_to }: OfficeCoupon, language: Language) =>
  valid_to === null ? textsIn(officeCouponsTexts, language).open : formatDate(Date.parse(valid_to) - 1, language);

const columnsIn = keepEach((language: Language): ListColumn<OfficeCoupon>[] => {
  const t = textsIn(officeCouponsTexts, language);
  return [
    {
      id: 'code',
      header: t.columns.code,
      sortable: true,
      cell: ({ code }) => <span className="num font-semibold">{code}</span>,
    },
    {
      id: 'title',
      header: t.columns.gives,
      cell: ({ title, owner }) => (
        <>
          <span className="block break-words">{title}</span>
          {owner !== null && <span className="text-note text-ink-3">{owner}</span>}
        </>
      ),
    },
    { id: 'state', header: t.columns.state, cell: (row) => <CouponState {...row} /> },
    {
      id: 'funded_by',
      header: t.columns.funder,
      spare: true,
      cell: ({ funded_by }) => t.funders[funded_by],
    },
    { id: 'used', header: t.columns.used, sortable: true, numeric: true, cell: (one) => usedText(one, language) },
    { id: 'cost', header: t.columns.cost, numeric: true, cell: costText },
    {
      id: 'valid_to',
      header: t.columns.until,
      sortable: true,
      spare: true,
      cell: (row) => <span className="num whitespace-nowrap">{untilText(row, language)}</span>,
    },
  ];
});

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeCouponsTexts, language);
  return [
    { name: 'state', label: t.state, options: optionsOf(t.states) },
    { name: 'funder', label: t.funder, options: optionsOf(t.funders) },
    { name: 'by', label: t.by, options: optionsOf(t.byWhom) },
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    { name: 'restaurant', label: t.restaurant, kind: 'link' },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeCouponsTexts, language);
  return [
    { label: t.running, filters: { state: 'running' } },
    { label: t.drafts, filters: { state: 'draft' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeCoupon, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.code}>
      <CouponState {...row} />
    </CardHead>
    <p className="text-sm break-words text-ink-2">{row.title}</p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>
        {textsIn(officeCouponsTexts, language).columns.used} {usedText(row, language)}
      </span>
      <span>{untilText(row, language)}</span>
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
  const language = useLanguage();
  const mayAct = useMayAct('coupons');
  const t = useTexts(officeCouponsTexts);
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<OfficeCoupon>
      name="coupons"
      title={t.title}
      nouns={['coupon', 'coupons']}
      read={async (wanted, signal) => (await call(listCoupons, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportCoupons, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ coupon_id }) => String(coupon_id)}
      rowName={({ code }) => code}
      card={(row) => cardOf(row, language)}
      sort="-created_on"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      panel={panel}
      action={
        mayAct && (
          <Button size={40} icon={PlusIcon} onClick={onAdd}>
            {t.add}
          </Button>
        )
      }
      empty={t.empty}
    />
  );
}
