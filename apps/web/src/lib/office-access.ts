import { getOfficeAccess } from '@tawa/contract/administrators';
import type { OfficeArea, OfficeRole } from '@tawa/domain/office';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { useSession } from './session.ts';

const accessQuery = (userId: number) =>
  queryOptions({
    queryKey: ['office-access', userId],
    queryFn: async ({ signal }) => (await call(getOfficeAccess, {}, signal)).body,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** What an administrator is in the office, and whether a part of it is open; while nobody knows, all of it is. */
export function useOfficeAccess(): { role: OfficeRole | null; isOpen: (area: OfficeArea) => boolean } {
  const session = useSession();
  const isAdmin = session?.userType === 'admin';
  const { data } = useQuery({ ...accessQuery(session?.userId ?? 0), enabled: isAdmin });
  return { role: data?.role ?? null, isOpen: (area) => data === undefined || data.areas.includes(area) };
}
