import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListQuery } from './list-props.ts';

const own = new Set(['search', 'sort', 'page', 'open', 'act']);

export interface ListAddress {
  wanted: ListQuery;
  /** The row whose panel is open. */
  open: string | null;
  isNarrowed: boolean;
  /** The part of the address that a saved view keeps. */
  view: string;
  /** What is typed, before it is looked for: whatever is pressed meanwhile takes it along. */
  type: (search: string) => void;
  setSearch: (search: string) => void;
  setFilters: (filters: Readonly<Record<string, string>>) => void;
  setSort: (sort: string) => void;
  setOpen: (id: string | null) => void;
  show: (view: string) => void;
  hrefFor: (page: number) => string;
}

const withChange = (params: URLSearchParams, change: Readonly<Record<string, string | null>>) => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

const viewOf = (params: URLSearchParams) => {
  const kept = withChange(params, { page: null, open: null, act: null });
  kept.sort();
  return kept.toString();
};

/** Search, filters, order, page and open row of a list, all kept in the address; Back closes the panel. */
export function useListAddress(sort: string, names: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    [...params].filter(([name, value]) => !own.has(name) && names.includes(name) && value !== ''),
  );
  const search = params.get('search') ?? '';
  // The page may be drawn a moment after the address has changed; what is pressed meanwhile builds on the newest one.
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  }, [params]);
  const typed = useRef<string | null>(null);
  const change = (next: Readonly<Record<string, string | null>>, replace = false) => {
    const waiting: Readonly<Record<string, string | null>> =
      typed.current === null ? {} : { search: typed.current, page: null };
    typed.current = null;
    newest.current = withChange(newest.current, { ...waiting, ...next });
    setParams(newest.current, { replace, preventScrollReset: true });
  };
  return {
    wanted: {
      search,
      sort: params.get('sort') ?? sort,
      page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
      filters,
    },
    open: params.get('open'),
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    view: viewOf(params),
    type: (text) => {
      typed.current = text;
    },
    setSearch: (text) => {
      typed.current = null;
      if (text !== (newest.current.get('search') ?? '')) change({ search: text, page: null, open: null }, true);
    },
    setFilters: (chosen) =>
      change({ ...Object.fromEntries(names.map((name) => [name, null])), ...chosen, page: null, open: null }),
    setSort: (next) => change({ sort: next === sort ? null : next, page: null }),
    setOpen: (id) => change({ open: id, act: null }),
    show: (view) => {
      typed.current = null;
      setParams(new URLSearchParams(view));
    },
    hrefFor: (page) =>
      `?${withChange(params, { page: page === 1 ? null : String(page), open: null, act: null }).toString()}`,
  };
}
