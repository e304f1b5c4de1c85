import * as office from '@tawa/contract/accounts/users.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction, type Action } from '#ui/use-action.ts';
import { officeUsersTexts } from './users.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export type OfficePerson = Answer<typeof office.getUser>['body'];

export const userQuery = (user_id: number) =>
  queryOptions({
    queryKey: ['list', 'users', 'one', user_id],
    queryFn: async ({ signal }) => (await call(office.getUser, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an account; list and panel are read again. */
export const useUserAction = () => useAction(['list', 'users']);

export const actions = (user_id: number, language: Language) => {
  const t = textsIn(officeUsersTexts, language);
  const params = { user_id };
  return {
    block: (reason: string): Action => ({
      run: () => call(office.blockUser, { params, body: { reason } }),
      done: t.blocked,
    }),
    unblock: { run: () => call(office.unblockUser, { params, body: {} }), done: t.unblocked },
    allowCash: (allowed: boolean): Action => ({
      run: () => call(office.allowCash, { params, body: { allowed } }),
      done: allowed ? t.cashAllowed : t.cashOff,
    }),
    addNote: (note: string): Action => ({
      run: () => call(office.addUserNote, { params, body: { note } }),
      done: t.noteAdded,
    }),
    sendResetLink: { run: () => call(office.sendResetLink, { params, body: {} }), done: t.linkSent },
  };
};
