import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { Suspense, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { MenuSection } from './menu-sections.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const SectionsSheet = lazyPart(async () => (await import('./sections-sheet.tsx')).SectionsSheet);

const gutterPx = 16;

interface Props {
  sections: readonly MenuSection[];
  /** The id of the one in view. */
  seen: string;
  onChoose: (section: MenuSection) => void;
}

/** The sections of a menu: tabs under the head of a phone, a column beside the dishes of a wide screen. */
export function MenuTabs({ sections, seen, onChoose }: Props) {
  const t = useTexts(menuTexts);
  const list = useRef<HTMLUListElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const place = sections.findIndex(({ id }) => id === seen);
  useEffect(() => {
    const item = list.current?.children[place];
    if (item instanceof HTMLElement) list.current?.scrollTo?.({ left: item.offsetLeft - gutterPx });
  }, [place]);
  const choose = (section: MenuSection) => {
    setListOpen(false);
    onChoose(section);
  };
  return (
    <div className="sticky top-14 z-20 -mx-4 bg-canvas lg:absolute lg:inset-y-0 lg:left-0 lg:mx-0 lg:w-[196px] lg:bg-transparent">
      <nav
        aria-label={t.menuCategories}
        className="flex border-b border-line pl-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto lg:border-0 lg:pl-0"
      >
        <IconButton
          icon={ListIcon}
          label={t.allSections}
          aria-haspopup="dialog"
          className="lg:hidden"
          onClick={() => setListOpen(true)}
        />
        <ul
          ref={list}
          className="relative flex min-w-0 flex-1 gap-5 overflow-x-auto px-4 no-scrollbar lg:grid lg:gap-1 lg:px-0"
        >
          {sections.map((section) => {
            const isSeen = section.id === seen;
            return (
              <li key={section.id} className="shrink-0">
                <button
                  type="button"
                  aria-current={isSeen ? 'true' : undefined}
                  onClick={() => choose(section)}
                  className={cx(
                    'flex min-h-12 w-full items-center justify-between gap-3 border-b-2 text-left text-body font-semibold lg:min-h-11 lg:rounded-md lg:border-0 lg:px-3.5',
                    isSeen
                      ? 'border-brand-ink text-brand-ink lg:bg-brand-soft'
                      : 'border-transparent text-ink-2 hover:text-brand-ink lg:hover:bg-brand-soft',
                  )}
                >
                  {section.title}
                  <span className="num text-note text-ink-3 max-lg:hidden">{section.dishes.length}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {isListOpen && (
        <Suspense>
          <SectionsSheet sections={sections} seen={seen} onChoose={choose} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
