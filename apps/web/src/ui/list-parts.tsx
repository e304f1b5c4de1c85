import type { ReactNode } from 'react';
import { formatCount } from '../lib/format.ts';
import { listTexts } from '../lib/messages-lists.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListPage } from './list-props.ts';
import { Pagination } from './pagination.tsx';

const pageSize = 25;

/** Which rows of how many are shown, and the way to the others. */
export function Foot({ address, list }: { address: ListAddress; list: ListPage<unknown> }) {
  const page = Math.min(address.wanted.page, list.total_pages);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(list.total, page * pageSize);
  if (list.total === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="num text-sm text-ink-2">
        {listTexts.range(formatCount(first), formatCount(last), formatCount(list.total))}
      </p>
      <Pagination page={page} totalPages={list.total_pages} hrefFor={address.hrefFor} />
    </div>
  );
}

/** A list without rows: nothing at all, or nothing that matches. */
export function Nothing({ address, empty }: { address: ListAddress; empty: { title: string; text: string } }) {
  const { title, text } = address.isNarrowed ? listTexts.noMatch : empty;
  const clear = (
    <Button variant="secondary" onClick={() => address.show('')}>
      {listTexts.clearAll}
    </Button>
  );
  return (
    <EmptyState
      plate={address.isNarrowed ? 'no-match' : 'empty-thali'}
      title={title}
      action={address.isNarrowed && clear}
    >
      {text}
    </EmptyState>
  );
}

/** The title of a list, and what can be done with all of it. */
export function Head({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="num min-h-5 text-note text-ink-3">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </header>
  );
}
