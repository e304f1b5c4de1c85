import type { Group } from '@tawa/contract/ordering/groups';
import * as contract from '@tawa/contract/ordering/groups.shares';
import type { OnlineMethod } from '@tawa/domain/money/payments';
import type { GroupShareAct } from '@tawa/domain/ordering/groups';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { groupPageQuery, groupQuery } from './groups.queries.ts';

interface Act {
  group_guest_id: number;
  act: GroupShareAct;
}

/** What a host does about a share that is not paid; the answer is the group as it is then. */
export function useShareAct(userid: number, group_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ group_guest_id, act }: Act) =>
      (await call(contract.moveShare, { params: { group_id, group_guest_id }, body: { act } })).body,
    onSuccess: (group: Group) => {
      client.setQueryData(groupQuery(userid, group_id).queryKey, group);
      void client.invalidateQueries({ queryKey: ['quote'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: ['group'] }),
  });
}

interface Keys {
  token: string;
  secret: string;
}

/** Asks where a share is paid; the same page however often it is pressed. */
export const useOpenShare = (keys: Keys) =>
  useMutation({
    mutationFn: async (method: OnlineMethod) =>
      (await call(contract.openShare, { body: { token: keys.token, secret: keys.secret, method } })).body,
  });

/** Has the provider asked now whether a share is paid. */
export function useCheckShare({ token, secret }: Keys) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(contract.checkShare, { body: { token, secret } })).body,
    onSuccess: (page) => void client.setQueryData(groupPageQuery(token, secret).queryKey, page),
  });
}

/** A guest takes what they paid back. */
export function useTakeBack({ token, secret }: Keys) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(contract.takeShareBack, { body: { token, secret } })).body,
    onSuccess: (page) => void client.setQueryData(groupPageQuery(token, secret).queryKey, page),
    onError: () => void client.invalidateQueries({ queryKey: groupPageQuery(token, secret).queryKey }),
  });
}
