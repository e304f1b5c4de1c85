import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { ListedDish } from '@tawa/contract/catalogue/menu';
import type { ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  favouriteRestaurant,
  favouriteRestaurantsQuery,
} from '#features/catalogue/favourites/shop/favourite-restaurants.queries.ts';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { RemoveFavourite } from '#features/catalogue/favourites/shop/remove-favourite.tsx';
import {
  favouriteSortsIn,
  sortFavourites,
  type FavouriteSort,
} from '#features/catalogue/favourites/shop/sort-favourites.ts';
import { RestaurantTile } from '#features/catalogue/restaurants/shop/restaurant-tile.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { useNear } from '#routes/public/use-near.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { SavedDishes } from './dashboard/saved-dishes.tsx';
import { userScreenTexts } from './user.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const guestId = 0;
const placeholders = 6;
const grid = 'grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4';
/** From here on somebody looks for a dish rather than at all of them. */
const toolsFrom = 9;
const pageSize = 24;

interface Choice {
  search: string;
  sort: FavouriteSort;
}

function Tools({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const language = useLanguage();
  const t = useTexts(userScreenTexts);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        aria-label={t.searchFavourites}
        placeholder={t.searchFavourites}
        maxLength={60}
        value={choice.search}
        onChange={(event) => onChange({ ...choice, search: event.target.value })}
        className="min-w-[220px] flex-1"
      />
      <SelectField
        label={t.order}
        hideLabel
        options={favouriteSortsIn(language).map(({ value, label }) => ({ value, label }))}
        value={choice.sort}
        onChange={(event) => {
          const sort = favouriteSortsIn(language).find(({ value }) => value === event.target.value)?.value ?? 'newest';
          onChange({ ...choice, sort });
        }}
        className="w-52"
      />
    </div>
  );
}

const heading = 'mb-3 text-xl font-bold';

function SavedRestaurants({ userid, restaurants }: { userid: number; restaurants: readonly ListedRestaurant[] }) {
  const language = useLanguage();
  const t = useTexts(userScreenTexts);
  const near = useNear();
  return (
    <section aria-label={t.savedRestaurants} className="mb-10">
      <h2 className={heading}>{t.savedRestaurants}</h2>
      <ul className={grid}>
        {restaurants.map((restaurant) => (
          <li key={restaurant.restaurant_id}>
            <RestaurantTile
              restaurant={restaurant}
              from={near}
              favourite={
                <RemoveFavourite
                  userid={userid}
                  favourite={favouriteRestaurant(restaurant.restaurant_id)}
                  name={nameIn(restaurant.restaurant_name, restaurant.names, language)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedDishesPart({ userid, dishes }: { userid: number; dishes: readonly ListedDish[] }) {
  const t = useTexts(userScreenTexts);
  const language = useLanguage();
  const [choice, setChoice] = useState<Choice>({ search: '', sort: 'newest' });
  const [pages, setPages] = useState(1);
  const found = sortFavourites(dishes, choice, language);
  const left = found.length - pages * pageSize;
  return (
    <section aria-label={t.savedDishes}>
      <h2 className={heading}>{t.savedDishes}</h2>
      {dishes.length >= toolsFrom && <Tools choice={choice} onChange={setChoice} />}
      <p role="status" className="mb-3 text-body text-ink-3">
        {t.dishes2({ count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          plate="empty-bowl"
          title={t.noFavouriteFits}
          action={<Button onClick={() => setChoice({ ...choice, search: '' })}>{t.showAll}</Button>}
        >
          {t.nothingSavedCalled({ search: choice.search })}
        </EmptyState>
      )}
      <SavedDishes userid={userid} dishes={found.slice(0, pages * pageSize)} className={grid} />
      {left > 0 && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {t.showMore({ left: Math.min(left, pageSize) })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Both lists, once both are there, so that neither moves the other. */
function useSaved(userid: number) {
  const dishes = useQuery(favouritesQuery(userid));
  const restaurants = useQuery(favouriteRestaurantsQuery(userid));
  const retry = () => {
    void dishes.refetch();
    void restaurants.refetch();
  };
  const data = dishes.data && restaurants.data && { dishes: dishes.data, restaurants: restaurants.data };
  return { data, isError: dishes.isError || restaurants.isError, retry };
}

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data, isError, retry } = useSaved(userid);
  const isEmpty = data?.dishes.length === 0 && data.restaurants.length === 0;
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>{t.favouritesTawa}</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{t.favourites}</h1>
      {isError && <FailedPart text={t.favouritesCouldNot} onRetry={retry} />}
      {!data && !isError && (
        <Loading label={t.loadingFavourites} className={grid}>
          {Array.from({ length: placeholders }, (_card, index) => (
            <Skeleton key={index} className="aspect-3/4 w-full rounded-2xl" />
          ))}
        </Loading>
      )}
      {isEmpty && (
        <EmptyState
          plate="empty-bowl"
          title={t.noFavouritesYet}
          action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
        >
          {t.tapHeart}
        </EmptyState>
      )}
      {data && data.restaurants.length > 0 && <SavedRestaurants userid={userid} restaurants={data.restaurants} />}
      {data && data.dishes.length > 0 && <SavedDishesPart userid={userid} dishes={data.dishes} />}
    </div>
  );
}
