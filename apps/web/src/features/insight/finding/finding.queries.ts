import { findInKitchen, findInOffice } from '@tawa/contract/insight/finding';
import { type FoundKind, isWorthFinding } from '@tawa/domain/insight/finding';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export type FindingPanel = 'restaurant' | 'admin';

interface Asked {
  panel: FindingPanel;
  userId: number;
  q: string;
  of: FoundKind | undefined;
}

/** What is found for a text; the last answer stays until the next one comes, and an older one never replaces it. */
export const foundQuery = ({ panel, userId, q, of }: Asked) =>
  queryOptions({
    queryKey: ['find', panel, userId, q, of ?? null],
    queryFn: async ({ signal }) => {
      const query = { q, ...(of && { of }) };
      return (
        await (panel === 'admin' ? call(findInOffice, { query }, signal) : call(findInKitchen, { query }, signal))
      ).body;
    },
    enabled: isWorthFinding(q, 'complaints'),
    staleTime: 10_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
