import * as contract from '@tawa/contract/administrators';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { administratorTexts } from '../../lib/messages-administrators.ts';
import { toast } from '../../ui/toast.ts';

export const administratorsQuery = () =>
  queryOptions({
    queryKey: ['administrators'],
    queryFn: async ({ signal }) => (await call(contract.listAdministrators, {}, signal)).body,
  });

/** Changes something about who works in the office, says so in the server's words, and reads the list again. */
export function useAdministratorDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: () => Promise<{ body: { message: string } }>) => deed(),
    onSuccess: ({ body }) => toast.success(body.message),
    onError: (error) => toast.error(messageFrom(error, administratorTexts.notSaved)),
    onSettled: () => client.invalidateQueries({ queryKey: ['administrators'] }),
  });
}
