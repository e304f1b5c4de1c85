import { listActiveCities, type City } from '@tawa/contract/catalogue/cities';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';

/** A list that cannot be read is an empty one: the picker then says that no city was found. */
async function readCities(signal: AbortSignal): Promise<City[]> {
  const { body } = await call(listActiveCities, {}, signal);
  return Array.isArray(body) ? body : [];
}

export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: ({ signal }) => readCities(signal),
  staleTime: 5 * 60_000,
});
