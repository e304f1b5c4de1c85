import { getLine, listFinished } from '@tawa/contract/ordering/orders.line';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';

/** What is cooked now; `clockAhead` is how far the server's clock is before this device's (ms). */
export const lineQuery = queryOptions({
  queryKey: ['kitchen', 'line'],
  queryFn: async ({ signal }) => {
    const askedAt = Date.now();
    const { body } = await call(getLine, {}, signal);
    return { ...body, clockAhead: Date.parse(body.server_time) - (askedAt + Date.now()) / 2 };
  },
  refetchOnWindowFocus: true,
});

/** The last tickets that can be called back. */
export const finishedQuery = (station_id: number | null) =>
  queryOptions({
    queryKey: ['kitchen', 'line', 'finished', station_id],
    queryFn: async ({ signal }) =>
      (await call(listFinished, { query: station_id === null ? {} : { station_id } }, signal)).body,
  });

/** Reads the line again whenever an order of this kitchen moved or another screen ticked something off. */
export function useLiveLine(): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (['order', 'line', 'kitchen', 'poll'].includes(event))
      void client.invalidateQueries({ queryKey: lineQuery.queryKey });
  });
}
