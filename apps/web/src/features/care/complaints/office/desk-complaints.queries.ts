import type { Answer } from '@tawa/contract/common/endpoint';
import { getDeskComplaint } from '@tawa/contract/care/complaints.office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useDeed } from '#ui/use-deed.ts';
import { unresolvedComplaintsQuery } from '../complaints.queries.ts';

export type DeskThread = Answer<typeof getDeskComplaint>['body'];

export const deskComplaintQuery = (complaint_id: number) =>
  queryOptions({
    queryKey: ['list', 'complaints', 'one', complaint_id],
    queryFn: async ({ signal }) => (await call(getDeskComplaint, { params: { complaint_id } }, signal)).body,
    staleTime: 0,
  });

/** Reads list, thread and badge again whenever a complaint moved. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event !== 'complaint' && event.event !== 'poll') return;
    void client.invalidateQueries({ queryKey: ['list', 'complaints'] });
    void client.invalidateQueries({ queryKey: unresolvedComplaintsQuery.queryKey });
  });
}

/** What the office does to a complaint; list, thread and badge are read again. */
export const useDeskDeed = () => useDeed(['list', 'complaints'], unresolvedComplaintsQuery.queryKey);
