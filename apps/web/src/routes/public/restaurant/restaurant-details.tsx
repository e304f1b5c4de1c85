import type { Dish } from '@tawa/contract/catalogue/menu';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { redirect, useNavigate, useParams } from 'react-router';
import { AddButton } from '#features/ordering/cart/shop/add-button.tsx';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { DietButton } from '#features/accounts/diet/shop/diet-button.tsx';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { MenuList } from '#features/catalogue/menu/shop/menu-list.tsx';
import { menuOfQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { ClosedNotice } from '#features/catalogue/restaurants/shop/closed-notice.tsx';
import { RestaurantHeader } from '#features/catalogue/restaurants/shop/restaurant-header.tsx';
import { Offers } from '#features/catalogue/restaurants/shop/offers.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { useCityOf } from '#lib/place/selected-city.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { later } from '#ui/page/later.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { CartBar, CartPanel } from './own-cart.tsx';
import { useOwnCart } from './use-own-cart.ts';
import { RestaurantMeta } from './restaurant-meta.tsx';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const DishDialog = lazyPart(async () => (await import('#features/catalogue/menu/shop/dish-dialog.tsx')).DishDialog);
const foot = later(async () => (await import('./restaurant-foot.tsx')).RestaurantFoot);

export const notFoundText = (language: Language) => textsIn(publicRestaurantScreenTexts, language).restaurant.notFound;
export const failedText = (language: Language) => textsIn(publicRestaurantScreenTexts, language).restaurant.failed;

export async function load({ client, params, url }: LoadArgs) {
  const id = Number(params.restaurantId);
  const [restaurant] = await Promise.all([
    client.ensureQueryData(restaurantQuery(id)),
    client.ensureQueryData(menuOfQuery(id)),
  ]);
  const path = paths.restaurant(restaurant);
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 301);
  const { loadRestaurantFoot } = await import('./restaurant-foot.tsx');
  await Promise.all([loadRestaurantFoot(client, id), foot.ready()]);
}

const heartOf = (dish: Dish) => <FavouriteButton dish={dish} />;

export function Screen() {
  const t = useTexts(publicRestaurantScreenTexts);
  const id = Number(useParams().restaurantId);
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  const { data: dishes } = useSuspenseQuery(menuOfQuery(id));
  useCityOf(restaurant);
  const cart = useOwnCart();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState<Dish | null>(null);
  const adding = useAddToCart({ failed: t.cart.listFailed, onAdded: () => setChoosing(null) });
  const addPlain = (dish: Dish) => adding.add({ ...dish, quantity: 1, options: [], note: '' });
  const actionOf = (dish: Dish) => (
    <AddButton
      name={dish.dish_name}
      hasOptions={dish.has_options}
      entries={cart.entries.filter((entry) => entry.menu_id === dish.menu_id)}
      pending={adding.pending}
      onAdd={() => (dish.has_options ? setChoosing(dish) : addPlain(dish))}
    />
  );
  const orderLater = () => {
    if (cart.entries.some((entry) => entry.restaurant_id === id)) void navigate(paths.checkout);
    else document.getElementById('dishes')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="mx-auto max-w-[1376px] pb-24 lg:px-8 lg:pt-5">
      <RestaurantMeta restaurant={restaurant} dishes={dishes} />
      <RestaurantHeader restaurant={restaurant} />
      <div className="px-4 lg:px-0">
        <ClosedNotice restaurant={restaurant} onLater={orderLater} />
        <div id="dishes" className="mt-6 scroll-mt-24 gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_360px]">
          <MenuList
            dishes={dishes}
            hasFoodFilter={restaurant.restaurant_type !== 'veg'}
            actionOf={actionOf}
            favouriteOf={heartOf}
            diet={<DietButton />}
            offers={<Offers restaurant={restaurant} />}
          />
          <CartPanel cart={cart} />
        </div>
        <foot.Part restaurantId={id} />
      </div>
      <CartBar cart={cart} />
      {choosing && (
        <Suspense>
          <DishDialog
            menuId={choosing.menu_id}
            title={choosing.dish_name}
            pending={adding.pending}
            onAdd={(choice) => adding.add({ ...choosing, ...choice })}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
      {adding.question}
    </div>
  );
}
