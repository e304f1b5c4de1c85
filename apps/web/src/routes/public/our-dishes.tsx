import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { Dish } from '@tawa/contract/menu';
import { matchesAny } from '@tawa/domain/search';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DietButton } from '../../features/diet/diet-button.tsx';
import { categoriesQuery } from '../../features/menu/categories.queries.ts';
import { readDishChoice, writeDishChoice, type DishChoice } from '../../features/menu/dish-choice.ts';
import { dishesQuery } from '../../features/menu/menu.queries.ts';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import type { LoadArgs } from '../../lib/screen.ts';
import { useSelectedCity } from '../../lib/selected-city.ts';
import { Chip } from '../../ui/chip.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Input } from '../../ui/plain-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CityHeading } from './city-heading.tsx';
import { DishGrid } from './dish-grid.tsx';

export const failedText = messages.dishes.failed;

/** The dishes of all cities; a browser shows the page at once and asks for its own city. */
export async function load({ client }: LoadArgs): Promise<void> {
  if (!import.meta.env.SSR) return;
  await Promise.all([client.ensureQueryData(dishesQuery()), client.ensureQueryData(categoriesQuery())]);
}

const placeholders = 10;

const foods = [
  { value: 'all' as const, label: 'All' },
  { value: 'veg' as const, label: 'Veg' },
  { value: 'non-veg' as const, label: 'Non-veg' },
];

function useChoice() {
  const [address, setAddress] = useSearchParams();
  const choice = readDishChoice(address);
  const set = (part: Partial<DishChoice>) =>
    setAddress(writeDishChoice({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  return { choice, set };
}

const fits = (dish: Dish, { search, category, food }: DishChoice): boolean =>
  dish.isactive === 1 &&
  (category === '' || dish.category === category) &&
  (food === 'all' || (dish.is_veg === 1) === (food === 'veg')) &&
  matchesAny([dish.dish_name, dish.description, dish.category, dish.restaurant_name], search);

export function Screen() {
  const city = useSelectedCity();
  const { choice, set } = useChoice();
  const { data, isError, refetch } = useQuery(dishesQuery(city?.name));
  const { data: categories = [] } = useQuery(categoriesQuery());
  const isNarrowed = choice.search !== '' || choice.category !== '' || choice.food !== 'all';
  return (
    <div className="mx-auto max-w-[1376px] px-4 pt-6 pb-16 lg:px-8 lg:pt-10">
      <PageMeta
        title="Our Dishes"
        description="Dishes of every kitchen near you, by category, veg or not, with today’s price."
        path={paths.ourDishes()}
      />
      <CityHeading title={city ? `Dishes in ${city.name}` : 'Our Dishes'} />
      <div className="flex flex-wrap gap-3">
        <Input
          icon={MagnifyingGlassIcon}
          type="search"
          aria-label="Search dishes"
          placeholder="Search dishes"
          value={choice.search}
          maxLength={60}
          onChange={(event) => set({ search: event.target.value })}
          className="min-w-[220px] flex-1"
        />
        <Segmented label="Kind of food" value={choice.food} onChange={(food) => set({ food })} options={foods} />
        <DietButton />
      </div>
      <div className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 pb-1 no-scrollbar">
        <Chip pressed={choice.category === ''} onClick={() => set({ category: '' })}>
          All
        </Chip>
        {categories.map(({ category_id, category_name }) => (
          <Chip
            key={category_id}
            pressed={choice.category === category_name}
            onClick={() => set({ category: category_name })}
          >
            {category_name}
          </Chip>
        ))}
      </div>
      {isError && (
        <div className="mt-6">
          <FailedPart text={messages.dishes.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && (
        <Loading
          label="Loading dishes"
          className="mt-14 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        >
          {Array.from({ length: placeholders }, (_card, index) => (
            <Skeleton key={index} className="aspect-3/4 w-full rounded-2xl" />
          ))}
        </Loading>
      )}
      {data && (
        <DishGrid
          dishes={data.filter((dish) => fits(dish, choice))}
          onClear={isNarrowed ? () => set({ search: '', category: '', food: 'all' }) : null}
        />
      )}
    </div>
  );
}
