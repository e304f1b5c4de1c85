import * as contract from '@tawa/contract/accounts/broadcasts';
import type { Sent } from '@tawa/contract/common/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

const pollMs = 2000;
const working = new Set(['planned', 'sending', 'night']);

/** One broadcast; while it is under way it is asked for again and again. */
export const broadcastQuery = (broadcast_id: number) =>
  queryOptions({
    queryKey: ['list', 'broadcasts', 'one', broadcast_id],
    queryFn: async ({ signal }) => (await call(contract.getBroadcast, { params: { broadcast_id } }, signal)).body,
    refetchInterval: ({ state }) => (state.data && working.has(state.data.phase) ? pollMs : false),
    staleTime: 0,
  });

export type Wanted = Sent<typeof contract.previewBroadcast>['body'];

/** How many a broadcast would reach now. */
export const reachQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['broadcast-reach', wanted],
    queryFn: async ({ signal }) => (await call(contract.previewBroadcast, { body: wanted }, signal)).body,
    enabled: wanted.channels.length > 0,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
