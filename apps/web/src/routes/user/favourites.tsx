import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import {
  favouriteSortsIn,
  sortFavourites,
  type FavouriteSort,
} from '#features/catalogue/favourites/shop/sort-favourites.ts';
import { useTexts } from '#lib/i18n/texts.ts';
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

function Shown({ userid, dishes }: { userid: number; dishes: readonly ListedDish[] }) {
  const t = useTexts(userScreenTexts);
  const [choice, setChoice] = useState<Choice>({ search: '', sort: 'newest' });
  const [pages, setPages] = useState(1);
  const found = sortFavourites(dishes, choice);
  const left = found.length - pages * pageSize;
  return (
    <>
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
      <h2 className="sr-only">{t.savedDishes}</h2>
      <SavedDishes userid={userid} dishes={found.slice(0, pages * pageSize)} className={grid} />
      {left > 0 && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {t.showMore({ left: Math.min(left, pageSize) })}
          </Button>
        </div>
      )}
    </>
  );
}

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data: dishes, isError, refetch } = useQuery(favouritesQuery(userid));
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>{t.favouritesTawa}</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{t.favourites}</h1>
      {isError && <FailedPart text={t.favouritesCouldNot} onRetry={() => void refetch()} />}
      {!dishes && !isError && (
        <Loading label={t.loadingFavourites} className={grid}>
          {Array.from({ length: placeholders }, (_card, index) => (
            <Skeleton key={index} className="aspect-3/4 w-full rounded-2xl" />
          ))}
        </Loading>
      )}
      {dishes?.length === 0 && (
        <EmptyState
          plate="empty-bowl"
          title={t.noFavouritesYet}
          action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
        >
          {t.pressHeartDishWaits}
        </EmptyState>
      )}
      {dishes && dishes.length > 0 && <Shown userid={userid} dishes={dishes} />}
    </div>
  );
}
