import { listTeam } from '@tawa/contract/content/team';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ signal }) => (await call(listTeam, {}, signal)).body,
});
