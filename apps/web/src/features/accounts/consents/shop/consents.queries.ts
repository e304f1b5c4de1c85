import { acceptText, chooseMarketing, listConsents } from '@tawa/contract/accounts/consents';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const consentsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['consents', userid],
    queryFn: async ({ signal }) => (await call(listConsents, {}, signal)).body,
  });

export function useAcceptText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof acceptText>['body']) => (await call(acceptText, { body })).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['consents'] }),
  });
}

export function useChooseMarketing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof chooseMarketing>['body']) => (await call(chooseMarketing, { body })).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['consents'] }),
  });
}
