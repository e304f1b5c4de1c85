import {
  exportReviewedRestaurants,
  listReviewedRestaurants,
  stepRestaurants,
  type ReviewedRestaurant,
} from '@tawa/contract/catalogue/restaurants.office';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { lifecycleWords, restaurantStates } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatCount, formatDate, formatDateTime } from '#lib/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { RestaurantFlags } from './restaurant-state.tsx';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const since = ({ lifecycle, submitted_on, reviewer_name }: ReviewedRestaurant, language: Language) => {
  const t = textsIn(officeRestaurantsTexts, language);
  if (submitted_on === null || (lifecycle !== 'submitted' && lifecycle !== 'in_review')) return '';
  const sent = formatDateTime(submitted_on, language);
  return reviewer_name === null ? sent : t.takenBy({ sent, reviewerName: reviewer_name });
};

const columnsIn = keepEach((language: Language): ListColumn<ReviewedRestaurant>[] => {
  const t = textsIn(officeRestaurantsTexts, language);
  return [
    {
      id: 'restaurant_name',
      header: t.facts,
      sortable: true,
      cell: ({ restaurant_name }) => <span className="font-semibold">{restaurant_name}</span>,
    },
    { id: 'state', header: t.show, cell: (row) => <RestaurantFlags row={row} /> },
    { id: 'city', header: t.city, cell: ({ cityname }) => cityname ?? '–' },
    { id: 'owner', header: t.owner, spare: true, cell: ({ owner_name }) => owner_name },
    { id: 'waiting', header: t.waitsSince, sortable: true, cell: (one) => since(one, language) },
    {
      id: 'dishes',
      header: t.onSale,
      numeric: true,
      spare: true,
      cell: ({ dishes_on_sale }) => formatCount(dishes_on_sale),
    },
    {
      id: 'created_on',
      header: t.joinedColumn,
      sortable: true,
      spare: true,
      cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
    },
  ];
});

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeRestaurantsTexts, language);
  return [
    {
      name: 'show',
      label: t.show,
      options: [
        { value: 'review', label: t.review },
        { value: 'papers', label: t.papersFilter },
        ...restaurantStates
          .filter((state) => state !== 'submitted')
          .map((value) => ({ value, label: lifecycleWords[value] })),
      ],
    },
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeRestaurantsTexts, language);
  return [
    { label: t.review, filters: { show: 'review' } },
    { label: t.papersFilter, filters: { show: 'papers' } },
    { label: lifecycleWords.suspended, filters: { show: 'suspended' } },
    { label: t.unlisted, filters: { show: 'active', listed: '0' } },
  ];
});

const moveTo = (to: 'active' | 'suspended') => {
  const from = to === 'active' ? ('suspended' as const) : ('active' as const);
  return {
    fits: ({ lifecycle }: ReviewedRestaurant) => lifecycle === from,
    run: (rows: readonly ReviewedRestaurant[], reason: string) =>
      call(stepRestaurants, {
        body: { to, reason, restaurants: rows.map(({ restaurant_id }) => ({ restaurant_id, from })) },
      }),
  };
};

const bulkIn = keepEach((language: Language): BulkAction<ReviewedRestaurant>[] => {
  const t = textsIn(officeRestaurantsTexts, language);
  return [
    {
      label: t.suspend,
      icon: ProhibitIcon,
      danger: true,
      ask: (count) => ({ title: t.suspendMany({ count }), text: t.suspendText }),
      reason: t.reason,
      done: (count) => t.suspendedMany({ count }),
      ...moveTo('suspended'),
    },
    {
      label: t.letOn,
      ask: (count) => ({ title: t.letOnMany({ count }), text: t.letOnText }),
      done: (count) => t.letOnManyDone({ count }),
      ...moveTo('active'),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: ReviewedRestaurant, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.restaurant_name}>
      <RestaurantFlags row={row} />
    </CardHead>
    <p className="text-sm text-ink-2">
      {row.cityname ?? '–'}, {row.owner_name}
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>{since(row, language)}</span>
      <span>{textsIn(officeRestaurantsTexts, language).dishesOnSale({ dishesOnSale: row.dishes_on_sale })}</span>
    </p>
  </div>
);

/** Every restaurant, those that wait for a review first; `panel` draws the open one. */
export function RestaurantsList({ panel }: { panel: (id: string) => ReactNode }) {
  const language = useLanguage();
  const mayAct = useMayAct('restaurants');
  const t = useTexts(officeRestaurantsTexts);
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<ReviewedRestaurant>
      name="restaurants"
      title={t.title}
      nouns={['restaurant', 'restaurants']}
      read={async (wanted, signal) => (await call(listReviewedRestaurants, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportReviewedRestaurants, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ restaurant_id }) => String(restaurant_id)}
      rowName={({ restaurant_name }) => restaurant_name}
      card={(row) => cardOf(row, language)}
      sort="waiting"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panel}
      large
      empty={t.empty}
    />
  );
}
