import type { Dish } from '@tawa/contract/catalogue/menu';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { restaurantThings } from '#lib/site/structured-data-food.ts';
import { servedThings } from '#lib/site/structured-data.ts';
import { tellStep } from '#lib/tell-step.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';

export function RestaurantMeta({ restaurant, dishes }: { restaurant: RestaurantDetails; dishes: readonly Dish[] }) {
  const { restaurant_id } = restaurant;
  useEffect(() => tellStep(restaurant_id, 'view'), [restaurant_id]);
  return (
    <PageMeta
      title={`${nameIn(restaurant.restaurant_name, restaurant.names, useLanguage())}, ${restaurant.venue_name ?? restaurant.cityname}`}
      description={restaurant.description}
      path={paths.restaurant(restaurant)}
      picture={restaurant.cover_img}
      things={import.meta.env.SSR ? restaurantThings(restaurant, dishes) : servedThings}
    />
  );
}
