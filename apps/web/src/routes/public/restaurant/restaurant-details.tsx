import { readAddress } from '@tawa/domain/common/public-addresses';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useNavigate, useParams } from 'react-router';
import { counterQuery } from '#features/catalogue/menu/shop/counter/counter.queries.ts';
import { menuOfQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { ClosedNotice } from '#features/catalogue/restaurants/shop/closed-notice.tsx';
import { RestaurantHeader } from '#features/catalogue/restaurants/shop/restaurant-header.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { useCityOf } from '#lib/place/selected-city.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { later } from '#ui/page/later.tsx';
import { useNear } from '../use-near.ts';
import { CartBar, CartPanel } from './own-cart.tsx';
import { useOwnCart } from './use-own-cart.ts';
import { RestaurantMeta } from './restaurant-meta.tsx';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const coverActions = later(async () => (await import('./cover-actions.tsx')).CoverActions);
const menu = later(async () => (await import('./restaurant-menu.tsx')).RestaurantMenu);
const foot = later(async () => (await import('./restaurant-foot.tsx')).RestaurantFoot);

export const notFoundText = (language: Language) => textsIn(publicRestaurantScreenTexts, language).restaurant.notFound;
export const failedText = (language: Language) => textsIn(publicRestaurantScreenTexts, language).restaurant.failed;

export async function load({ client, params, url }: LoadArgs) {
  const id = Number(params.restaurantId);
  const [restaurant] = await Promise.all([
    client.ensureQueryData(restaurantQuery(id)),
    client.ensureQueryData(menuOfQuery(id)),
    client.prefetchQuery(counterQuery(id)),
  ]);
  const path = paths.restaurant(restaurant);
  if (path !== readAddress(url.pathname).plain) throw redirect(`${path}${url.search}`, 301);
  const { loadRestaurantFoot } = await import('./restaurant-foot.tsx');
  await Promise.all([loadRestaurantFoot(client, id), coverActions.ready(), menu.ready(), foot.ready()]);
}

export function Screen() {
  const id = Number(useParams().restaurantId);
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  const { data: dishes } = useSuspenseQuery(menuOfQuery(id));
  useCityOf(restaurant);
  const near = useNear();
  const cart = useOwnCart();
  const navigate = useNavigate();
  const orderLater = () => {
    if (cart.entries.some((entry) => entry.restaurant_id === id)) void navigate(paths.checkout);
    else document.getElementById('dishes')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="mx-auto max-w-[1376px] pb-24 lg:px-8 lg:pt-5">
      <RestaurantMeta restaurant={restaurant} dishes={dishes} />
      <div className="relative">
        <RestaurantHeader restaurant={restaurant} from={near} />
        <coverActions.Part restaurantId={id} />
      </div>
      <div className="px-4 lg:px-0">
        <ClosedNotice restaurant={restaurant} onLater={orderLater} />
        <div id="dishes" className="mt-3 gap-8 lg:mt-6 xl:grid xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="min-w-0">
            <menu.Part restaurantId={id} />
          </div>
          <CartPanel cart={cart} />
        </div>
        <foot.Part restaurantId={id} />
      </div>
      <CartBar cart={cart} />
    </div>
  );
}
