import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { descriptionCardLength } from '@tawa/domain/common/limits';
import { excerpt } from '@tawa/domain/catalogue/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { DietNote } from './food/diet-note.tsx';
import { DishPicture } from './dish-picture.tsx';
import { dishPrice, dishRating, isSoldOut, ServedFrom, SoldOutText } from './dish-price.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  dish: Dish;
  /** Lies on the picture's upper right corner. */
  favourite?: ReactNode;
  action?: ReactNode;
  /** On its kitchen's own page, where the kitchen need not be named. */
  atHome?: boolean;
}

/** A dish in a rail or a grid; the name is the link. */
export function DishCard({ dish, favourite, action, atHome = false }: Props) {
  const language = useLanguage();
  const name = nameIn(dish.dish_name, dish.names, language);
  return (
    <article
      className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface"
      aria-label={name}
    >
      <DishPicture
        dish={dish}
        sizes="(min-width: 1024px) 260px, 212px"
        className="aspect-4/3 w-full"
        dimmed={isSoldOut(dish)}
      />
      {favourite && <div className="absolute top-2 right-2 z-10">{favourite}</div>}
      <div className="flex flex-1 flex-col gap-1.5 p-4 in-data-plain:pr-14">
        <VegMark veg={dish.is_veg === 1} />
        <h3 className="text-row font-bold">
          <Link to={paths.dish(dish.menu_id)} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h3>
        {dishRating(dish)}
        {!atHome && (
          <p className="text-note text-ink-3">{nameIn(dish.restaurant_name, dish.restaurant_names, language)}</p>
        )}
        {dish.description && (
          <p className="text-note text-ink-2 [overflow-wrap:anywhere]">
            {excerpt(dish.description, descriptionCardLength)}
          </p>
        )}
        <DietNote dish={dish} />
        <ServedFrom dish={dish} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-2">
          {dishPrice(dish)}
          {isSoldOut(dish) ? (
            <span className="text-note font-semibold text-ink-3">
              <SoldOutText dish={dish} />
            </span>
          ) : (
            action && <div className="relative z-10 ml-auto">{action}</div>
          )}
        </div>
      </div>
    </article>
  );
}
