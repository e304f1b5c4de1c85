import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Part, type Query } from '../page/part.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import { showAct, useAsksFor } from './panel-act.ts';

/** The top of a side panel: what it is, its state, and a line of facts. */
export function PanelHead({ title, badge, children }: { title: ReactNode; badge?: ReactNode; children?: ReactNode }) {
  return (
    <header data-panel-head className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-xl font-bold break-words">{title}</h2>
        {badge}
      </div>
      {children && <div className="mt-1 text-sm text-ink-2">{children}</div>}
    </header>
  );
}

interface PartProps {
  title: string;
  aside?: ReactNode;
  /** What is done here: an address that asks for it brings the part into sight. */
  act?: string;
  children: ReactNode;
}

/** A part of a side panel under its own heading. */
export function PanelPart({ title, aside, act, children }: PartProps) {
  const isAsked = useAsksFor(act);
  return (
    <section ref={isAsked ? showAct : undefined} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-base font-bold">{title}</h3>
        {aside && <span className="text-note text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** Names and values in two columns. */
export function Facts({ facts, className }: { facts: readonly [string, ReactNode][]; className?: string }) {
  return (
    <dl className={cx('grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BodyProps<T> {
  query: Query<T>;
  /** What is said with a retry after a failure. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** What a side panel shows of one thing, once it is read. */
export const PanelBody = <T,>({ query, failed, children }: BodyProps<T>) => (
  <Part
    query={query}
    failed={failed}
    skeleton={
      <Loading className="space-y-3">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    }
  >
    {children}
  </Part>
);
