import type { DishDetails } from '@tawa/contract/menu';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { DishAbout } from '../../features/menu/dish-about.tsx';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { DishPicture } from '../../features/menu/dish-picture.tsx';
import { categoryDishesQuery, dishQuery } from '../../features/menu/menu.queries.ts';
import { useDishOptions } from '../../features/menu/use-dish-options.ts';
import { restaurantQuery } from '../../features/restaurants/restaurants.queries.ts';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { dishThing } from '../../lib/structured-data-food.ts';
import { Breadcrumb } from '../../ui/page-header.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { ShareMenu } from '../../ui/share-menu.tsx';
import { DishActions } from './dish-actions.tsx';

export const notFoundText = messages.dishes.notFound;

const similarShown = 5;

export async function load({ client, params }: LoadArgs) {
  const dish = await client.ensureQueryData(dishQuery(Number(params.menu_id)));
  await Promise.all([
    client.prefetchQuery(restaurantQuery(dish.restaurant_id)),
    client.prefetchQuery(categoryDishesQuery(dish.category)),
  ]);
}

function Order({ dish }: { dish: DishDetails }) {
  const state = useDishOptions(dish);
  return (
    <DishAbout dish={dish} state={state}>
      <DishActions dish={dish} state={state} />
    </DishAbout>
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
      <PageMeta
        title={`${dish.dish_name} from ${dish.restaurant_name}`}
        description={dish.description}
        path={paths.dish(dish.menu_id)}
        picture={dish.dish_img}
        things={[dishThing(dish)]}
      />
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
        <Order key={dish.menu_id} dish={dish} />
      </div>
      <Similar dish={dish} />
    </div>
  );
}
