import { splitFound } from '@tawa/domain/insight/finding';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { findingTexts } from './finding.texts.ts';
import type { Hit, HitGroup } from './hit.ts';

/** A key as it stands on the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-xs border border-line-strong/60 bg-surface px-1.5 font-sans text-note font-bold text-ink-2">
    {children}
  </kbd>
);

function Marked({ text, asked }: { text: string; asked: string }) {
  const parts = splitFound(text, asked);
  if (!parts) return text;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark className="rounded-[3px] bg-accent-soft px-px font-extrabold text-accent-ink">{match}</mark>
      {after}
    </>
  );
}

interface Choosing {
  /** The line that the keys stand on. */
  at: string | undefined;
  asked: string;
  onAt: (id: string) => void;
  onChoose: (hit: Hit) => void;
}

function Line({ hit, at, asked, onAt, onChoose }: Choosing & { hit: Hit }) {
  const t = useTexts(findingTexts);
  const isAt = hit.id === at;
  const choose = (event: MouseEvent) => {
    // With a key held the browser opens a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(hit);
  };
  return (
    <Link
      id={hit.id}
      to={hit.to}
      role="option"
      aria-selected={isAt}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onAt(hit.id)}
      onClick={choose}
      className={cx(
        'flex min-h-13 scroll-mt-32 scroll-mb-16 items-center gap-3.5 rounded-md px-3 py-1.5',
        isAt && 'bg-brand-soft',
      )}
    >
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-md text-[1.125rem]',
          isAt ? 'bg-brand text-on-brand' : 'bg-surface-2 text-ink-2',
        )}
      >
        <Icon of={hit.icon} weight={isAt ? 'fill' : 'regular'} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-[0.9375rem] leading-5 font-semibold">
          <Marked text={hit.title} asked={asked} />
        </span>
        {hit.detail !== '' && (
          <span className={cx('num block truncate text-note leading-5', isAt ? 'text-ink-2' : 'text-ink-3')}>
            {hit.detail}
          </span>
        )}
      </span>
      {hit.state || null}
      {isAt && !hit.state && (
        <span aria-hidden="true" className="flex items-center gap-2 text-note text-ink-2 max-md:hidden">
          <Key>{t.keys.enter}</Key>
          {t.open}
          <Key>{t.keys.ctrl}</Key>
          <Key>{t.keys.enter}</Key>
          {t.newTab}
        </span>
      )}
    </Link>
  );
}

/** The lines that can be chosen, under their headings: a listbox whose focus stays in the field above it. */
export function FinderList({ id, groups, ...choosing }: Choosing & { id: string; groups: readonly HitGroup[] }) {
  const t = useTexts(findingTexts);
  return (
    <div role="listbox" id={id} aria-label={t.title} className="pb-2">
      {groups.map(({ kind, title, hits, total, hasMore }) => (
        <div key={kind} role="group" aria-label={title} className="px-2 pt-2">
          <p
            aria-hidden="true"
            className="flex items-baseline px-3 pb-0.5 text-note leading-6 font-semibold text-ink-3"
          >
            {title}
            <span className="num ml-auto">
              {hits.length < total || hasMore
                ? t.some({ shown: hits.length, total: hasMore ? t.more({ count: total }) : total })
                : total}
            </span>
          </p>
          {hits.map((hit) => (
            <Line key={hit.id} hit={hit} {...choosing} />
          ))}
        </div>
      ))}
    </div>
  );
}
