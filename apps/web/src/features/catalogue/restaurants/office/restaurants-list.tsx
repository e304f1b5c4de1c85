import {
  exportReviewedRestaurants,
  listReviewedRestaurants,
  stepRestaurants,
  type ReviewedRestaurant,
} from '@tawa/contract/catalogue/restaurants.office';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { restaurantStates } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatCount, formatDate, formatDateTime, plural } from '#lib/format.ts';
import { deskRestaurantTexts as texts, lifeWords } from '#lib/messages-office-restaurants.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { RestaurantFlags } from './restaurant-state.tsx';
import { officeRestaurantsTexts } from './restaurants.texts.ts';

const since = ({ lifecycle, submitted_on, reviewer_name }: ReviewedRestaurant) => {
  if (submitted_on === null || (lifecycle !== 'submitted' && lifecycle !== 'in_review')) return '';
  const sent = formatDateTime(submitted_on);
  return reviewer_name === null ? sent : `${sent}, taken by ${reviewer_name}`;
};

const columns: ListColumn<ReviewedRestaurant>[] = [
  {
    id: 'restaurant_name',
    header: 'Restaurant',
    sortable: true,
    cell: ({ restaurant_name }) => <span className="font-semibold">{restaurant_name}</span>,
  },
  { id: 'state', header: 'State', cell: (row) => <RestaurantFlags row={row} /> },
  { id: 'city', header: 'City', cell: ({ cityname }) => cityname ?? '–' },
  { id: 'owner', header: 'Owner', spare: true, cell: ({ owner_name }) => owner_name },
  { id: 'waiting', header: 'Waits since', sortable: true, cell: since },
  {
    id: 'dishes',
    header: 'On sale',
    numeric: true,
    spare: true,
    cell: ({ dishes_on_sale }) => formatCount(dishes_on_sale),
  },
  {
    id: 'created_on',
    header: 'Joined',
    sortable: true,
    spare: true,
    cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on)}</span>,
  },
];

const filtersWith = (cities: readonly { city_id: number; cityname: string }[]): ListFilter[] => [
  {
    name: 'show',
    label: texts.show,
    options: [
      { value: 'review', label: texts.review },
      { value: 'papers', label: texts.papersFilter },
      ...restaurantStates.filter((state) => state !== 'submitted').map((value) => ({ value, label: lifeWords[value] })),
    ],
  },
  {
    name: 'city',
    label: texts.city,
    options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
  },
];

const quick: QuickFilter[] = [
  { label: texts.review, filters: { show: 'review' } },
  { label: texts.papersFilter, filters: { show: 'papers' } },
  { label: lifeWords.suspended, filters: { show: 'suspended' } },
  { label: texts.unlisted, filters: { show: 'active', listed: '0' } },
];

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

const bulk: BulkAction<ReviewedRestaurant>[] = [
  {
    label: texts.suspend,
    icon: ProhibitIcon,
    danger: true,
    ask: (count) => ({ title: texts.suspendMany(count), text: texts.suspendText }),
    reason: texts.reason,
    done: texts.suspendedMany,
    ...moveTo('suspended'),
  },
  {
    label: texts.letOn,
    ask: (count) => ({ title: texts.letOnMany(count), text: texts.letOnText }),
    done: texts.letOnManyDone,
    ...moveTo('active'),
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: ReviewedRestaurant) => (
  <div className="space-y-1">
    <CardHead name={row.restaurant_name}>
      <RestaurantFlags row={row} />
    </CardHead>
    <p className="text-sm text-ink-2">
      {row.cityname ?? '–'}, {row.owner_name}
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>{since(row)}</span>
      <span>{plural(row.dishes_on_sale, 'dish', 'dishes')} on sale</span>
    </p>
  </div>
);

/** Every restaurant, those that wait for a review first; `panel` draws the open one. */
export function RestaurantsList({ panel }: { panel: (id: string) => ReactNode }) {
  const t = useTexts(officeRestaurantsTexts);
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<ReviewedRestaurant>
      name="restaurants"
      title={t.title}
      nouns={['restaurant', 'restaurants']}
      read={async (wanted, signal) => (await call(listReviewedRestaurants, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportReviewedRestaurants, queryOf(wanted))).body}
      columns={columns}
      rowId={({ restaurant_id }) => String(restaurant_id)}
      rowName={({ restaurant_name }) => restaurant_name}
      card={cardOf}
      sort="waiting"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [])}
      quick={quick}
      bulk={bulk}
      panel={panel}
      large
      empty={t.empty}
    />
  );
}
