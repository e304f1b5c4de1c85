import { search, suggest, type SearchKind } from '@tawa/contract/catalogue/search';
import { listOftenOrdered } from '@tawa/contract/ordering/orders.often';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

interface Asked {
  q: string;
  city: string | undefined;
  /** Parts of the text that were taken away, separated by commas. */
  without: string;
  kind: SearchKind;
  page: number;
}

export const searchQuery = ({ q, city, without, kind, page }: Asked) =>
  queryOptions({
    queryKey: ['search', q, city ?? null, without, kind, page],
    queryFn: async ({ signal }) =>
      (await call(search, { query: { q, city, without, kind, page: String(page) } }, signal)).body,
  });

/** Suggestions for unfinished words; the last ones stay until the next come. */
export const suggestionsQuery = ({ q, city, without }: Pick<Asked, 'q' | 'city' | 'without'>) =>
  queryOptions({
    queryKey: ['suggestions', q, city ?? null, without],
    queryFn: async ({ signal }) => (await call(suggest, { query: { q, city, without } }, signal)).body,
    staleTime: 60_000,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** The dishes that somebody comes back for. */
export const oftenQuery = (userid: number, city: string | undefined) =>
  queryOptions({
    queryKey: ['orders', userid, 'often', city ?? null],
    queryFn: async ({ signal }) => (await call(listOftenOrdered, { query: { city } }, signal)).body,
    staleTime: 60_000,
  });
