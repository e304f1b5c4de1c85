import { useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const gutterPx = 16;

export interface MenuCategory {
  /** '' is all of them. */
  name: string;
  title: string;
  count: number;
}

interface Props {
  categories: readonly MenuCategory[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** The filter of a menu by its categories, all of them first; on phones the chosen one is kept in view. */
export function CategoryFilter({ categories, chosen, onChoose }: Props) {
  const t = useTexts(menuTexts);
  const list = useRef<HTMLUListElement>(null);
  const place = categories.findIndex(({ name }) => name === chosen);
  useEffect(() => {
    const item = list.current?.children[place];
    if (item instanceof HTMLElement) list.current?.scrollTo?.({ left: item.offsetLeft - gutterPx });
  }, [place]);
  return (
    <div
      role="group"
      aria-label={t.menuCategories}
      className="sticky top-14 z-20 -mx-4 bg-canvas px-4 lg:top-20 lg:mx-0 lg:self-start lg:bg-transparent lg:px-0"
    >
      <ul ref={list} className="relative flex gap-2 overflow-x-auto py-2 no-scrollbar lg:grid lg:gap-1 lg:py-0">
        {categories.map(({ name, title, count }) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={cx(
                'flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3.5 text-left text-body font-semibold max-lg:border',
                name === chosen
                  ? 'border-brand bg-brand-soft text-brand-ink'
                  : 'border-line text-ink-2 hover:bg-brand-soft hover:text-brand-ink max-lg:bg-surface',
              )}
            >
              {title}
              <span className="num text-note text-ink-3">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
