import type { Dish } from '@tawa/contract/catalogue/menu';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { popularDishesQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import { openRestaurantsQuery } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { paths } from '#lib/paths.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Rail } from '#ui/carousel/rail.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { HomeAbout, loadHomeAbout } from './home-about.tsx';
import { bandClassName, MoreLink, Section } from './home-section.tsx';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { AddDish } from '#routes/public/dishes/add-dish.tsx';
import { homeScreenTexts } from './home.texts.ts';

const cards = 4;
const rail = 10;
// The page comes with the cards of all cities: where one is chosen its own are put in their place in a moment, under a thumb on its way.
const untilCity = 'in-data-placed:pointer-events-none';

export const loadHomeBelow = (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(openRestaurantsQuery(undefined, cards)),
    client.ensureQueryData(popularDishesQuery(undefined, rail)),
    loadHomeAbout(client),
  ]);

function OpenNow() {
  const homeScreen = useTexts(homeScreenTexts);
  const t = useTexts(publicScreenTexts);
  const city = useSelectedCity();
  const { data: open, isError, refetch } = useQuery(openRestaurantsQuery(city?.name, cards));
  return (
    <Section
      title={city ? homeScreen.openNowIn({ name: city.name }) : homeScreen.openNow}
      more={<MoreLink to={paths.restaurants()} label={homeScreen.allRestaurants} />}
    >
      {isError && <FailedPart text={t.restaurants.failed} onRetry={() => void refetch()} />}
      {!open && !isError && (
        <Loading label={homeScreen.loadingRestaurants} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: cards }, (_card, index) => (
            <Skeleton key={index} className="h-[120px] w-full rounded-2xl sm:aspect-4/3 sm:h-auto" />
          ))}
        </Loading>
      )}
      {open?.length === 0 && <p className="text-ink-2">{homeScreen.noKitchenOpen}</p>}
      <ul className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 ${city ? '' : untilCity}`}>
        {open?.map((restaurant) => (
          <li key={restaurant.restaurant_id}>
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const cardOf = (dish: Dish) => ({
  id: dish.menu_id,
  content: <DishCard dish={dish} favourite={<FavouriteButton dish={dish} />} action={<AddDish dish={dish} />} />,
});
const places = Array.from({ length: 5 }, (_place, id) => ({
  id,
  content: <Skeleton className="aspect-3/4 w-full rounded-2xl" />,
}));

function Popular() {
  const homeScreen = useTexts(homeScreenTexts);
  const t = useTexts(menuTexts);
  const city = useSelectedCity();
  const { data: dishes, isError, refetch } = useQuery(popularDishesQuery(city?.name, rail));
  if (dishes?.length === 0) return null;
  return (
    <div className={bandClassName}>
      <Rail
        title={homeScreen.popularDishes}
        action={<MoreLink to={paths.ourDishes()} label={homeScreen.allDishes} />}
        itemClassName="w-[212px] lg:w-[243px]"
        items={dishes ? dishes.map(cardOf) : isError ? [] : places}
      />
      {isError && <FailedPart text={t.dishes.failed} onRetry={() => void refetch()} />}
    </div>
  );
}

/** What of the home page lies below the first screenful. */
export const HomeBelow = () => (
  <>
    <OpenNow />
    <Popular />
    <HomeAbout />
  </>
);
