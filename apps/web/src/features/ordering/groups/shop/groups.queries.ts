import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/groups';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const everyMs = 5000;

/** The link opens nothing. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The customer's own group orders that are not over. */
export const groupsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['groups', userid],
    queryFn: async ({ signal }) => (await call(contract.listGroups, {}, signal)).body,
    staleTime: 0,
  });

export const groupQuery = (userid: number, group_id: number) =>
  queryOptions({
    queryKey: ['group', userid, group_id],
    queryFn: async ({ signal }) => (await call(contract.getGroup, { params: { group_id } }, signal)).body,
    staleTime: 0,
    retry: (times, error) => !isGone(error) && times < 3,
    // Its end comes by the clock, with no event of its own.
    refetchInterval: 3 * everyMs,
  });

/** Reads the host's group again whenever somebody did something, and while the stream is down. */
export function useLiveGroup(): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event !== 'group' && event !== 'order' && event !== 'poll') return;
    void client.invalidateQueries({ queryKey: ['group'] });
    void client.invalidateQueries({ queryKey: ['groups'] });
  });
}

export function useBeginGroup(userid: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof contract.beginGroup>['body']) =>
      (await call(contract.beginGroup, { body })).body,
    onSuccess: (group) => {
      client.setQueryData(groupQuery(userid, group.group_id).queryKey, group);
      void client.invalidateQueries({ queryKey: ['cart'] });
      return client.invalidateQueries({ queryKey: ['groups'] });
    },
  });
}

/** What a host does with their group; the answer is the group as it is then. */
export function useGroupActs(userid: number, group_id: number) {
  const client = useQueryClient();
  const keep = (group: contract.Group) => {
    client.setQueryData(groupQuery(userid, group_id).queryKey, group);
    void client.invalidateQueries({ queryKey: ['quote'] });
    void client.invalidateQueries({ queryKey: ['groups'] });
  };
  const move = useMutation({
    mutationFn: (body: Sent<typeof contract.moveGroup>['body']) =>
      call(contract.moveGroup, { params: { group_id }, body }),
    onSuccess: ({ status, body }) => keep(status === 200 ? body : body.group),
  });
  const removeGuest = useMutation({
    mutationFn: async (group_guest_id: number) =>
      (await call(contract.removeFromGroup, { params: { group_id, group_guest_id } })).body,
    onSuccess: keep,
  });
  const removeLine = useMutation({
    mutationFn: async (group_line_id: number) =>
      (await call(contract.removeGroupLine, { params: { group_id, group_line_id } })).body,
    onSuccess: keep,
  });
  return { move, removeGuest, removeLine };
}

const isOver = (state: string | undefined) => state === 'cancelled' || state === 'lapsed' || state === 'ordered';
/** Nothing changes any more: it is over, and what goes back of a share has left. */
const isSettled = (page: contract.GroupPage | undefined) =>
  isOver(page?.state) && (page?.own?.asked?.is_back_sent ?? true);
const pageKey = (token: string, secret: string | null) => ['group-page', token, secret];

/** What a guest sees, read again every few seconds while something can still change. */
export const groupPageQuery = (token: string, secret: string | null) =>
  queryOptions({
    queryKey: pageKey(token, secret),
    queryFn: async ({ signal }) =>
      (await call(contract.readGroupPage, { body: { token, secret: secret ?? undefined } }, signal)).body,
    staleTime: 0,
    retry: (times, error) => !isGone(error) && times < 3,
    refetchInterval: ({ state }) => (isGone(state.error) || isSettled(state.data) ? false : everyMs),
  });

type Joining = Omit<Sent<typeof contract.joinGroup>['body'], 'token'>;
export type WantedLine = Omit<Sent<typeof contract.setGroupLine>['body'], 'token' | 'secret'>;

export function useJoinGroup(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (joining: Joining) => (await call(contract.joinGroup, { body: { token, ...joining } })).body,
    onSuccess: (page, { secret }) => void client.setQueryData(pageKey(token, secret), page),
  });
}

export function useSetLine(token: string, secret: string) {
  const client = useQueryClient();
  const key = pageKey(token, secret);
  return useMutation({
    mutationFn: async (line: WantedLine) => {
      // An answer of a look that was under way would show what was there before.
      await client.cancelQueries({ queryKey: key });
      return (await call(contract.setGroupLine, { body: { token, secret, ...line } })).body;
    },
    onSuccess: (page) => void client.setQueryData(key, page),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
}

export function useLeaveGroup(token: string, secret: string) {
  return useMutation({ mutationFn: () => call(contract.leaveGroup, { body: { token, secret } }) });
}
