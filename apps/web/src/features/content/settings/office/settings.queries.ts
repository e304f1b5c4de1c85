import type { Answer } from '@tawa/contract/common/endpoint';
import { getSetting, listSettings } from '@tawa/contract/content/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

const key = 'admin-settings';

export const settingsQuery = () =>
  queryOptions({
    queryKey: [key, 'all'],
    queryFn: async ({ signal }) => (await call(listSettings, {}, signal)).body,
    staleTime: 0,
  });

export type SettingHistory = Answer<typeof getSetting>['body'];

export const settingQuery = (name: string) =>
  queryOptions({
    queryKey: [key, 'one', name],
    queryFn: async ({ signal }) => (await call(getSetting, { params: { key: name } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to a setting; the page and its history are read again. */
export const useSettingAction = () => useAction([key]);
