import * as office from '@tawa/contract/accounts/users.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { usersTexts } from '#lib/messages-admin.ts';
import { useAction, type Action } from '#ui/use-action.ts';

export const userQuery = (user_id: number) =>
  queryOptions({
    queryKey: ['list', 'users', 'one', user_id],
    queryFn: async ({ signal }) => (await call(office.getUser, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an account; list and panel are read again. */
export const useUserAction = () => useAction(['list', 'users']);

export const actions = (user_id: number) => {
  const params = { user_id };
  return {
    block: (reason: string): Action => ({
      run: () => call(office.blockUser, { params, body: { reason } }),
      done: usersTexts.blocked,
    }),
    unblock: { run: () => call(office.unblockUser, { params, body: {} }), done: usersTexts.unblocked },
    allowCash: (allowed: boolean): Action => ({
      run: () => call(office.allowCash, { params, body: { allowed } }),
      done: allowed ? usersTexts.cashAllowed : usersTexts.cashOff,
    }),
    addNote: (note: string): Action => ({
      run: () => call(office.addUserNote, { params, body: { note } }),
      done: usersTexts.noteAdded,
    }),
    sendResetLink: { run: () => call(office.sendResetLink, { params, body: {} }), done: usersTexts.linkSent },
  };
};
