import { QueryClient } from '@tanstack/react-query';
import { ApiError, OfflineError } from './api-client.ts';

const retriesMax = 2;

/** Answers that another try may change: a lost line, a busy or restarting server. */
const mayRecover = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ApiError && (error.status === 503 || error.status === 502));

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => typeof window !== 'undefined' && failures < retriesMax && mayRecover(error),
      },
    },
  });

let current: () => QueryClient = () => {
  const client = createQueryClient();
  current = () => client;
  return client;
};

/** The tab's cache in the browser, this request's own cache on the server. */
export const queryClient = (): QueryClient => current();

export function provideQueryClient(find: () => QueryClient): void {
  current = find;
}
