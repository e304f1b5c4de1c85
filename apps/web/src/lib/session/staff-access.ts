import { getOwnAccess } from '@tawa/contract/accounts/staff';
import type { StaffArea, StaffRole } from '@tawa/domain/accounts/staff';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { useSession } from './session.ts';

const accessQuery = (userId: number, tablet: string | undefined) =>
  queryOptions({
    queryKey: ['access', userId, tablet],
    queryFn: async ({ signal }) => (await call(getOwnAccess, {}, signal)).body,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** What somebody is in a restaurant, and whether a part of its panel is open; while nobody knows, all of it is. */
export function useStaffAccess(): { role: StaffRole | null; isOpen: (area: StaffArea) => boolean } {
  const session = useSession();
  const isRestaurant = session?.userType === 'restaurant';
  const { data } = useQuery({ ...accessQuery(session?.userId ?? 0, session?.tablet), enabled: isRestaurant });
  return { role: data?.role ?? null, isOpen: (area) => data === undefined || data.areas.includes(area) };
}
