import * as contract from '@tawa/contract/catalogue/chefs.kitchen';
import type { ChefForm, EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['edited-chefs'];

export const editedChefsQuery = () =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await call(contract.listEditedChefs, {}, signal)).body });

export function useSaveChef() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ chefId, form }: { chefId: number | null; form: ChefForm }) =>
      chefId === null
        ? (await call(contract.addChef, { body: form })).body
        : (await call(contract.updateChef, { params: { chef_id: chefId }, body: form })).body,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteChef() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chef_id: number) => call(contract.deleteChef, { params: { chef_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

/** Moves a chef in the list at once, and reads it again when the server has answered. */
export function useArrangeChefs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chef_ids: number[]) => call(contract.arrangeChefs, { body: { chef_ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(editedChefsQuery().queryKey, (before: EditedChef[] | undefined) =>
        before?.toSorted((a, b) => ids.indexOf(a.chef_id) - ids.indexOf(b.chef_id)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
