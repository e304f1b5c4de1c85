import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Begins to read what a screen shows. On the server a failure is the page's own; in the browser the screen opens at
 * once and tells in its own words how it goes on.
 */
export async function loadPart<T, E, D, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  if (typeof window === 'undefined') await client.fetchQuery(query);
  else void client.prefetchQuery(query);
}

/** The same for a part that fails alone and leaves the page as it is. */
export async function loadQuietly<T, E, D, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  if (typeof window === 'undefined') await client.prefetchQuery(query);
  else void client.prefetchQuery(query);
}
