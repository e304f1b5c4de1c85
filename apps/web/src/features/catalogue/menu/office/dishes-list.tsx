import { exportAllDishes, hideDishes, listAllDishes, type OfficeDish } from '@tawa/contract/catalogue/menu.office';
import { formatRupees } from '@tawa/domain/common/money';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { categoriesQuery } from '#lib/categories.queries.ts';
import { DishState } from './dish-state.tsx';
import { officeMenuTexts } from './menu.texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const Name = ({ row }: { row: OfficeDish }) => (
  <span className="flex min-w-0 items-center gap-2">
    <VegMark veg={row.is_veg === 1} />
    <span className="min-w-0 font-semibold break-words">{row.dish_name}</span>
  </span>
);

const columnsIn = keepEach((language: Language): ListColumn<OfficeDish>[] => {
  const t = textsIn(officeMenuTexts, language);
  return [
    { id: 'dish_name', header: t.search, sortable: true, cell: (row) => <Name row={row} /> },
    { id: 'restaurant', header: t.restaurant, cell: ({ restaurant_name }) => restaurant_name },
    { id: 'category', header: t.category, spare: true, cell: ({ category_name }) => category_name ?? t.others },
    { id: 'state', header: t.show, cell: (row) => <DishState row={row} /> },
    {
      id: 'created_on',
      header: t.added,
      sortable: true,
      spare: true,
      cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
    },
    { id: 'price', header: t.price, sortable: true, numeric: true, cell: ({ price }) => formatRupees(price) },
  ];
});

interface Known {
  cities: readonly { city_id: number; cityname: string }[];
  categories: readonly { category_id: number; category_name: string }[];
}

const filtersWith = ({ cities, categories }: Known, language: Language): ListFilter[] => {
  const t = textsIn(officeMenuTexts, language);
  return [
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    {
      name: 'category',
      label: t.category,
      options: categories.map(({ category_id, category_name }) => ({ value: category_id, label: category_name })),
    },
    { name: 'restaurant', label: t.restaurant, kind: 'link' },
    {
      name: 'show',
      label: t.show,
      options: [
        { value: 'on', label: t.on },
        { value: 'off', label: t.off },
        { value: 'hidden', label: t.hidden },
      ],
    },
    {
      name: 'veg',
      label: t.mark,
      options: [
        { value: '1', label: t.veg },
        { value: '0', label: t.nonVeg },
      ],
    },
    {
      name: 'lacks',
      label: t.lacks,
      options: [
        { value: 'photo', label: t.photo },
        { value: 'words', label: t.words },
      ],
    },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeMenuTexts, language);
  return [
    { label: t.hidden, icon: ProhibitIcon, filters: { show: 'hidden' } },
    { label: t.photo, filters: { lacks: 'photo' } },
  ];
});

const bulkIn = keepEach((language: Language): BulkAction<OfficeDish>[] => {
  const t = textsIn(officeMenuTexts, language);
  return [
    {
      label: t.hide,
      icon: ProhibitIcon,
      danger: true,
      fits: ({ isactive }) => isactive === 1,
      ask: (count) => ({ title: t.hideMany({ count }), text: t.hideHint }),
      reason: t.reason,
      run: (rows, reason) => call(hideDishes, { body: { menu_ids: rows.map(({ menu_id }) => menu_id), reason } }),
      done: (count) => t.hiddenMany({ count }),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeDish) => (
  <div className="space-y-1">
    <p className="flex flex-wrap justify-between gap-2">
      <Name row={row} />
      <DishState row={row} />
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-2">
      <span>{row.restaurant_name}</span>
      <b className="text-ink">{formatRupees(row.price)}</b>
    </p>
  </div>
);

/** Every dish of every restaurant; `panel` draws the open one. */
export const DishesList = ({ panel }: { panel: (id: string) => ReactNode }) => {
  const mayAct = useMayAct('dishes');
  const t = useTexts(officeMenuTexts);
  const language = useLanguage();
  const cities = useQuery(citiesQuery);
  const categories = useQuery(categoriesQuery());
  const filters = filtersWith({ cities: cities.data ?? [], categories: categories.data ?? [] }, language);
  return (
    <ListFrame<OfficeDish>
      name="dishes"
      title={t.title}
      nouns={['dish', 'dishes']}
      read={async (wanted, signal) => (await call(listAllDishes, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllDishes, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ menu_id }) => String(menu_id)}
      rowName={({ dish_name }) => dish_name}
      card={cardOf}
      sort="-created_on"
      searchLabel={t.search}
      filters={filters}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panel}
      empty={t.empty}
    />
  );
};
