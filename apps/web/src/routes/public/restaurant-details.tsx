import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { Dish } from '@tawa/contract/menu';
import type { RestaurantDetails } from '@tawa/contract/restaurants';
import { formatRupees } from '@tawa/domain/money';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AddButton } from '../../features/cart/add-button.tsx';
import { CartLines } from '../../features/cart/cart-lines.tsx';
import { cartQuery } from '../../features/cart/cart.queries.ts';
import { useAddToCart } from '../../features/cart/use-add-to-cart.tsx';
import { Bill } from '../../features/checkout/bill.tsx';
import { cartQuoteQuery } from '../../features/checkout/checkout.queries.ts';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { DishDialog } from '../../features/menu/dish-dialog.tsx';
import { MenuList } from '../../features/menu/menu-list.tsx';
import { menuOfQuery } from '../../features/menu/menu.queries.ts';
import { ClosedNotice } from '../../features/restaurants/closed-dialog.tsx';
import { AddressAndHours, Chefs } from '../../features/restaurants/restaurant-facts.tsx';
import { RestaurantHeader } from '../../features/restaurants/restaurant-header.tsx';
import { restaurantQuery } from '../../features/restaurants/restaurants.queries.ts';
import { ReviewPanel } from '../../features/reviews/review-panel.tsx';
import { ratingsQuery, reviewsQuery } from '../../features/reviews/reviews.queries.ts';
import { plural } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const notFoundText = messages.restaurant.notFound;

export async function load({ client, params }: LoadArgs) {
  const id = Number(params.restaurantId);
  await Promise.all([client.ensureQueryData(restaurantQuery(id)), client.ensureQueryData(menuOfQuery(id))]);
  await Promise.all([client.prefetchQuery(ratingsQuery(id)), client.prefetchQuery(reviewsQuery(id))]);
}

const guestId = 0;

function useOwnCart() {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const userid = session?.userId ?? guestId;
  const { data: entries = [] } = useQuery({ ...cartQuery(userid), enabled: isCustomer });
  const { data: quote } = useQuery({ ...cartQuoteQuery(userid), enabled: isCustomer && entries.length > 0 });
  return { userid, entries: isCustomer ? entries : [], quote: entries.length > 0 ? quote : null };
}

type OwnCart = ReturnType<typeof useOwnCart>;

function CartPanel({ cart }: { cart: OwnCart }) {
  const { entries, quote, userid } = cart;
  const count = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  return (
    <aside
      aria-label="Your order"
      className="sticky top-20 self-start rounded-2xl border border-line bg-surface p-5 shadow-2 max-xl:hidden"
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-xl font-bold">Your order</h2>
        <span className="text-sm text-ink-3">{plural(count, 'item')}</span>
      </div>
      {entries.length === 0 ? (
        <p className="py-8 text-center text-body text-ink-2">
          Nothing here yet. Add a dish and the whole bill shows here, before you pay.
        </p>
      ) : (
        <>
          <p className="text-note text-ink-3">{entries[0]?.restaurant_name}</p>
          <div className="max-h-[40vh] overflow-y-auto">
            <CartLines entries={entries} userid={userid} />
          </div>
          {quote && (
            <div className="border-t border-line pt-4">
              <Bill charges={quote.charges} total={quote.total} savings={quote.savings} />
            </div>
          )}
          <ButtonLink to={paths.checkout} size={56} wide className="mt-5 justify-between">
            <span>Go to checkout</span>
            {quote && <span className="num">{formatRupees(quote.total)}</span>}
          </ButtonLink>
        </>
      )}
    </aside>
  );
}

function CartBar({ cart }: { cart: OwnCart }) {
  const count = cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);
  if (count === 0) return null;
  return (
    <Link
      to={paths.cart}
      className="fixed inset-x-4 bottom-[76px] z-20 flex min-h-14 items-center justify-between gap-4 rounded-lg bg-brand px-5 font-bold text-on-brand shadow-3 xl:hidden"
    >
      <span>{plural(count, 'item')} in your cart</span>
      <span className="num">{cart.quote ? formatRupees(cart.quote.total) : 'View cart'}</span>
    </Link>
  );
}

const Offers = ({ restaurant }: { restaurant: RestaurantDetails }) =>
  restaurant.offers.length === 0 ? null : (
    <ul className="mb-4 flex gap-3 overflow-x-auto no-scrollbar" aria-label="Offers">
      {restaurant.offers.map(({ code, title }) => (
        <li
          key={code}
          className="flex min-w-[200px] flex-1 items-center gap-3 rounded-lg border border-line bg-surface p-3"
        >
          <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-xl text-accent-ink">
            <SealPercentIcon weight="fill" aria-hidden="true" />
          </span>
          <span>
            <span className="block text-body font-bold">{title}</span>
            <span className="block text-note text-ink-3">
              Use code <b>{code}</b>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );

export function Screen() {
  const id = Number(useParams().restaurantId);
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  const { data: dishes } = useSuspenseQuery(menuOfQuery(id));
  const cart = useOwnCart();
  const [choosing, setChoosing] = useState<Dish | null>(null);
  const adding = useAddToCart(() => setChoosing(null));
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
  return (
    <div className="mx-auto max-w-[1376px] pb-24 lg:px-8 lg:pt-5">
      <title>{`${restaurant.restaurant_name}, ${restaurant.venue_name ?? restaurant.cityname} · Tawa`}</title>
      <meta name="description" content={restaurant.description} />
      <RestaurantHeader restaurant={restaurant} />
      <div className="px-4 lg:px-0">
        <ClosedNotice restaurant={restaurant} />
        <div className="mt-6 gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_360px]">
          <MenuList
            dishes={dishes}
            hasFoodFilter={restaurant.restaurant_type !== 'veg'}
            actionOf={actionOf}
            favouriteOf={(dish) => <FavouriteButton dish={dish} />}
            offers={<Offers restaurant={restaurant} />}
          />
          <CartPanel cart={cart} />
        </div>
        <ReviewPanel restaurantId={id} />
        <Chefs restaurantId={id} />
        <AddressAndHours restaurant={restaurant} />
      </div>
      <CartBar cart={cart} />
      {choosing && (
        <DishDialog
          menuId={choosing.menu_id}
          title={choosing.dish_name}
          pending={adding.pending}
          onAdd={(choice) => adding.add({ ...choosing, ...choice })}
          onClose={() => setChoosing(null)}
        />
      )}
      {adding.question}
    </div>
  );
}
