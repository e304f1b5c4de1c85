import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { officeAreaOfScreen } from '@tawa/contract/common/office-access';
import type { OfficeArea, OfficeRole } from '@tawa/domain/accounts/administrators';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { useSession } from './session.ts';

const accessQuery = (userId: number) =>
  queryOptions({
    queryKey: ['office-access', userId],
    queryFn: async ({ signal }) => (await call(getOfficeAccess, {}, signal)).body,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

interface OfficeAccess {
  /** Null while nobody knows. */
  role: OfficeRole | null;
  isOpen: (area: OfficeArea) => boolean;
  /** The same for the part that a screen belongs to, by its path or a link to it. */
  isScreenOpen: (link: string) => boolean;
}

/** What an administrator is in the office, and whether a part of it is open; while nobody knows, all of it is. */
export function useOfficeAccess(): OfficeAccess {
  const session = useSession();
  const isAdmin = session?.userType === 'admin';
  const { data } = useQuery({ ...accessQuery(session?.userId ?? 0), enabled: isAdmin });
  const isOpen = (area: OfficeArea) => data === undefined || data.areas.includes(area);
  return {
    role: data?.role ?? null,
    isOpen,
    isScreenOpen: (link) => isOpen(officeAreaOfScreen(link.split('?')[0] ?? '') ?? 'owner'),
  };
}
