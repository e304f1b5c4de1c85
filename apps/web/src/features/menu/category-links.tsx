import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { MenuSection } from './menu-sections.ts';

/** The categories of a menu; the one that is being read is marked, and on phones in view. */
export function CategoryLinks({ sections }: { sections: readonly MenuSection[] }) {
  const [current, setCurrent] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const key = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const over = new AbortController();
    // Fetched after the page is there: nothing is read before it can be seen.
    const begin = async () => {
      const { watchSections } = await import('./watch-sections.ts');
      if (list.current)
        watchSections({ ids: key.split(' '), list: list.current, tell: setCurrent, signal: over.signal });
    };
    begin().catch(() => undefined);
    return () => over.abort();
  }, [key]);
  return (
    <nav
      aria-label="Menu categories"
      className="sticky top-14 z-20 -mx-4 bg-canvas px-4 lg:top-20 lg:mx-0 lg:self-start lg:bg-transparent lg:px-0"
    >
      <ul ref={list} className="relative flex gap-2 overflow-x-auto py-2 no-scrollbar lg:grid lg:gap-1 lg:py-0">
        {sections.map(({ id, title, dishes }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-between gap-3 rounded-md px-3.5 text-body font-semibold max-lg:border',
                id === current
                  ? 'border-brand bg-brand-soft text-brand-ink'
                  : 'border-line text-ink-2 hover:bg-brand-soft hover:text-brand-ink max-lg:bg-surface',
              )}
            >
              {title}
              <span className="num text-note text-ink-3">{dishes.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
