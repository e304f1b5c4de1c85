import { useQuery } from '@tanstack/react-query';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { ListedDishCard } from '#routes/public/dishes/listed-dish-card.tsx';
import { Rail } from '#ui/carousel/rail.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { dishWidth } from './home-popular.tsx';
import { bandClassName, MoreLink } from './home-section.tsx';
import { homeScreenTexts } from './home.texts.ts';

const shown = 10;

/** The dishes that somebody saved, those of open kitchens first; nothing for who saved none. */
export function HomeFavourites({ userid }: { userid: number }) {
  const t = useTexts(homeScreenTexts);
  const { data, isError, refetch } = useQuery(favouritesQuery(userid));
  if (!isError && (data?.length ?? 0) === 0) return null;
  const dishes = data?.toSorted((one, other) => Number(other.is_open) - Number(one.is_open)).slice(0, shown) ?? [];
  return (
    <div className={bandClassName}>
      <Rail
        title={t.yourFavourites}
        action={<MoreLink to={paths.favourites} label={t.allFavourites} />}
        itemClassName={dishWidth}
        items={dishes.map((dish) => ({ id: dish.menu_id, content: <ListedDishCard dish={dish} /> }))}
      />
      {isError && <FailedPart text={t.favouritesFailed} onRetry={() => void refetch()} />}
    </div>
  );
}
