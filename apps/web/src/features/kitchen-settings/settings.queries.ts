import * as contract from '@tawa/contract/kitchen-settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const queryKey = ['kitchen-settings'];

export const kitchenSettingsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.getKitchenSettings, {}, signal)).body,
    refetchOnWindowFocus: false,
  });

export function useSaveHours() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: contract.HoursForm) => call(contract.saveHours, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['own-restaurant'] });
    },
  });
}
