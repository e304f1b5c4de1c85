import { placeholdersMax, restaurantsPageSize } from '@tawa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TableNotice } from '../../features/booking-form/table-notice.tsx';
import { FilterPanel } from '../../features/restaurants/filter-panel.tsx';
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx';
import {
  filterRestaurants,
  listSetFilters,
  noFilters,
  readFilters,
  writeFilters,
  type Filters,
} from '../../features/restaurants/restaurant-filters.ts';
import { restaurantsQuery } from '../../features/restaurants/restaurants.queries.ts';
import { plural } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { openCityPicker, useSelectedCity } from '../../lib/selected-city.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { FilterSheet, Toolbar } from './restaurants-toolbar.tsx';

export const load = ({ client }: LoadArgs) => client.ensureQueryData(restaurantsQuery(undefined));

function NoMatch({ filters, city, onClear }: { filters: Filters; city: string | undefined; onClear: () => void }) {
  const words = [filters.search && `“${filters.search}”`, ...listSetFilters(filters).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ');
  return (
    <EmptyState
      plate="no-match"
      title={messages.restaurants.none}
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          <Button variant="secondary" onClick={openCityPicker}>
            Change city
          </Button>
        </>
      }
    >
      Nothing fits {words || 'this choice'}
      {city && ` in ${city}`}.
    </EmptyState>
  );
}

function Placeholders() {
  const [count] = useState(() => placeholdersMax / 2);
  return (
    <Loading label="Loading restaurants" className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: count }, (_card, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 w-full rounded-2xl" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}

function useRestaurantList() {
  const city = useSelectedCity();
  const query = useQuery(restaurantsQuery(city?.name));
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const setFilters = (next: Filters) => {
    const query = writeFilters(next);
    const table = address.get('table');
    if (table !== null) query.set('table', table);
    setAddress(query, { replace: true, preventScrollReset: true });
  };
  const all = query.data ?? [];
  return { city, query, filters, setFilters, all, found: filterRestaurants(all, filters) };
}

type List = ReturnType<typeof useRestaurantList>;

function Results({ list }: { list: List }) {
  const [shown, setShown] = useState<number>(restaurantsPageSize + 1);
  const { found, filters, setFilters, city } = list;
  const set = listSetFilters(filters);
  return (
    <>
      <div className="my-4 flex flex-wrap items-center gap-2">
        <p role="status" className="mr-2 font-bold">
          {plural(found.length, 'restaurant')}
        </p>
        {set.map(({ label, without }) => (
          <RemovableChip key={label} label={label} onRemove={() => setFilters(without)} />
        ))}
        {set.length > 1 && (
          <Button variant="quiet" size={40} onClick={() => setFilters({ ...noFilters, search: filters.search })}>
            Clear filters
          </Button>
        )}
      </div>
      {found.length === 0 && <NoMatch filters={filters} city={city?.name} onClear={() => setFilters(noFilters)} />}
      <h2 className="sr-only">Restaurants that fit</h2>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:gap-y-10 xl:grid-cols-3">
        {found.slice(0, shown).map((restaurant, index) => (
          <li key={restaurant.restaurant_id}>
            <RestaurantCard restaurant={restaurant} described eager={index === 0} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className="mt-10 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + restaurantsPageSize)}>
            Show {Math.min(restaurantsPageSize, found.length - shown)} more
          </Button>
        </div>
      )}
    </>
  );
}

export function Screen() {
  const list = useRestaurantList();
  const [filtering, setFiltering] = useState(false);
  const { query, city } = list;
  const panel = { restaurants: list.all, filters: list.filters, onChange: list.setFilters };
  return (
    <div className="mx-auto max-w-[1376px] px-4 pt-6 pb-16 lg:px-8 lg:pt-10">
      <PageMeta
        title="Restaurants"
        description="Restaurants near you: cuisine, delivery time, rating and offers, with what is open now."
        path={paths.restaurants()}
      />
      <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">
        {city ? `Restaurants in ${city.name}` : 'Restaurants'}
      </h1>
      <TableNotice className="mt-4" />
      <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8">
        <aside aria-label="Filters" className="max-lg:hidden">
          <div className="rounded-2xl border border-line bg-surface p-5">
            <FilterPanel {...panel} />
          </div>
        </aside>
        <div>
          <Toolbar filters={list.filters} onChange={list.setFilters} onFilter={() => setFiltering(true)} />
          {query.isPending && <Placeholders />}
          {query.isError && <FailedPart text={messages.restaurants.failed} onRetry={() => void query.refetch()} />}
          {query.data && <Results list={list} />}
        </div>
      </div>
      {filtering && <FilterSheet {...panel} count={list.found.length} onClose={() => setFiltering(false)} />}
    </div>
  );
}
