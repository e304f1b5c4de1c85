import * as desk from '@tawa/contract/accounts/users.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { usersTexts } from '#lib/messages-admin.ts';
import { useDeed, type Deed } from '#ui/use-deed.ts';

export const userQuery = (user_id: number) =>
  queryOptions({
    queryKey: ['list', 'users', 'one', user_id],
    queryFn: async ({ signal }) => (await call(desk.getUser, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an account; list and panel are read again. */
export const useUserDeed = () => useDeed(['list', 'users']);

export const deeds = (user_id: number) => {
  const params = { user_id };
  return {
    block: (reason: string): Deed => ({
      run: () => call(desk.blockUser, { params, body: { reason } }),
      done: usersTexts.blocked,
    }),
    unblock: { run: () => call(desk.unblockUser, { params, body: {} }), done: usersTexts.unblocked },
    allowCash: (allowed: boolean): Deed => ({
      run: () => call(desk.allowCash, { params, body: { allowed } }),
      done: allowed ? usersTexts.cashAllowed : usersTexts.cashOff,
    }),
    addNote: (note: string): Deed => ({
      run: () => call(desk.addUserNote, { params, body: { note } }),
      done: usersTexts.noteAdded,
    }),
    sendResetLink: { run: () => call(desk.sendResetLink, { params, body: {} }), done: usersTexts.linkSent },
  };
};
