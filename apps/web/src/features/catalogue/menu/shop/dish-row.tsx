import type { Dish } from '@tawa/contract/catalogue/menu';
import { descriptionCardLength } from '@tawa/domain/common/limits';
import { excerpt } from '@tawa/domain/catalogue/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { DietNote } from './diet-note.tsx';
import { DishPicture } from './dish-picture.tsx';
import { dishPrice, soldOutText } from './dish-price.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** One line of a menu: what it is at the left, the picture with its button at the right. */
export function DishRow({ dish, action }: { dish: Dish; action: ReactNode }) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const soldOut = dish.availability === 'sold_out';
  return (
    <article className="flex gap-4 border-b border-line py-6 last:border-b-0" aria-label={dish.dish_name}>
      <div className="min-w-0 flex-1">
        <VegMark veg={dish.is_veg === 1} />
        <h3 className="mt-1.5 text-row font-bold">
          <Link to={paths.dish(dish.menu_id)} className="hover:underline">
            {dish.dish_name}
          </Link>
        </h3>
        <div className="mt-1">{dishPrice(dish)}</div>
        <p className="mt-1 text-note text-ink-3">{t.minPrep({ preparationTime: dish.preparation_time })}</p>
        <DietNote dish={dish} className="mt-1" />
        {dish.description && (
          <p className="mt-2 max-w-[52ch] text-sm text-ink-2">{excerpt(dish.description, descriptionCardLength)}</p>
        )}
      </div>
      <div className="relative w-[132px] shrink-0 self-start pb-5 lg:w-[176px]">
        <DishPicture
          dish={dish}
          sizes="(min-width: 1024px) 176px, 132px"
          className="aspect-square w-full rounded-xl"
          dimmed={soldOut}
        />
        <div className="absolute inset-x-0 bottom-0 flex justify-center">
          {soldOut ? (
            <span className="rounded-md border border-line bg-surface px-3 py-2 text-center text-note font-semibold text-ink-2 shadow-1">
              {soldOutText(dish, language)}
            </span>
          ) : (
            action
          )}
        </div>
      </div>
    </article>
  );
}
