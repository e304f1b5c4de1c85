import type { TableRestaurant } from '@tawa/contract/tables/bookings';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { writeTableQuery, type TableQuery } from '@tawa/domain/tables/table-query';
import { clockTime } from '@tawa/domain/common/clock-text';
import { minutesAt } from '@tawa/domain/common/zoned-time';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { tableRestaurantsQuery } from './bookings.queries.ts';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const clockOf = (at: Date): string => {
  const minutes = minutesAt(at, timeZoneDefault);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

interface TimesProps {
  restaurant: TableRestaurant;
  wish: TableQuery;
}

/** The free times around the wished one; each leads to its table with the wish filled in. */
function FreeTimes({ restaurant, wish }: TimesProps) {
  const t = useTexts(bookingsTexts);
  return (
    <ul
      aria-label={t.tablesAt({ restaurantName: nameIn(restaurant.restaurant_name, restaurant.names, useLanguage()) })}
      className="mt-3 flex flex-wrap gap-2"
    >
      {restaurant.times.map((time) => {
        const at = new Date(time);
        const table = writeTableQuery({ ...wish, time: clockOf(at) });
        return (
          <li key={time}>
            <Link
              to={`${paths.restaurant(restaurant)}?${new URLSearchParams({ table }).toString()}#tables`}
              className="num press inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-body font-semibold"
            >
              {clockTime(at, timeZoneDefault)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  wish: TableQuery;
  city: string | undefined;
  renderCard: (restaurant: TableRestaurant) => ReactNode;
}

/** The restaurants with a table at the wished time, or within an hour of it. */
export function TableRestaurants({ wish, city, renderCard }: Props) {
  const t = useTexts(bookingsTexts);
  const { checkIn: date, time, guests } = wish;
  const query = useQuery(tableRestaurantsQuery({ date, time, guests, city }));
  const skeleton = (
    <Loading label={t.loadingRestaurants} className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="aspect-4/3 w-full rounded-2xl" />
      <Skeleton className="aspect-4/3 w-full rounded-2xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.listFailed}>
      {(restaurants) =>
        restaurants.length === 0 ? (
          <EmptyState plate="no-match" title={t.noTablesTitle}>
            {t.noTablesText}
          </EmptyState>
        ) : (
          <>
            <p role="status" className="mb-4 font-bold">
              {t.restaurantsWithTable({ count: restaurants.length })}
            </p>
            <h2 className="sr-only">{t.restaurantsWithATable}</h2>
            <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:gap-y-10 xl:grid-cols-3">
              {restaurants.map((restaurant) => (
                <li key={restaurant.restaurant_id}>
                  {renderCard(restaurant)}
                  <FreeTimes restaurant={restaurant} wish={wish} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Part>
  );
}
