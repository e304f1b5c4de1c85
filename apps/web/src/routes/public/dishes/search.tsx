import type { SearchChip, SearchKind, SearchResults } from '@tawa/contract/catalogue/search';
import { searchPageSize, searchResultsMax } from '@tawa/domain/common/limits';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { categoriesQuery } from '#lib/categories.queries.ts';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import { CategoryRail } from '#features/catalogue/categories/shop/category-rail.tsx';
import { SearchField } from '#features/catalogue/search/shop/search-field.tsx';
import { askedText, SearchChips, withoutAlso } from '#features/catalogue/search/shop/search-chips.tsx';
import { readSearch } from '#features/catalogue/search/shop/search-address.ts';
import { searchQuery } from '#features/catalogue/search/shop/search.queries.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { openCityPicker, useSelectedCity } from '#lib/place/selected-city.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useNear } from '../use-near.ts';
import { FoundDishes } from './found-dishes.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The tab that was asked for; without a wish, the one that has something, if only dishes that are near. */
const shownKind = (asked: SearchKind | undefined, found: SearchResults | undefined): SearchKind =>
  asked ?? (found?.dish_count === 0 && found.restaurant_count > 0 && found.nearby === null ? 'restaurants' : 'dishes');

const pageNumbers = (pages: number) => Array.from({ length: pages }, (_page, index) => index + 1);

/** What the address asks for, in all cities; a browser shows the page at once and asks for its own city. */
export async function load({ client, url }: LoadArgs): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { q, kind, pages, without } = readSearch(url.searchParams);
  if (q === '') return void (await client.ensureQueryData(categoriesQuery()));
  const first = await client.ensureQueryData(
    searchQuery({ q, city: undefined, without, kind: kind ?? 'dishes', page: 1 }),
  );
  const shown = shownKind(kind, first);
  await Promise.all(
    pageNumbers(pages).map((page) =>
      client.ensureQueryData(searchQuery({ q, city: undefined, without, kind: shown, page })),
    ),
  );
}

function useResults() {
  const [address, setAddress] = useSearchParams();
  const city = useSelectedCity()?.name;
  const { q, kind, pages, without } = readSearch(address);
  const first = useQuery({ ...searchQuery({ q, city, without, kind: kind ?? 'dishes', page: 1 }), enabled: q !== '' });
  const shown = shownKind(kind, first.data);
  const queries = pageNumbers(pages).map((page) => ({
    ...searchQuery({ q, city, without, kind: shown, page }),
    enabled: q !== '' && first.data !== undefined,
  }));
  const found = useQueries({ queries });
  const set = (next: Record<string, string>) =>
    setAddress(
      { q, ...(without !== '' && { without }), kind: shown, ...next },
      { replace: true, preventScrollReset: true },
    );
  const remove = (chip: SearchChip) =>
    setAddress({ q, without: withoutAlso(without, chip.typed) }, { preventScrollReset: true });
  return { q, city, pages, first, shown, found, set, remove };
}

type Results = ReturnType<typeof useResults>;

const plate = (
  <img
    src="/api/uploads/states/empty-thali.webp"
    alt=""
    width={480}
    height={360}
    loading="lazy"
    className="size-full object-cover in-data-plain:hidden"
  />
);

function Nothing({ q, city, shown }: Pick<Results, 'q' | 'city' | 'shown'>) {
  const t = useTexts(dishesScreenTexts);
  return (
    <EmptyState
      picture={plate}
      title={shown === 'dishes' ? t.noDishes : t.noRestaurants}
      action={
        <>
          <ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>
          <Button variant="secondary" onClick={openCityPicker}>
            {t.changeCity}
          </Button>
        </>
      }
    >
      {city ? t.nothingFitsQueryIn({ q, city }) : t.nothingFitsQuery({ q })} {t.hint}
    </EmptyState>
  );
}

const Placeholders = () => {
  const t = useTexts(dishesScreenTexts);
  return (
    <Loading label={t.searching} className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {Array.from({ length: 10 }, (_card, index) => (
        <Skeleton key={index} className="h-[25rem] w-full rounded-2xl" />
      ))}
    </Loading>
  );
};

interface NearbyProps {
  data: SearchResults;
  onRemove: (chip: SearchChip) => void;
  /** The way to the restaurants that fit, where some do. */
  fitting?: ReactNode;
}

/** Nothing fits: what that was, the part to drop first, and what is near without it. */
function Nearby({ data, onRemove, fitting }: NearbyProps) {
  const t = useTexts(dishesScreenTexts);
  const language = useLanguage();
  const { chips, nearby } = data;
  if (!nearby) return null;
  const isAllDropped = nearby.dropped.length === chips.length;
  return (
    <>
      <h2 className="text-2xl font-extrabold [overflow-wrap:anywhere]">
        {t.noneNear({ what: askedText(chips, language) })}
      </h2>
      {fitting}
      {!isAllDropped && (
        <>
          <p className="mt-2 text-body text-ink-2">{t.droppedPart}</p>
          <SearchChips chips={nearby.dropped} onRemove={onRemove} className="mt-2" />
        </>
      )}
      <h3 className="mt-8 mb-4 text-xl font-extrabold">{isAllDropped ? t.mostOrdered : t.closeToIt}</h3>
      {nearby.dishes.length > 0 ? <FoundDishes found={[nearby]} /> : <Restaurants found={[nearby]} />}
    </>
  );
}

function Restaurants({ found }: { found: readonly Pick<SearchResults, 'restaurants'>[] }) {
  const t = useTexts(dishesScreenTexts);
  const near = useNear();
  return (
    <ul className="grid gap-x-6 gap-y-7 sm:gap-y-8 sm:grid-cols-2 lg:gap-y-10 xl:grid-cols-4">
      {found
        .flatMap(({ restaurants }) => restaurants)
        .map((restaurant, index) => (
          <li key={restaurant.restaurant_id}>
            <RestaurantCard restaurant={restaurant} from={near} eager={index < 3} />
            {restaurant.cooks && (
              <p className="mt-1 text-note font-semibold text-ink-2">{t.serves({ cooks: restaurant.cooks })}</p>
            )}
          </li>
        ))}
    </ul>
  );
}

/** No dish fits and restaurants do: dishes near it, and the way to those restaurants. */
function NearDishes({ results: { remove, set }, data }: { results: Results; data: SearchResults }) {
  const t = useTexts(dishesScreenTexts);
  const showRestaurants = () => set({ kind: 'restaurants', pages: '1' });
  const fitting = (
    <Button variant="secondary" size={40} className="mt-3" onClick={showRestaurants}>
      {t.restaurantsThatFit({ count: data.restaurant_count })}
    </Button>
  );
  return <Nearby data={data} onRemove={remove} fitting={fitting} />;
}

function Shown({ results }: { results: Results }) {
  const t = useTexts(dishesScreenTexts);
  const { first, shown, found, pages, set } = results;
  const loaded = found.flatMap(({ data }) => data ?? []);
  const failed = found.find(({ isError }) => isError);
  const count = (shown === 'dishes' ? first.data?.dish_count : first.data?.restaurant_count) ?? 0;
  const left = count - pages * searchPageSize;
  if (first.data?.nearby && shown === 'dishes') return <NearDishes results={results} data={first.data} />;
  if (first.data && count === 0) return <Nothing {...results} />;
  return (
    <>
      {shown === 'dishes' ? <FoundDishes found={loaded} /> : <Restaurants found={loaded} />}
      {found.some(({ isPending }) => isPending) && <Placeholders />}
      {failed && <FailedPart text={t.failed} onRetry={() => void failed.refetch()} />}
      {left > 0 && loaded.length === pages && (
        <div className="mt-10 text-center">
          <Button variant="secondary" onClick={() => set({ pages: String(pages + 1) })}>
            {t.showMore({ left: Math.min(left, searchPageSize) })}
          </Button>
        </div>
      )}
      {left <= 0 && count === searchResultsMax && <p className="mt-10 text-center text-body text-ink-2">{t.most}</p>}
    </>
  );
}

/** What the words were taken for, what was left out, and how much there is. */
function Understood({ results: { first, remove } }: { results: Results }) {
  const t = useTexts(dishesScreenTexts);
  const { data } = first;
  return (
    <>
      {data && data.chips.length > 0 && <SearchChips chips={data.chips} onRemove={remove} className="mt-4" />}
      <p role="status" className="mt-2 mb-2 min-h-5 text-body text-ink-2">
        {data && data.dish_count + data.restaurant_count > 0 && (
          <>
            {data.corrected &&
              t.includingResultsFor({ corrected: data.corrected, b: (words) => <b className="text-ink">{words}</b> })}
            <span className="sr-only">
              {' '}
              {t.foundCount({ dishes: data.dish_count, restaurants: data.restaurant_count })}
            </span>
          </>
        )}
        {data && data.left_out.length > 0 && <span> {t.leftOut({ words: data.left_out.join(', ') })}</span>}
      </p>
    </>
  );
}

function Found({ results }: { results: Results }) {
  const t = useTexts(dishesScreenTexts);
  const { q, city, first, shown, set } = results;
  const { data } = first;
  const isNothing = Boolean(data?.nearby) && data?.restaurant_count === 0;
  return (
    <>
      <SearchField key={q} panel="below" initial={q} className="mb-6 xl:hidden" />
      <h1 className="text-3xl font-extrabold tracking-[-.03em] [overflow-wrap:anywhere] lg:text-4xl">
        “{q}”{city && <span className="text-ink-2"> {t.inIt({ city })}</span>}
      </h1>
      <Understood results={results} />
      {first.isError && <FailedPart text={t.failed} onRetry={() => void first.refetch()} />}
      {first.isPending && (
        <>
          <Skeleton className="mb-6 h-11 w-56" />
          <Placeholders />
        </>
      )}
      {isNothing && <Nearby data={data} onRemove={results.remove} />}
      {data && !isNothing && (
        <Tabs
          label={t.whatWasFound}
          value={shown}
          onChange={(kind) => set({ kind, pages: '1' })}
          tabs={[
            { value: 'dishes', label: t.dishesTitle, count: data.dish_count },
            { value: 'restaurants', label: t.restaurantsTitle, count: data.restaurant_count },
          ]}
        >
          <h2 className="sr-only">{shown === 'dishes' ? t.dishesFit : t.restaurantsFit}</h2>
          <Shown results={results} />
        </Tabs>
      )}
    </>
  );
}

function Start() {
  const t = useTexts(dishesScreenTexts);
  return (
    <>
      <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">{t.start}</h1>
      <SearchField panel="inline" below={<CategoryRail />} className="mt-5 max-w-[640px]" />
    </>
  );
}

export function Screen() {
  const t = useTexts(dishesScreenTexts);
  const results = useResults();
  const { q } = results;
  return (
    <div className="mx-auto max-w-[1376px] px-4 pt-6 pb-16 lg:px-8 lg:pt-10">
      <PageMeta
        title={q === '' ? t.search : t.searchTitle({ q })}
        description={t.dishesRestaurantsNear}
        path={paths.search({ q })}
      />
      <meta name="robots" content="noindex" />
      {q === '' ? <Start /> : <Found results={results} />}
    </div>
  );
}
