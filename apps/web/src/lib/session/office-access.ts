import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { officeMaySee, officeOnlyLooks } from '@tawa/contract/common/office-access';
import { mayInOffice, type OfficePart } from '@tawa/domain/accounts/office-parts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { useSession } from './session.ts';

export const officeAccessKey = ['office-access'] as const;

const accessQuery = (userId: number) =>
  queryOptions({
    queryKey: [...officeAccessKey, userId],
    queryFn: async ({ signal }) => (await call(getOfficeAccess, {}, signal)).body,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

interface OfficeAccess {
  /** Whether the rights have come; until then everything counts as open, so that nothing jumps. */
  isKnown: boolean;
  /** What the role is called; null while nobody knows. */
  roleName: string | null;
  isOwner: boolean;
  /** Whether a part of the office may be seen. */
  maySee: (part: OfficePart) => boolean;
  /** Whether something may be done in it. */
  mayAct: (part: OfficePart) => boolean;
  /** Whether a screen is open, by its path or a link to it. */
  isScreenOpen: (link: string) => boolean;
  /** Whether a screen is there to look at alone, where others do something. */
  isLooking: (path: string) => boolean;
}

/** What an administrator is in the office, and what is open to them; while nobody knows, all of it is. */
export function useOfficeAccess(): OfficeAccess {
  const session = useSession();
  const isAdmin = session?.userType === 'admin';
  const { data, isPending } = useQuery({ ...accessQuery(session?.userId ?? 0), enabled: isAdmin });
  return {
    isKnown: !isAdmin || !isPending,
    roleName: data?.role_name ?? null,
    isOwner: data?.role === 'owner',
    maySee: (part) => data === undefined || mayInOffice(data.rights, part, 'read'),
    mayAct: (part) => data === undefined || mayInOffice(data.rights, part, 'act'),
    isLooking: (path) => data !== undefined && officeOnlyLooks(data.rights, path),
    isScreenOpen: (link) => data === undefined || officeMaySee(data.rights, link.split('?')[0] ?? ''),
  };
}

/** Whether somebody of the office may do something in a part of it; what they may not is not offered. */
export const useMayAct = (part: OfficePart): boolean => useOfficeAccess().mayAct(part);
