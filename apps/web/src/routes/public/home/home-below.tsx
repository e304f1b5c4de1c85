import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { popularDishesQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { CityAnnouncement } from '#features/catalogue/cities/shop/city-announcement.tsx';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import {
  nearestOpenQuery,
  openRestaurantsQuery,
} from '#features/catalogue/restaurants/shop/open-restaurants.queries.ts';
import { formatWhen } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { HomeAbout, loadHomeAbout } from './home-about.tsx';
import { Popular, popularMax } from './home-popular.tsx';
import { MoreLink, Section } from './home-section.tsx';
import { useNear, type Near } from '#routes/public/use-near.ts';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { homeScreenTexts } from './home.texts.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const cards = 4;
const HomeFavourites = lazyPart(async () => (await import('./home-favourites.tsx')).HomeFavourites);

// The page comes with the cards of all cities: where one is chosen its own are put in their place in a moment, under a thumb on its way.
const untilCity = 'in-data-placed:pointer-events-none';
const untilNear = 'pointer-events-none';

export const loadHomeBelow = (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(openRestaurantsQuery(undefined, cards)),
    client.ensureQueryData(popularDishesQuery(undefined, popularMax)),
    loadHomeAbout(client),
  ]);

const isOpen = ({ status }: Restaurant) => status === 'online';

/** The nearest open kitchens where a place is known, else the best; where none is open, those that open first. */
function useOpenRestaurants(city: string | undefined, near: Near | null | undefined) {
  const best = useQuery(openRestaurantsQuery(city, cards));
  const nearest = useQuery({ ...nearestOpenQuery({ city, near: near?.place }, cards), enabled: Boolean(near) });
  const hasNearest = Boolean(near) && !nearest.isPlaceholderData && (nearest.data?.length ?? 0) > 0;
  const isSettled = near === null || nearest.isSuccess || nearest.isError;
  return { ...best, data: hasNearest ? nearest.data : best.data, hasNearest, isSettled };
}

function OpenNow() {
  const homeScreen = useTexts(homeScreenTexts);
  const t = useTexts(publicScreenTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const city = useSelectedCity();
  const near = useNear();
  const { data, isError, refetch, hasNearest, isSettled } = useOpenRestaurants(city?.name, near);
  const isNoneOpen = data?.some(isOpen) === false;
  const opening = isNoneOpen ? data?.[0]?.next_open_at : null;
  const openNow = city ? homeScreen.openNowIn({ name: city.name }) : homeScreen.openNow;
  return (
    <Section
      title={
        opening
          ? homeScreen.nothingOpen({ when: formatWhen(opening, now, language) })
          : hasNearest
            ? homeScreen.openNearYou
            : openNow
      }
      more={<MoreLink to={paths.restaurants()} label={homeScreen.allRestaurants} />}
    >
      <CityAnnouncement className="mb-5" />
      {isError && <FailedPart text={t.restaurants.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={homeScreen.loadingRestaurants} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: cards }, (_card, index) => (
            <Skeleton key={index} className="h-[7.5rem] w-full rounded-2xl sm:aspect-4/3 sm:h-auto" />
          ))}
        </Loading>
      )}
      {isNoneOpen && !opening && <p className="text-ink-2">{homeScreen.noKitchenOpen}</p>}
      {opening && <p className="mb-5 text-body text-ink-2">{homeScreen.orderAhead}</p>}
      <ul
        className={`grid gap-x-6 gap-y-7 sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-4 ${city ? '' : untilCity} ${isSettled ? '' : untilNear}`}
      >
        {data?.map((restaurant) => (
          // One that is among the nearest as well is another card: moved, it would slide away under a hand.
          <li key={`${hasNearest ? 'nearest' : 'best'} ${restaurant.restaurant_id}`}>
            <RestaurantCard restaurant={restaurant} from={near} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What somebody saved, where they did. */
function Favourites() {
  const session = useSession();
  return session?.userType === 'user' ? (
    <Suspense>
      <HomeFavourites userid={session.userId} />
    </Suspense>
  ) : null;
}

/** What of the home page lies below the first screenful. */
export const HomeBelow = () => (
  <>
    <OpenNow />
    <Favourites />
    <div className="in-[[data-member=user]:not([data-ordered])]:hidden">
      <Popular />
    </div>
    <HomeAbout />
  </>
);
