import type { Answer } from '@tawa/contract/common/endpoint';
import { getOfficeComplaint } from '@tawa/contract/care/complaints.office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useAction } from '#ui/use-action.ts';
import { unresolvedComplaintsQuery } from '../complaints.queries.ts';

export type OfficeThread = Answer<typeof getOfficeComplaint>['body'];

export const officeComplaintQuery = (complaint_id: number) =>
  queryOptions({
    queryKey: ['list', 'complaints', 'one', complaint_id],
    queryFn: async ({ signal }) => (await call(getOfficeComplaint, { params: { complaint_id } }, signal)).body,
    staleTime: 0,
  });

/** Reads list and thread again whenever a complaint moved; the number beside the page hears of it by itself. */
export function useLiveOffice(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event !== 'complaint' && event.event !== 'poll') return;
    void client.invalidateQueries({ queryKey: ['list', 'complaints'] });
  });
}

/** What the office does to a complaint; list, thread and badge are read again. */
export const useOfficeAction = () => useAction(['list', 'complaints'], unresolvedComplaintsQuery.queryKey);
