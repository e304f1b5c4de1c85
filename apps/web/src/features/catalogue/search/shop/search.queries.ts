import { search, suggest, type SearchKind } from '@tawa/contract/catalogue/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

interface Asked {
  q: string;
  city: string | undefined;
  kind: SearchKind;
  page: number;
}

export const searchQuery = ({ q, city, kind, page }: Asked) =>
  queryOptions({
    queryKey: ['search', q, city ?? null, kind, page],
    queryFn: async ({ signal }) => (await call(search, { query: { q, city, kind, page: String(page) } }, signal)).body,
  });

/** Suggestions for unfinished words; the last ones stay until the next come. */
export const suggestionsQuery = (q: string, city: string | undefined) =>
  queryOptions({
    queryKey: ['suggestions', q, city ?? null],
    queryFn: async ({ signal }) => (await call(suggest, { query: { q, city } }, signal)).body,
    staleTime: 60_000,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
