import * as desk from '@tawa/contract/accounts/users.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useDeed, type Deed } from '#ui/use-deed.ts';
import { officeUsersTexts } from './users.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const userQuery = (user_id: number) =>
  queryOptions({
    queryKey: ['list', 'users', 'one', user_id],
    queryFn: async ({ signal }) => (await call(desk.getUser, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an account; list and panel are read again. */
export const useUserDeed = () => useDeed(['list', 'users']);

export const deeds = (user_id: number, language: Language) => {
  const t = textsIn(officeUsersTexts, language);
  const params = { user_id };
  return {
    block: (reason: string): Deed => ({
      run: () => call(desk.blockUser, { params, body: { reason } }),
      done: t.blocked,
    }),
    unblock: { run: () => call(desk.unblockUser, { params, body: {} }), done: t.unblocked },
    allowCash: (allowed: boolean): Deed => ({
      run: () => call(desk.allowCash, { params, body: { allowed } }),
      done: allowed ? t.cashAllowed : t.cashOff,
    }),
    addNote: (note: string): Deed => ({
      run: () => call(desk.addUserNote, { params, body: { note } }),
      done: t.noteAdded,
    }),
    sendResetLink: { run: () => call(desk.sendResetLink, { params, body: {} }), done: t.linkSent },
  };
};
