import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import type { DishDetails } from '@tawa/contract/menu';
import { lineQuantityMax } from '@tawa/domain/limits';
import { formatRupees } from '@tawa/domain/money';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { useAddToCart } from '../../features/cart/use-add-to-cart.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { DishPicture } from '../../features/menu/dish-picture.tsx';
import { soldOutText } from '../../features/menu/dish-row.tsx';
import { categoryDishesQuery, dishQuery } from '../../features/menu/menu.queries.ts';
import { OptionGroups } from '../../features/menu/option-groups.tsx';
import { useDishOptions, type DishOptions } from '../../features/menu/use-dish-options.ts';
import { closedText } from '../../features/restaurants/restaurant-card.tsx';
import { restaurantQuery } from '../../features/restaurants/restaurants.queries.ts';
import { keepBuyNow } from '../../lib/buy-now.ts';
import { formatCount } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { paths, pictureUrl } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/page-header.tsx';
import { Price } from '../../ui/price.tsx';
import { ShareMenu } from '../../ui/share-menu.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';

export const notFoundText = messages.dishes.notFound;

const similarShown = 5;

export async function load({ client, params }: LoadArgs) {
  const dish = await client.ensureQueryData(dishQuery(Number(params.menu_id)));
  await Promise.all([
    client.prefetchQuery(restaurantQuery(dish.restaurant_id)),
    client.prefetchQuery(categoryDishesQuery(dish.category)),
  ]);
}

function useBuyNow(dish: DishDetails, state: DishOptions) {
  const navigate = useNavigate();
  return () => {
    state.ask();
    if (!state.check.ok) return;
    const wanted = {
      menu_id: dish.menu_id,
      quantity: state.choice.quantity,
      options: state.check.optionIds,
      note: state.choice.note,
    };
    requireLogin({
      title: `Log in to buy ${dish.dish_name}`,
      picture: dish.dish_img ? pictureUrl(dish.dish_img, 320) : undefined,
      onLogin: () => {
        keepBuyNow(wanted);
        void navigate(paths.checkout, { state: { buyNow: wanted } });
      },
    });
  };
}

/** Add to Cart for customers, Buy Now for everybody; a closed kitchen can still be added from. */
function Actions({ dish, state }: { dish: DishDetails; state: DishOptions }) {
  const session = useSession();
  const adding = useAddToCart();
  const buyNow = useBuyNow(dish, state);
  const { data: restaurant } = useQuery(restaurantQuery(dish.restaurant_id));
  const isOpen = restaurant?.status === 'online';
  const soldOut = dish.availability === 'sold_out';
  const add = () => {
    state.ask();
    if (state.check.ok) adding.add({ ...dish, ...state.choice, options: state.check.optionIds });
  };
  return (
    <div className="grid gap-3">
      {restaurant && !isOpen && (
        <Banner tone="warning">
          {closedText(restaurant)}. You can add the dish; ordering starts when the kitchen opens.
        </Banner>
      )}
      {soldOut && <Banner tone="warning">{soldOutText(dish)}</Banner>}
      {!state.check.ok && state.wrongGroup && (
        <Banner tone="danger" alert>
          {state.check.message}
        </Banner>
      )}
      <div className="flex gap-3">
        <QuantityStepper
          label={dish.dish_name}
          value={state.choice.quantity}
          onChange={state.setQuantity}
          max={lineQuantityMax}
          size={56}
        />
        {session?.userType === 'user' && (
          <Button
            size={56}
            wide
            amount={formatRupees(state.total)}
            disabled={soldOut}
            pending={adding.pending}
            pendingText="Adding..."
            onClick={add}
          >
            Add to Cart
          </Button>
        )}
      </div>
      <Button
        size={56}
        wide
        variant={session?.userType === 'user' ? 'secondary' : 'primary'}
        disabled={soldOut || !isOpen}
        onClick={buyNow}
      >
        Buy Now
      </Button>
      {adding.question}
    </div>
  );
}

function Details({ dish }: { dish: DishDetails }) {
  const state = useDishOptions(dish);
  return (
    <div className="px-4 lg:sticky lg:top-24 lg:self-start lg:px-0">
      <p className="flex items-center gap-2 text-body font-semibold">
        <VegMark veg={dish.is_veg === 1} />{' '}
        {dish.is_veg === 1 ? 'Veg' : dish.contains_egg === 1 ? 'Contains egg' : 'Non-veg'}
      </p>
      <h1 className="mt-2 text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">{dish.dish_name}</h1>
      <Link
        to={paths.restaurant(dish)}
        className="mt-3 flex min-h-11 w-fit items-center gap-3 font-bold text-brand-ink"
      >
        {dish.logo && <img src={pictureUrl(dish.logo)} alt="" width={40} height={40} className="size-10 rounded-sm" />}
        {dish.restaurant_name}
      </Link>
      <p className="mt-3 text-ink-2">{dish.description}</p>
      <div className="mt-4">
        <Price
          price={dish.discounted_price ?? dish.price}
          was={dish.discounted_price ? dish.price : null}
          percent
          size="large"
        />
        <p className="mt-1 text-note text-ink-3">GST and packaging are added in the cart, before you pay.</p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-body text-ink-2">
        <li className="flex items-center gap-2">
          <ClockIcon aria-hidden="true" /> {dish.preparation_time} min preparation
        </li>
        <li className="flex items-center gap-2">
          <FireIcon aria-hidden="true" /> {formatCount(dish.num_of_order)} orders
        </li>
        <li>
          <Link
            to={paths.ourDishes({ category: dish.category })}
            className="font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            {dish.category}
          </Link>
        </li>
      </ul>
      {dish.option_groups.length > 0 && (
        <div className="mt-5 rounded-2xl border border-line bg-surface px-5">
          <OptionGroups dish={dish} state={state} />
        </div>
      )}
      <div className="mt-5">
        <Actions dish={dish} state={state} />
      </div>
    </div>
  );
}

function Similar({ dish }: { dish: DishDetails }) {
  const { data = [] } = useQuery(categoryDishesQuery(dish.category));
  const others = data.filter(({ menu_id }) => menu_id !== dish.menu_id).slice(0, similarShown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="mt-16 px-4 lg:px-0">
      <h2 id="similar-title" className="text-2xl font-bold">
        Similar dishes
      </h2>
      <ul className="-mx-4 mt-4 flex gap-4 overflow-x-auto px-4 pb-2 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-5 lg:px-0">
        {others.map((other) => (
          <li key={other.menu_id} className="w-[212px] shrink-0 lg:w-auto">
            <DishCard dish={other} favourite={<FavouriteButton dish={other} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Screen() {
  const { data: dish } = useSuspenseQuery(dishQuery(Number(useParams().menu_id)));
  const trail = [
    { label: 'Home', to: paths.home },
    { label: dish.restaurant_name, to: paths.restaurant(dish) },
    { label: dish.dish_name },
  ];
  return (
    <div className="mx-auto max-w-[1376px] pb-24 lg:px-8 lg:pt-5">
      <title>{`${dish.dish_name} from ${dish.restaurant_name} · Tawa`}</title>
      <meta name="description" content={dish.description} />
      <div className="px-4 max-lg:hidden lg:px-0">
        <Breadcrumb trail={trail} />
      </div>
      <div className="mt-2 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,568px)]">
        <div className="relative mb-5">
          <DishPicture
            dish={dish}
            eager
            sizes="(min-width: 1024px) 672px, 100vw"
            className="h-[320px] w-full lg:aspect-square lg:h-auto lg:rounded-3xl"
          />
          <div className="absolute top-4 right-4 flex gap-2">
            <ShareMenu title={dish.dish_name} />
            <FavouriteButton dish={dish} />
          </div>
          <section className="px-4 pt-6 max-lg:hidden lg:px-0">
            <h2 className="text-xl font-bold">Good to know</h2>
            <p className="mt-2 text-body text-ink-2">
              {dish.allergens.length > 0 ? `Contains ${dish.allergens.join(', ')}.` : 'No listed allergens.'} Kitchens
              handle nuts, milk, gluten and eggs; tell them about an allergy in the note.
            </p>
          </section>
        </div>
        <Details key={dish.menu_id} dish={dish} />
      </div>
      <Similar dish={dish} />
    </div>
  );
}
