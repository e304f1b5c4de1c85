import type { Dish } from '@tawa/contract/catalogue/menu';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { CounterLine } from './counter/counter-line.tsx';
import { DishRow } from './dish-row.tsx';
import { ServedText } from './dish-price.tsx';
import { mostOrderedId, type MenuSection } from './menu-sections.ts';
import { menuTexts } from './menu.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
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

interface PartProps extends RowParts {
  section: MenuSection;
  vegOnly: boolean;
  /** Whether the other sections are left out. */
  isAlone: boolean;
  /** Leaves the others out, or shows them again; none where there are no others. */
  onAlone: (() => void) | undefined;
}

/** The dishes of one category, which can be shown alone. */
export function MenuPart({ section, vegOnly, isAlone, onAlone, ...parts }: PartProps) {
  const t = useTexts(menuTexts);
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
      {!isBest && (
        <p className="flex flex-wrap items-center gap-x-3 text-note text-ink-3">
          {section.from && (
            <strong className="text-accent-ink">
              <ServedText from={section.from} />
            </strong>
          )}
          {countText(section, vegOnly, language)}
          {onAlone && (
            <button
              type="button"
              onClick={onAlone}
              className="min-h-11 font-semibold text-brand-ink underline underline-offset-4"
            >
              {isAlone ? t.showWholeMenu : t.showOnly({ section: title })}
            </button>
          )}
        </p>
      )}
      {dishes.map((dish, place) => (
        <DishRow
          key={dish.menu_id}
          dish={dish}
          isFirst={isBest && place === 0}
          action={parts.actionOf(dish)}
          favourite={isBest && parts.favouriteOf(dish)}
          under={parts.underOf(dish)}
          note={<CounterLine dish={dish} />}
        />
      ))}
    </section>
  );
}
