import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { categoriesQuery, dishesQuery } from '../../features/menu/menu.queries.ts';
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx';
import { restaurantsQuery } from '../../features/restaurants/restaurants.queries.ts';
import { FindFood } from '../../features/search/find-food.tsx';
import { brand, messages } from '../../lib/messages.ts';
import { paths, pictureUrl } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { useSelectedCity } from '../../lib/selected-city.ts';
import { organization, webSite } from '../../lib/structured-data-site.ts';
import { FailedPart } from '../../ui/error-state.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { HomeAbout, loadHomeAbout } from './home-about.tsx';

const tiles = 8;
const cards = 4;
const rail = 10;

export const load = ({ client }: LoadArgs) =>
  Promise.all([
    client.ensureQueryData(categoriesQuery()),
    client.ensureQueryData(restaurantsQuery(undefined)),
    client.ensureQueryData(dishesQuery()),
    loadHomeAbout(client),
  ]);

function Section({
  title,
  more,
  children,
}: {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="mx-auto max-w-[1376px] px-4 pt-12 lg:px-8 lg:pt-18">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl font-extrabold lg:text-3xl">{title}</h2>
        {more && (
          <Link to={more.to} className="flex min-h-11 items-center gap-2 font-bold whitespace-nowrap text-brand-ink">
            {more.label}
            <ArrowRightIcon weight="bold" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

function Craving() {
  const { data } = useSuspenseQuery(categoriesQuery());
  return (
    <Section title="What are you craving?">
      <ul className="grid grid-cols-4 gap-x-3 gap-y-5 lg:grid-cols-8 lg:gap-6">
        {data.slice(0, tiles).map(({ category_id, category_name, image }) => (
          <li key={category_id}>
            <Link to={paths.ourDishes({ category: category_name })} className="group block text-center">
              {image && (
                <Picture
                  src={pictureUrl(image)}
                  alt=""
                  sizes="(width >= 64rem) 143px, 22vw"
                  className="aspect-square w-full rounded-full transition group-hover:scale-[1.03]"
                />
              )}
              <span className="mt-3 block text-sm font-bold lg:text-base">{category_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OpenNow() {
  const city = useSelectedCity();
  const { data, isError, refetch } = useQuery(restaurantsQuery(city?.name));
  const open = (data ?? []).filter(({ status }) => status === 'online').slice(0, cards);
  return (
    <Section
      title={city ? `Open now in ${city.name}` : 'Open now'}
      more={{ to: paths.restaurants(), label: 'All restaurants' }}
    >
      {isError && <FailedPart text={messages.restaurants.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Loading restaurants" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: cards }, (_card, index) => (
            <Skeleton key={index} className="aspect-4/3 w-full rounded-2xl" />
          ))}
        </Loading>
      )}
      {data && open.length === 0 && (
        <p className="text-ink-2">No kitchen is open here at this hour. All restaurants shows when each one opens.</p>
      )}
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {open.map((restaurant) => (
          <li key={restaurant.restaurant_id}>
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Popular() {
  const city = useSelectedCity();
  const { data, isError, refetch } = useQuery(dishesQuery(city?.name));
  const dishes = (data ?? []).filter((dish) => dish.isactive === 1 && dish.availability === 'available').slice(0, rail);
  return (
    <Section title="Popular dishes" more={{ to: paths.ourDishes(), label: 'All dishes' }}>
      {isError && <FailedPart text={messages.dishes.failed} onRetry={() => void refetch()} />}
      <ul
        className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 no-scrollbar lg:mx-0 lg:px-0"
        aria-label="Popular dishes"
      >
        {dishes.map((dish) => (
          <li key={dish.menu_id} className="w-[212px] shrink-0 snap-start lg:w-[243px]">
            <DishCard dish={dish} favourite={<FavouriteButton dish={dish} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Screen() {
  return (
    <>
      <PageMeta description={brand.promise} path={paths.home} things={[organization(), webSite()]} />
      <Hero
        search={
          <FindFood
            look="hero"
            label="Search for food"
            placeholder="Biryani, dosa, pizza…"
            className="mt-6 h-14 w-full max-w-[500px] lg:mt-8 lg:h-16"
          />
        }
      />
      <Craving />
      <OpenNow />
      <Popular />
      <HomeAbout />
    </>
  );
}
