import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Props {
  title?: ReactNode;
  /** One line under the title. */
  facts?: ReactNode;
  /** Stands at the right of the title. */
  action?: ReactNode;
  /** The heading's level on this page. */
  level?: 2 | 3;
  /** Takes the padding away, for tables and pictures at the edge. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A surface with a border; with a title it is a section of the page. */
export function Card({ title, facts, action, level = 2, flush = false, className, children }: Props) {
  const Heading = `h${level}` as const;
  const Element = title ? 'section' : 'div';
  return (
    <Element className={cx('rounded-xl border border-line bg-surface', !flush && 'p-5', className)}>
      {title && (
        <div className={cx('flex items-start gap-3', flush ? 'p-5' : Boolean(children) && 'mb-4')}>
          <div className="min-w-0 flex-1">
            <Heading className="text-lg font-bold">{title}</Heading>
            {facts && <p className="mt-0.5 text-note text-ink-3">{facts}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}

/** A hairline between parts. */
export function Divider({ className }: { className?: string }) {
  return <hr className={cx('border-t border-line', className)} />;
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-xs border border-b-2 border-line-strong bg-surface px-1.5 font-sans text-xs font-semibold text-ink-2">
      {children}
    </kbd>
  );
}
