import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { Button } from '../button.tsx';
import { PanelFindField } from '../panel/panel-find.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListPage } from './list-props.ts';
import { Pagination } from './pagination.tsx';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const pageSize = 25;

/** Which rows of how many are shown, and the way to the others. */
export function Foot({ address, list }: { address: ListAddress; list: ListPage<unknown> }) {
  const t = useTexts(listPartTexts);
  const { total, total_pages, has_more = false } = list;
  const isLast = has_more && address.wanted.page > total_pages;
  const page = Math.min(address.wanted.page, total_pages);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const all = has_more ? t.orMore({ count: formatCount(total) }) : formatCount(total);
  if (total === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="num text-sm text-ink-2">
        {isLast
          ? t.lastRows({ count: formatCount(list.rows.length), total: all })
          : t.range({ from: formatCount(first), to: formatCount(last), total: all })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        {!isLast && <Pagination page={page} totalPages={total_pages} hrefFor={address.hrefFor} />}
        {has_more && (
          <Link
            to={address.hrefFor(isLast ? 1 : total_pages + 1)}
            className="flex min-h-11 items-center text-sm font-bold text-brand-ink"
          >
            {isLast ? t.firstPage : t.lastPage}
          </Link>
        )}
      </div>
    </div>
  );
}

/** A list without rows: nothing at all, or nothing that matches. */
export function Nothing({ address, empty }: { address: ListAddress; empty: { title: string; text: string } }) {
  const t = useTexts(listPartTexts);
  const { title, text } = address.isNarrowed ? t.noMatch : empty;
  const clear = (
    <Button variant="secondary" onClick={() => address.show('')}>
      {t.clearAll}
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

/** The first line of a phone's card: what it is, broken where it is long, and its state beside it. */
export const CardHead = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <p className="flex items-start justify-between gap-2">
    <b className="num min-w-0 flex-1 text-base break-words">{name}</b>
    {children}
  </p>
);

/** The title of a list, and what can be done with all of it. */
export function Head({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 md:flex-1 md:basis-80">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="num min-h-5 text-note text-ink-3">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PanelFindField />
        {children}
      </div>
    </header>
  );
}
