import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { DishAbout } from '#features/catalogue/menu/shop/dish-about.tsx';
import { DishPicture } from '#features/catalogue/menu/shop/dish-picture.tsx';
import { dishQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { useDishOptions } from '#features/catalogue/menu/shop/use-dish-options.ts';
import { OpenBadge } from '#features/catalogue/restaurants/shop/open-badge.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { dishThing } from '#lib/site/structured-data-food.ts';
import { servedThings } from '#lib/site/structured-data.ts';
import { later } from '#ui/page/later.tsx';
import { Breadcrumb } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { DishActions } from './dish-actions.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';

export const notFoundText = (language: Language) => textsIn(dishesScreenTexts, language).dishes.notFound;
export const failedText = (language: Language) => textsIn(menuTexts, language).dishes.failed;

const shareMenu = later(async () => (await import('#ui/dialog/share-menu.tsx')).ShareMenu);
const facts = later(async () => (await import('#features/catalogue/menu/shop/food/dish-facts.tsx')).FactsSection);
const below = later(async () => (await import('./below-dish.tsx')).BelowDish);

export async function load({ client, params }: LoadArgs) {
  const dish = await client.ensureQueryData(dishQuery(Number(params.menu_id)));
  const { loadBelow } = await import('./below-dish.tsx');
  await Promise.all([
    client.prefetchQuery(restaurantQuery(dish.restaurant_id)),
    loadBelow(client, dish),
    below.ready(),
    facts.ready(),
  ]);
}

function Order({ dish }: { dish: DishDetails }) {
  const state = useDishOptions(dish);
  const { data: restaurant } = useQuery(restaurantQuery(dish.restaurant_id));
  const kitchen = restaurant && (
    <>
      <RatingBadge rating={restaurant.average_rating} />
      <OpenBadge restaurant={restaurant} />
    </>
  );
  return (
    <DishAbout dish={dish} state={state} kitchen={kitchen}>
      <DishActions dish={dish} state={state} />
    </DishAbout>
  );
}

export function Screen() {
  const t = useTexts(dishesScreenTexts);
  const { data: dish } = useSuspenseQuery(dishQuery(Number(useParams().menu_id)));
  const language = useLanguage();
  const dishName = nameIn(dish.dish_name, dish.names, language);
  const restaurantName = nameIn(dish.restaurant_name, dish.restaurant_names, language);
  const trail = [
    { label: t.home, to: paths.home },
    { label: restaurantName, to: paths.restaurant(dish) },
    { label: dishName },
  ];
  return (
    <div className="mx-auto max-w-[1376px] pb-24 lg:px-8 lg:pt-5">
      <PageMeta
        title={t.from({ dishName, restaurantName })}
        description={dish.description}
        path={paths.dish(dish.menu_id)}
        picture={dish.dish_img}
        things={import.meta.env.SSR ? [dishThing(dish)] : servedThings}
      />
      <div className="px-4 max-lg:hidden lg:px-0">
        <Breadcrumb trail={trail} />
      </div>
      <div className="mt-2 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,568px)] lg:grid-rows-[auto_1fr]">
        <div className="relative mb-5 in-data-plain:min-h-16">
          <DishPicture
            dish={dish}
            eager
            sizes="(min-width: 1024px) 672px, 88vw"
            className="h-[20rem] w-full lg:aspect-square lg:h-auto lg:rounded-3xl"
          />
          <div className="absolute top-4 right-4 flex gap-2">
            <shareMenu.Part title={dishName} picture={dish.dish_img ? pictureUrl(dish.dish_img) : null} />
            <FavouriteButton dish={dish} />
          </div>
        </div>
        <Order key={dish.menu_id} dish={dish} />
        <facts.Part dish={dish} />
      </div>
      <below.Part dish={dish} />
    </div>
  );
}
