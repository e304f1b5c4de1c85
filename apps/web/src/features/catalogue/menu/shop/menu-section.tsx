import type { Dish } from '@tawa/contract/catalogue/menu';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { DishRow } from './dish-row.tsx';
import { mostOrderedId, type MenuSection } from './menu-sections.ts';
import { menuTexts } from './menu.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export interface RowParts {
  actionOf: (dish: Dish) => ReactNode;
  /** Lies on the picture of what is ordered most. */
  favouriteOf: (dish: Dish) => ReactNode;
  /** Stands under a row. */
  underOf: (dish: Dish) => ReactNode;
}

function countText({ dishes, hidden }: MenuSection, vegOnly: boolean, language: Language): string {
  const t = textsIn(menuTexts, language);
  const count = dishes.length;
  if (!vegOnly) return t.dishCount({ count });
  return hidden === 0 ? t.vegCount({ count }) : t.vegAndHidden({ count, hidden });
}

/** The dishes of one category. */
export function MenuPart({ section, vegOnly, ...parts }: { section: MenuSection; vegOnly: boolean } & RowParts) {
  const language = useLanguage();
  const { id, title, dishes } = section;
  const isBest = id === mostOrderedId;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cx('scroll-mt-[33px] outline-none lg:scroll-mt-[52px]', isBest ? 'pt-1 lg:pt-6' : 'pt-6')}
    >
      <h2 id={`${id}-title`} className={cx('text-2xl font-bold', isBest && 'max-lg:sr-only')}>
        {title}
      </h2>
      {!isBest && <p className="text-note text-ink-3">{countText(section, vegOnly, language)}</p>}
      {dishes.map((dish, place) => (
        <DishRow
          key={dish.menu_id}
          dish={dish}
          isFirst={isBest && place === 0}
          action={parts.actionOf(dish)}
          favourite={isBest && parts.favouriteOf(dish)}
          under={parts.underOf(dish)}
        />
      ))}
    </section>
  );
}
