import { enterTablet, getOwnPin, getTablet, listTablets } from '@tawa/contract/accounts/staff.tablets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** What is asked at the tablet itself. */
export const tabletQuery = queryOptions({
  queryKey: ['tablet'],
  queryFn: async ({ signal }) => (await call(getTablet, {}, signal)).body,
  // Whoever was removed or got a PIN elsewhere shows without anybody's doing.
  refetchInterval: 60_000,
});

export const tabletsQuery = queryOptions({
  queryKey: ['tablets'],
  queryFn: async ({ signal }) => (await call(listTablets, {}, signal)).body,
});

export const ownPinQuery = queryOptions({
  queryKey: ['own-pin'],
  queryFn: async ({ signal }) => (await call(getOwnPin, {}, signal)).body,
});

export interface Typed {
  person_id: number;
  pin: string;
  new_pin?: string;
}

/** Says who acts; null where a PIN to begin with wants one that replaces it. */
export async function enter(body: Typed) {
  const answer = await call(enterTablet, { body });
  return answer.status === 200 ? answer.body : null;
}
