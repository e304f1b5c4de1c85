import { useQuery } from '@tanstack/react-query';
import { favouriteRestaurantsQuery } from '#features/catalogue/favourites/shop/favourite-restaurants.queries.ts';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { FavouriteRestaurantButton } from '#features/catalogue/favourites/shop/favourite-restaurant-button.tsx';
import { RestaurantTile } from '#features/catalogue/restaurants/shop/restaurant-tile.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { ListedDishCard } from '#routes/public/dishes/listed-dish-card.tsx';
import { useNear } from '#routes/public/use-near.ts';
import { Rail } from '#ui/carousel/rail.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { dishWidth } from './home-popular.tsx';
import { bandClassName, MoreLink } from './home-section.tsx';
import { homeScreenTexts } from './home.texts.ts';

const shown = 10;

/** What somebody saved, a place in the rail each. */
function useSaved(userid: number) {
  const near = useNear();
  const restaurants = useQuery(favouriteRestaurantsQuery(userid));
  const dishes = useQuery(favouritesQuery(userid));
  const isError = restaurants.isError || dishes.isError;
  // Both at once, so that what is there already does not move.
  if (!isError && !(restaurants.data && dishes.data)) return { items: [], isError, retry: () => undefined };
  const kitchens = (restaurants.data ?? []).map((restaurant) => ({
    id: `restaurant-${restaurant.restaurant_id}`,
    isOpen: restaurant.status === 'online',
    content: (
      <RestaurantTile
        restaurant={restaurant}
        from={near}
        favourite={<FavouriteRestaurantButton restaurant={restaurant} />}
      />
    ),
  }));
  const plates = (dishes.data ?? []).map((dish) => ({
    id: `dish-${dish.menu_id}`,
    isOpen: dish.is_open,
    content: <ListedDishCard dish={dish} />,
  }));
  const items = [...kitchens, ...plates]
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    .slice(0, shown);
  const retry = () => {
    void restaurants.refetch();
    void dishes.refetch();
  };
  return { items, isError, retry };
}

/** The restaurants and dishes that somebody saved, open ones first; nothing for who saved none. */
export function HomeFavourites({ userid }: { userid: number }) {
  const t = useTexts(homeScreenTexts);
  const { items, isError, retry } = useSaved(userid);
  if (!isError && items.length === 0) return null;
  return (
    <div className={bandClassName}>
      <Rail
        title={t.yourFavourites}
        action={<MoreLink to={paths.favourites} label={t.allFavourites} />}
        itemClassName={dishWidth}
        items={items}
      />
      {isError && <FailedPart text={t.favouritesFailed} onRetry={retry} />}
    </div>
  );
}
