import { getMap } from '@tawa/contract/accounts/addresses';
import * as contract from '@tawa/contract/catalogue/restaurants.settings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['kitchen-settings'];

export const kitchenSettingsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.getKitchenSettings, {}, signal)).body,
    refetchOnWindowFocus: false,
  });

export const areaMapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: async ({ signal }) => (await call(getMap, {}, signal)).body,
  staleTime: Infinity,
});

function useSave<V>(save: (form: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['own-restaurant'] });
      await client.invalidateQueries({ queryKey: ['kitchen'] });
    },
  });
}

export const useSaveHours = () => useSave((body: contract.HoursForm) => call(contract.saveHours, { body }));
export const useSaveTaking = () => useSave((body: contract.TakingForm) => call(contract.saveTaking, { body }));
export const useSaveArea = () => useSave((body: contract.AreaForm) => call(contract.saveArea, { body }));
export const useSaveAlerts = () => useSave((body: contract.AlertsForm) => call(contract.saveAlerts, { body }));
