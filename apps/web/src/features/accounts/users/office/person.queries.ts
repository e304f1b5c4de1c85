import { getPerson, getPersonAccount, listUserSessions, type personTabs } from '@tawa/contract/accounts/users.person';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export type PersonTab = (typeof personTabs)[number];

// Below the keys of the account, so that whatever is done to it reads all of this again.
const keyOf = (user_id: number) => ['list', 'users', 'one', user_id] as const;

export const personQuery = (user_id: number, tab: PersonTab) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(user_id), 'person', tab],
    queryFn: async ({ signal, pageParam }) =>
      (
        await call(
          getPerson,
          { params: { user_id }, query: { tab, ...(pageParam !== '' && { before: pageParam }) } },
          signal,
        )
      ).body,
    initialPageParam: '',
    getNextPageParam: ({ events, has_more }) => (has_more ? events.at(-1)?.at : undefined),
    staleTime: 0,
  });

export const sessionsQuery = (user_id: number) =>
  queryOptions({
    queryKey: [...keyOf(user_id), 'sessions'],
    queryFn: async ({ signal }) => (await call(listUserSessions, { params: { user_id } }, signal)).body.sessions,
    staleTime: 0,
  });

export const accountQuery = (user_id: number) =>
  queryOptions({
    queryKey: [...keyOf(user_id), 'account'],
    queryFn: async ({ signal }) => (await call(getPersonAccount, { params: { user_id } }, signal)).body,
    staleTime: 0,
  });
