import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FilterPanel } from '#features/catalogue/restaurants/shop/filter-panel.tsx';
import {
  listSetFilters,
  readFilters,
  readPages,
  withoutFilters,
  writeFilters,
  type Filters,
} from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { restaurantPageQuery } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Breadcrumb } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Placeholders } from './restaurants-placeholders.tsx';
import { pageNumbers, Results } from './restaurants-results.tsx';
import { Toolbar } from './restaurants-toolbar.tsx';
import { useNear } from '../use-near.ts';
import { WantedTables } from '../restaurant/wished-tables.tsx';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { restaurantsScreenTexts } from './restaurants.texts.ts';

const CityAnnouncement = lazyPart(
  async () => (await import('#features/catalogue/cities/shop/city-announcement.tsx')).CityAnnouncement,
);

/** The list as the address asks for it; a browser shows the page at once and asks for its own city. */
export async function load({ client, url }: LoadArgs): Promise<void> {
  if (!import.meta.env.SSR) return;
  const filters = readFilters(url.searchParams);
  const pages = pageNumbers(readPages(url.searchParams));
  await Promise.all(
    pages.map((page) => client.ensureQueryData(restaurantPageQuery(filters, { city: undefined }, page))),
  );
}

function useRestaurantList() {
  const city = useSelectedCity()?.name;
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [ahead, setAhead] = useState<{ from: string; filters: Filters } | null>(null);
  // The address follows a press a moment later; a box must not look unticked until then.
  const filters = ahead?.from === key ? ahead.filters : readFilters(address);
  const pages = readPages(address);
  const near = useNear();
  const where = { city, near: near?.place };
  const first = useQuery(restaurantPageQuery(filters, where, 1));
  const last = useQuery(restaurantPageQuery(filters, where, pages));
  const write = (next: Filters, extra: Record<string, string> = {}) => {
    const query = writeFilters(next);
    const table = address.get('table');
    if (table !== null) query.set('table', table);
    for (const [name, value] of Object.entries(extra)) query.set(name, value);
    if (query.toString() !== address.toString()) setAhead({ from: key, filters: next });
    setAddress(query, { replace: true, preventScrollReset: true });
  };
  const showMore = () => write(filters, { pages: String(pages + 1) });
  return {
    city,
    near,
    where,
    filters,
    pages,
    first,
    last,
    table: address.get('table'),
    setFilters: (next: Filters) => write(next),
    showMore,
  };
}

type List = ReturnType<typeof useRestaurantList>;

function Rail({ list }: { list: List }) {
  const t = useTexts(restaurantsScreenTexts);
  const language = useLanguage();
  const { filters, setFilters, first } = list;
  return (
    <aside aria-label={t.filters} className="max-lg:hidden">
      <div className="rounded-2xl border border-line bg-surface p-5">
        <div className="flex min-h-11 items-center justify-between">
          <h2 className="text-lg font-bold">{t.filters}</h2>
          {listSetFilters(filters, language).length > 0 && (
            <button
              type="button"
              onClick={() => setFilters(withoutFilters(filters))}
              className="min-h-11 text-body font-bold text-brand-ink"
            >
              {t.clearAll}
            </button>
          )}
        </div>
        <FilterPanel counts={first.data?.counts} filters={filters} onChange={setFilters} />
      </div>
    </aside>
  );
}

export function Screen() {
  const restaurantsScreen = useTexts(restaurantsScreenTexts);
  const t = useTexts(publicScreenTexts);
  const list = useRestaurantList();
  const { city, near, filters, first, setFilters } = list;
  return (
    <div className="mx-auto max-w-[1376px] px-4 pt-6 pb-16 lg:px-8 lg:pt-10">
      <PageMeta
        title={restaurantsScreen.restaurantsTitle}
        description={restaurantsScreen.restaurantsNearCuisine}
        path={paths.restaurants()}
      />
      <Breadcrumb
        trail={[{ label: restaurantsScreen.home, to: paths.home }, { label: restaurantsScreen.restaurantsTitle }]}
      />
      <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">
        {city ? restaurantsScreen.restaurantsIn({ city }) : restaurantsScreen.restaurantsTitle}
      </h1>
      <Suspense>{city && <CityAnnouncement className="mt-4" />}</Suspense>
      <WantedTables table={list.table} city={city} placeholder={<Placeholders />}>
        <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-8">
          <Rail list={list} />
          <div>
            <Toolbar filters={filters} city={city} near={near?.label} onChange={setFilters} />
            {first.isPending && <Placeholders />}
            {first.isError && (
              <div className="mt-4">
                <FailedPart text={t.restaurants.failed} onRetry={() => void first.refetch()} />
              </div>
            )}
            {first.data && <Results list={list} total={first.data.total} />}
          </div>
        </div>
      </WantedTables>
    </div>
  );
}
