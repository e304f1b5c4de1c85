import * as desk from '@tawa/contract/users-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { usersTexts } from '../../lib/messages-admin.ts';
import { toast } from '../../ui/toast.ts';

export const userQuery = (user_id: number) =>
  queryOptions({
    queryKey: ['list', 'users', 'one', user_id],
    queryFn: async ({ signal }) => (await call(desk.getUser, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });

/** Does something to an account, says so, and reads list and panel again. */
export function useUserDeed(user_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (deed: () => Promise<{ body: { message: string } }>) => (await deed()).body.message,
    onSuccess: (text) => toast.success(text),
    onError: (error) => toast.error(messageFrom(error, usersTexts.failed)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['list', 'users'] }),
        client.invalidateQueries({ queryKey: userQuery(user_id).queryKey }),
      ]),
  });
}

export const deeds = (user_id: number) => {
  const params = { user_id };
  return {
    block: (reason: string) => () => call(desk.blockUser, { params, body: { reason } }),
    unblock: () => call(desk.unblockUser, { params, body: {} }),
    allowCash: (allowed: boolean) => () => call(desk.allowCash, { params, body: { allowed } }),
    addNote: (note: string) => () => call(desk.addUserNote, { params, body: { note } }),
    sendResetLink: () => call(desk.sendResetLink, { params, body: {} }),
  };
};
