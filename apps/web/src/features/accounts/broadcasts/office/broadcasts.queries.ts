import * as contract from '@tawa/contract/accounts/broadcasts';
import type { Sent } from '@tawa/contract/common/endpoint';
import { afterQuiet } from '@tawa/domain/accounts/broadcasts';
import { hourMs } from '@tawa/domain/common/durations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

const pollMs = 2000;
/** No timer of a browser waits for weeks. */
const lookMsMax = hourMs;

type Watched = Pick<contract.Broadcast, 'phase' | 'starts_at' | 'is_gathered'>;

/** After how long (ms) a broadcast is asked for again: often while it is counted or sent, else when it goes on; false where nothing comes. */
export function nextLookMs({ phase, starts_at, is_gathered }: Watched, now: Date): number | false {
  const until = (moment: Date) => Math.min(lookMsMax, Math.max(pollMs, moment.getTime() - now.getTime()));
  if (phase === 'sending' || (phase === 'night' && !is_gathered)) return pollMs;
  if (phase === 'night') return until(afterQuiet(now));
  return phase === 'planned' && starts_at !== null ? until(new Date(starts_at)) : false;
}

/** One broadcast, asked for again while it is under way. */
export const broadcastQuery = (broadcast_id: number) =>
  queryOptions({
    queryKey: ['list', 'broadcasts', 'one', broadcast_id],
    queryFn: async ({ signal }) => (await call(contract.getBroadcast, { params: { broadcast_id } }, signal)).body,
    refetchInterval: ({ state }) => (state.data ? nextLookMs(state.data, new Date()) : false),
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
