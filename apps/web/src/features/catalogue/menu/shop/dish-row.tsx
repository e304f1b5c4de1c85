import { CrownIcon } from '@phosphor-icons/react/dist/ssr/Crown';
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
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  dish: Dish;
  action: ReactNode;
  /** Whether nothing of this kitchen is ordered more. */
  isFirst?: boolean;
  /** Lies on the picture's upper right corner. */
  favourite?: ReactNode;
  under?: ReactNode;
  /** Stands under the price. */
  note?: ReactNode;
}

/** One line of a menu: what it is at the left, the picture with its button at the right. */
export function DishRow({ dish, action, isFirst = false, favourite, under, note }: Props) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const name = nameIn(dish.dish_name, dish.names, language);
  const soldOut = isSoldOut(dish);
  return (
    <article className="border-b border-line py-4 last:border-b-0 lg:py-6" aria-label={name}>
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-note font-bold text-accent-ink">
            <VegMark veg={dish.is_veg === 1} />
            {isFirst && (
              <>
                <CrownIcon weight="fill" aria-hidden="true" />
                {t.mostOrdered}
              </>
            )}
          </p>
          <h3 className="mt-1 text-row font-bold wrap-anywhere">
            <Link
              to={paths.dish(dish.menu_id)}
              className="relative after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <div className="mt-0.5">{dishPrice(dish)}</div>
          {note}
          <ServedFrom dish={dish} />
          {dishRating(dish)}
          <DietNote dish={dish} className="mt-1" />
          {/* Not shared with the sheet: a file of its own would be named by every first page. */}
          {dish.parts && (
            <p className="mt-1 text-sm font-semibold">
              {dish.parts
                .map((part) => `${part.quantity} × ${nameIn(part.dish_name, part.names, language)}`)
                .join(' · ')}
            </p>
          )}
          {dish.description && (
            <p className="mt-1 line-clamp-2 max-w-[52ch] text-sm text-ink-2">
              {excerpt(dish.description, descriptionCardLength)}
            </p>
          )}
        </div>
        <div className="relative w-[124px] shrink-0 self-start pb-5 in-data-plain:h-11 lg:w-[176px]">
          <DishPicture
            dish={dish}
            sizes="(min-width: 1024px) 176px, 124px"
            className="h-[6.75rem] w-full rounded-xl lg:h-[9.5rem]"
            dimmed={soldOut}
          />
          {favourite && <div className="absolute top-1 right-1 in-data-plain:hidden">{favourite}</div>}
          <div className="absolute inset-x-0 bottom-0 flex justify-center">
            {soldOut ? (
              <span className="rounded-md border border-line bg-surface px-3 py-2 text-center text-note font-semibold text-ink-2 shadow-1">
                <SoldOutText dish={dish} />
              </span>
            ) : (
              action
            )}
          </div>
        </div>
      </div>
      {!soldOut && under}
    </article>
  );
}
