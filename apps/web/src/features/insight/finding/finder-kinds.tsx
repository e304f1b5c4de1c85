import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { findingTexts } from './finding.texts.ts';

interface Count {
  name: string;
  title: string;
  total: number;
  hasMore: boolean;
}

interface Props {
  counts: readonly Count[];
  kind: string | null;
  onKind: (name: string) => void;
}

const chip =
  'press flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3 text-note font-semibold whitespace-nowrap max-md:h-11';

/** How many there are of each kind; one of them alone shows more of it. */
export function FinderKinds({ counts, kind, onKind }: Props) {
  const t = useTexts(findingTexts);
  const sum = counts.reduce((all, { total }) => all + total, 0);
  const isMore = counts.some(({ hasMore }) => hasMore);
  const all = { name: '', title: t.all, total: sum, hasMore: isMore };
  return (
    <div
      role="group"
      aria-label={t.kinds}
      className="flex h-14 items-center gap-2 overflow-x-auto border-b border-line px-5 [scrollbar-width:none]"
    >
      {[all, ...counts].map(({ name, title, total, hasMore }) => {
        const isChosen = name === (kind ?? '');
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onKind(name)}
            className={cx(chip, isChosen ? 'border-brand bg-brand-soft text-brand-ink' : 'border-line')}
          >
            {title}
            <span className={cx('num', isChosen ? 'text-brand-ink' : 'text-ink-3')}>
              {hasMore ? t.more({ count: total }) : total}
            </span>
          </button>
        );
      })}
    </div>
  );
}
