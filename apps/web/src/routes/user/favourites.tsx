import { useQuery } from '@tanstack/react-query';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { favouritesQuery } from '../../features/favourites/favourites.queries.ts';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const guestId = 0;

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const { data: dishes, isError, refetch } = useQuery(favouritesQuery(userid));
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>Favourites · Tawa</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">Favourites</h1>
      {isError && <FailedPart text="Your favourites could not be read." onRetry={() => void refetch()} />}
      {!dishes && !isError && (
        <Loading label="Loading favourites" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Skeleton className="aspect-3/4 w-full rounded-2xl" />
          <Skeleton className="aspect-3/4 w-full rounded-2xl" />
        </Loading>
      )}
      {dishes?.length === 0 && (
        <EmptyState
          title="No favourites yet"
          action={<ButtonLink to={paths.restaurants()}>Browse restaurants</ButtonLink>}
        >
          Press the heart of a dish and it waits here with today’s price.
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
        {dishes?.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard dish={dish} favourite={<FavouriteButton dish={dish} />} />
          </li>
        ))}
      </ul>
    </div>
  );
}
