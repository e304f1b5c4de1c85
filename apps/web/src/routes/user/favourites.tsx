import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import {
  favouriteSorts,
  sortFavourites,
  type FavouriteSort,
} from '#features/catalogue/favourites/shop/sort-favourites.ts';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { SavedDishes } from './dashboard/saved-dishes.tsx';

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
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        aria-label="Search favourites"
        placeholder="Search favourites"
        maxLength={60}
        value={choice.search}
        onChange={(event) => onChange({ ...choice, search: event.target.value })}
        className="min-w-[220px] flex-1"
      />
      <SelectField
        label="Order"
        hideLabel
        options={favouriteSorts.map(({ value, label }) => ({ value, label }))}
        value={choice.sort}
        onChange={(event) => {
          const sort = favouriteSorts.find(({ value }) => value === event.target.value)?.value ?? 'newest';
          onChange({ ...choice, sort });
        }}
        className="w-52"
      />
    </div>
  );
}

function Shown({ userid, dishes }: { userid: number; dishes: readonly Dish[] }) {
  const [choice, setChoice] = useState<Choice>({ search: '', sort: 'newest' });
  const [pages, setPages] = useState(1);
  const found = sortFavourites(dishes, choice);
  const left = found.length - pages * pageSize;
  return (
    <>
      {dishes.length >= toolsFrom && <Tools choice={choice} onChange={setChoice} />}
      <p role="status" className="mb-3 text-body text-ink-3">
        {plural(found.length, 'dish', 'dishes')}
      </p>
      {found.length === 0 && (
        <EmptyState
          plate="empty-bowl"
          title="No favourite fits"
          action={<Button onClick={() => setChoice({ ...choice, search: '' })}>Show all</Button>}
        >
          Nothing you saved is called “{choice.search}”.
        </EmptyState>
      )}
      <h2 className="sr-only">Saved dishes</h2>
      <SavedDishes userid={userid} dishes={found.slice(0, pages * pageSize)} className={grid} />
      {left > 0 && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            Show {Math.min(left, pageSize)} more
          </Button>
        </div>
      )}
    </>
  );
}

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const { data: dishes, isError, refetch } = useQuery(favouritesQuery(userid));
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>Favourites · Tawa</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">Favourites</h1>
      {isError && <FailedPart text="Your favourites could not be read." onRetry={() => void refetch()} />}
      {!dishes && !isError && (
        <Loading label="Loading favourites" className={grid}>
          {Array.from({ length: placeholders }, (_card, index) => (
            <Skeleton key={index} className="aspect-3/4 w-full rounded-2xl" />
          ))}
        </Loading>
      )}
      {dishes?.length === 0 && (
        <EmptyState
          plate="empty-bowl"
          title="No favourites yet"
          action={<ButtonLink to={paths.restaurants()}>Browse restaurants</ButtonLink>}
        >
          Press the heart of a dish and it waits here with today’s price.
        </EmptyState>
      )}
      {dishes && dishes.length > 0 && <Shown userid={userid} dishes={dishes} />}
    </div>
  );
}
