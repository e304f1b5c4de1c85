import {
  onlineManager,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { isAlive } from '../early/alive.ts';
import { ApiError, OfflineError } from './api-client.ts';

const retriesMax = 2;

/** Answers that another try may change: a lost line, a busy or restarting server. */
const mayRecover = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ApiError && (error.status === 503 || error.status === 502));

/**
 * The library's cache, except for a first answer that is still on its way when it is made invalid: the library takes it
 * for the new one, although the server may have read it before the change. It is asked for once more.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await super.invalidateQueries(filters, options);
    if (begun.length === 0) return;
    await Promise.allSettled(begun.flatMap(({ promise }) => promise ?? []));
    const hashes = new Set(begun.map(({ queryHash }) => queryHash));
    await super.invalidateQueries({ ...filters, predicate: ({ queryHash }) => hashes.has(queryHash) }, options);
  }
}

export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a line the service worker may still know the answer; where it does not, the part says so at once.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnMount: isAlive,
        retry: (failures, error) =>
          typeof window !== 'undefined' && onlineManager.isOnline() && failures < retriesMax && mayRecover(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

let current: () => QueryClient = () => {
  // A page can be opened without a line; the manager itself hears only of changes.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  const client = createQueryClient();
  current = () => client;
  return client;
};

/** The tab's cache in the browser, this request's own cache on the server. */
export const queryClient = (): QueryClient => current();

export function provideQueryClient(find: () => QueryClient): void {
  current = find;
}
