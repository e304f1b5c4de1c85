import {
  countUnread,
  getNotificationChoices,
  listNotifications,
  type NotificationChoices,
  readAllNotifications,
  readNotification,
  updateNotificationChoice,
} from '@tawa/contract/accounts/notifications';
import type { Sent } from '@tawa/contract/common/endpoint';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export type Shown = 'all' | 'unread';
const all = 'notifications';

export const unreadQuery = (userid: number) =>
  queryOptions({
    queryKey: [all, userid, 'count'],
    queryFn: async ({ signal }) => (await call(countUnread, {}, signal)).body.unread,
    staleTime: 30_000,
  });

// Pages are asked for by the id before which they stand; no row has this one.
const newest = 0;

/** The newest few. */
export const latestQuery = (userid: number) =>
  queryOptions({
    queryKey: [all, userid, 'latest'],
    queryFn: async ({ signal }) => (await call(listNotifications, {}, signal)).body.notifications,
  });

export const inboxQuery = (userid: number, only: Shown) =>
  infiniteQueryOptions({
    queryKey: [all, userid, 'inbox', only],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listNotifications, { query: { only, ...(pageParam !== newest && { before: pageParam }) } }, signal))
        .body,
    initialPageParam: newest,
    getNextPageParam: (page) => page.next,
  });

/** Reads count and lists again when something came or was read elsewhere, and while the stream is down. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event === 'notification' || event === 'poll') void client.invalidateQueries({ queryKey: [all] });
  });
}

/** Marks one as read, or everything up to the newest that is shown. */
export function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: { notification_id: number } | { up_to: number }) =>
      'up_to' in which
        ? (await call(readAllNotifications, { body: which })).body
        : (await call(readNotification, { params: which })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: [all] }),
  });
}

const choicesKey = (userid: number) => ['notification-choices', userid];

export const choicesQuery = (userid: number) =>
  queryOptions({
    queryKey: choicesKey(userid),
    queryFn: async ({ signal }) => (await call(getNotificationChoices, {}, signal)).body,
  });

type Choice = Sent<typeof updateNotificationChoice>['body'];

const withChoice = (choices: NotificationChoices, { kind, channel, is_on }: Choice): NotificationChoices => ({
  ...choices,
  sections: choices.sections.map((section) => ({
    ...section,
    kinds: section.kinds.map((one) =>
      one.kind === kind ? { ...one, channels: { ...one.channels, [channel]: is_on ? 'on' : 'off' } } : one,
    ),
  })),
});

/** Shows a choice at once and takes it back when it could not be kept. */
export function useChoose(userid: number) {
  const client = useQueryClient();
  const { queryKey } = choicesQuery(userid);
  const show = (choice: Choice) => client.setQueryData(queryKey, (kept) => kept && withChoice(kept, choice));
  return useMutation({
    mutationFn: (body: Choice) => call(updateNotificationChoice, { body }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      show(choice);
    },
    onError: (_error, choice) => show({ ...choice, is_on: !choice.is_on }),
  });
}
