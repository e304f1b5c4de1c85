import type { Answer } from '@tawa/contract/endpoint';
import { getDeskComplaint } from '@tawa/contract/complaint-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { useLive } from '../../lib/live.ts';
import { deskComplaintTexts } from '../../lib/messages-office-complaints.ts';
import { toast } from '../../ui/toast.ts';
import { unresolvedComplaintsQuery } from './complaints.queries.ts';

export type DeskThread = Answer<typeof getDeskComplaint>['body'];

export const deskComplaintQuery = (complaint_id: number) =>
  queryOptions({
    queryKey: ['list', 'complaints', 'one', complaint_id],
    queryFn: async ({ signal }) => (await call(getDeskComplaint, { params: { complaint_id } }, signal)).body,
    staleTime: 0,
  });

function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['list', 'complaints'] }),
      client.invalidateQueries({ queryKey: unresolvedComplaintsQuery.queryKey }),
    ]);
}

/** Reads list, thread and badge again whenever a complaint moved. */
export function useLiveDesk(): void {
  const readAgain = useReadAgain();
  useLive((event) => {
    if (event.event === 'complaint' || event.event === 'poll') void readAgain();
  });
}

interface Deed {
  run: () => Promise<{ status: number; body: object }>;
  done: string;
}

const wordsOf = (body: object): string => ('message' in body && typeof body.message === 'string' ? body.message : '');

/** Does something to a complaint and says so; a refusal is said in the server's words. */
export function useDeskDeed() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async ({ run, done }: Deed) => {
      const { status, body } = await run();
      if (status >= 400) throw new Error(wordsOf(body));
      return done;
    },
    onSuccess: (done) => toast.success(done),
    onError: (error) => toast.error(messageFrom(error, error.message || deskComplaintTexts.failed)),
    onSettled: readAgain,
  });
}
