import type { Dish } from '@tawa/contract/catalogue/menu';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DietButton } from '#features/accounts/diet/shop/diet-button.tsx';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { CounterHead } from '#features/catalogue/menu/shop/counter/counter-line.tsx';
import { MenuList } from '#features/catalogue/menu/shop/menu-list.tsx';
import { menuOfQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { Offers } from '#features/catalogue/restaurants/shop/offers.tsx';
import { OrderFactsShort } from '#features/catalogue/restaurants/shop/order-facts-line.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { useLastChoices } from '#features/ordering/cart/shop/cart.queries.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useAddButtons } from '#routes/public/dishes/use-add-buttons.tsx';
import { useNear } from '../use-near.ts';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const RepeatChoice = lazyPart(
  async () => (await import('#features/ordering/cart/shop/repeat-choice.tsx')).RepeatChoice,
);

const BeginGroup = lazyPart(async () => (await import('#features/ordering/groups/shop/begin-group.tsx')).BeginGroup);

const heartOf = (dish: Dish) => <FavouriteButton dish={dish} />;

function NameInHead({ restaurant }: { restaurant: RestaurantDetails }) {
  const near = useNear();
  return (
    <p className="min-w-0 flex-1">
      <span className="block truncate font-bold">
        {nameIn(restaurant.restaurant_name, restaurant.names, useLanguage())}
      </span>
      <span className="block truncate text-note/4 text-ink-2">
        <OrderFactsShort restaurant={restaurant} from={near} />
      </span>
    </p>
  );
}

/** What a kitchen offers, and the ways to put it into the cart. */
export function RestaurantMenu({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const language = useLanguage();
  const hydrated = useHydrated();
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(restaurantId));
  const { data: dishes } = useSuspenseQuery(menuOfQuery(restaurantId));
  const choices = useLastChoices(restaurantId, dishes);
  const { actionOf, adding, guard, sheets } = useAddButtons({ failed: t.cart.listFailed });
  const repeatOf = (dish: Dish) => {
    const choice = choices.find(({ menu_id }) => menu_id === dish.menu_id);
    if (!choice) return null;
    const { options, chosen, price, food } = choice;
    const name = nameIn(dish.dish_name, dish.names, language);
    const repeat = () =>
      guard.ask(food?.misfits.map((reason) => ({ dish: name, reason })) ?? [], () =>
        adding.add({ ...dish, quantity: 1, options, chosen, total: price, note: '' }),
      );
    return (
      <Suspense>
        <RepeatChoice dish={name} choice={choice} pending={adding.pending} onRepeat={repeat} />
      </Suspense>
    );
  };
  return (
    <>
      <MenuList
        dishes={dishes}
        hasVegSwitch={restaurant.restaurant_type !== 'veg'}
        actionOf={actionOf}
        favouriteOf={heartOf}
        underOf={repeatOf}
        name={<NameInHead restaurant={restaurant} />}
        diet={<DietButton slim />}
        offers={
          <>
            <CounterHead restaurantId={restaurantId} />
            {restaurant.status === 'online' && <Offers restaurant={restaurant} />}
            {restaurant.status === 'online' && (
              <div className="mt-3 mb-3 min-h-12">
                {hydrated && (
                  <Suspense>
                    <BeginGroup restaurantId={restaurantId} />
                  </Suspense>
                )}
              </div>
            )}
          </>
        }
      />
      {sheets}
    </>
  );
}
