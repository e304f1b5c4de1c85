import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#lib/live/live.ts';

/** Reads a file again when something happens to it: each of its steps is told to whoever it concerns. */
export function useLiveFiles(queryKey: QueryKey): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event === 'notification' || event === 'order' || event === 'poll') void client.invalidateQueries({ queryKey });
  });
}
