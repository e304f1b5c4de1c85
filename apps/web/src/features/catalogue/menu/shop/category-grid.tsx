import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { categoryFallback, menuDishesPerCategory } from '@tawa/domain/common/limits';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { DietNote } from './food/diet-note.tsx';
import { DishPicture } from './dish-picture.tsx';
import { dishPrice } from './dish-price.tsx';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Active dishes by category in the order in which they come, some of each; a blank category has a name too. */
export function groupByCategory(dishes: readonly Dish[]): { category: string; dishes: Dish[] }[] {
  const groups = new Map<string, Dish[]>();
  for (const dish of dishes.filter(({ isactive }) => isactive === 1)) {
    const category = dish.category.trim() || categoryFallback;
    groups.set(category, [...(groups.get(category) ?? []), dish]);
  }
  return [...groups].map(([category, all]) => ({ category, dishes: all.slice(0, menuDishesPerCategory) }));
}

const Row = ({ dish }: { dish: Dish }) => {
  const language = useLanguage();
  return (
    <li className="relative flex gap-4 py-4">
      <DishPicture dish={dish} sizes="80px" className="size-20 shrink-0 rounded-xl" />
      <div className="min-w-0 flex-1">
        <VegMark veg={dish.is_veg === 1} />
        <h3 className="text-row font-bold [overflow-wrap:anywhere]">
          <Link to={paths.dish(dish.menu_id)} className="after:absolute after:inset-0 hover:underline">
            {nameIn(dish.dish_name, dish.names, language)}
          </Link>
        </h3>
        <p className="text-note text-ink-3 [overflow-wrap:anywhere]">
          {nameIn(dish.restaurant_name, dish.restaurant_names, language)}
        </p>
        <p className="mt-1">{dishPrice(dish)}</p>
        <DietNote dish={dish} className="mt-1" />
      </div>
    </li>
  );
};

/** Every category with its first dishes and the way to the others. */
export function CategoryGrid({ dishes }: { dishes: readonly Dish[] }) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {groupByCategory(dishes).map(({ category, dishes: first }) => (
        <li key={category} className="rounded-2xl border border-line bg-surface p-5 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl font-bold [overflow-wrap:anywhere]">
              {nameIn(category, first[0]?.category_names, language)}
            </h2>
            <Link
              to={paths.ourDishes({ category })}
              className="flex min-h-11 items-center gap-1.5 text-body font-bold text-brand-ink"
            >
              {t.all}
              <span className="sr-only"> {nameIn(category, first[0]?.category_names, language)}</span>
              <Icon of={ArrowRightIcon} weight="bold" className="text-[0.875rem]" />
            </Link>
          </div>
          <ul className="divide-y divide-line">
            {first.map((dish) => (
              <Row key={dish.menu_id} dish={dish} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
