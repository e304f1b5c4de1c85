import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['own-restaurant'];

export const profileQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.getProfile, {}, signal)).body,
    // Hours, a venue, a dish on sale and a proved e-mail come from other pages, and whoever comes back looks for the tick.
    staleTime: 0,
  });

function useWrite<V>(write: (value: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => client.invalidateQueries({ queryKey }) });
}

export const useSavePublic = () =>
  useWrite((body: contract.PublicForm) => call(contract.updatePublicProfile, { body }));
export const useKeepDraft = () => useWrite((body: contract.DraftForm) => call(contract.keepDraft, { body }));
export const useSavePlace = () => useWrite((body: contract.PlaceForm) => call(contract.updatePlace, { body }));
export const useSavePaper = () => useWrite((body: contract.PaperForm) => call(contract.savePaper, { body }));
export const useTakeBackPaper = () =>
  useWrite((field: contract.Paper['field']) => call(contract.takeBackPaper, { params: { field } }));
export const useSignTerms = () => useWrite((version: number) => call(contract.signTerms, { body: { version } }));
export const useStep = () =>
  useWrite((to: Sent<typeof contract.stepRestaurant>['body']['to']) =>
    call(contract.stepRestaurant, { body: { to, reason: '' } }),
  );

export const useSendDocument = () =>
  useMutation({ mutationFn: async (file: Blob) => (await upload(contract.uploadDocument, {}, file)).body });
