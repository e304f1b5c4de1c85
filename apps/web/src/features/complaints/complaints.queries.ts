import { countUnresolvedComplaints } from '@tawa/contract/complaints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const unresolvedComplaintsQuery = queryOptions({
  queryKey: ['complaints', 'unresolved'],
  queryFn: async ({ signal }) => (await call(countUnresolvedComplaints, {}, signal)).body.unresolvedCount,
});
