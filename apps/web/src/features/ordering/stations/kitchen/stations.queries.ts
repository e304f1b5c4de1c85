import type { Sent } from '@tawa/contract/common/endpoint';
import { getStations, saveStations } from '@tawa/contract/ordering/stations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

/** How the kitchen's stations are set up. */
export const stationsQuery = queryOptions({
  queryKey: ['kitchen', 'stations'],
  queryFn: async ({ signal }) => (await call(getStations, {}, signal)).body,
});

export function useSaveStations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof saveStations>['body']) => call(saveStations, { body }),
    onSuccess: (answer) => {
      if (answer.status === 200) client.setQueryData(stationsQuery.queryKey, answer.body);
    },
  });
}
