import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, provideQueryClient } from '#lib/api/query-client.ts';

const watched = new Set<QueryClient>();

/** A cache that ends with its test: what it still asks for, or would ask for again, is nobody's call in the next one. */
export function watchClient(client: QueryClient = createQueryClient()): QueryClient {
  watched.add(client);
  return client;
}

let ofApp: QueryClient | null = null;

/** Gives the app a cache of its own for each test of a file. */
export const provideClients = (): void => provideQueryClient(() => (ofApp ??= watchClient()));

export function endClients(): void {
  for (const client of watched) {
    void client.cancelQueries();
    client.clear();
  }
  watched.clear();
  ofApp = null;
}
