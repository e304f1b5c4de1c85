import { countUnresolvedComplaints, createComplaint } from '@tawa/contract/care/complaints';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const unresolvedComplaintsQuery = queryOptions({
  queryKey: ['complaints', 'unresolved'],
  queryFn: async ({ signal }) => (await call(countUnresolvedComplaints, {}, signal)).body.unresolvedCount,
});

export type Complaint = Sent<typeof createComplaint>['body'];

export const useSendComplaint = () => useMutation({ mutationFn: (body: Complaint) => call(createComplaint, { body }) });
