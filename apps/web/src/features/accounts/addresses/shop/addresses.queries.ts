import { addAddress, deleteAddress, getMap, listAddresses, updateAddress } from '@tawa/contract/accounts/addresses';
import { askReach, listReach } from '@tawa/contract/ordering/checkout';
import { listAreas } from '@tawa/contract/catalogue/cities';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const addressesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['addresses', userid],
    queryFn: async ({ signal }) => (await call(listAddresses, {}, signal)).body,
  });

/** Which of the addresses a restaurant delivers to; unnamed, the restaurant of the cart. */
export const reachQuery = (userid: number, restaurant_id?: number) =>
  queryOptions({
    queryKey: ['addresses', userid, 'reach', restaurant_id ?? 'cart'],
    queryFn: async ({ signal }) => (await call(listReach, { query: { restaurant_id } }, signal)).body,
    staleTime: 0,
  });

export const mapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: async ({ signal }) => (await call(getMap, {}, signal)).body,
  staleTime: Infinity,
});

/** The parts of a city that are known; none while no city is chosen. */
export const areasQuery = (city_id: number | undefined) =>
  queryOptions({
    queryKey: ['areas', city_id ?? null],
    queryFn: async ({ signal }) => (city_id ? (await call(listAreas, { params: { city_id } }, signal)).body : []),
    staleTime: 5 * 60_000,
  });

export type Door = Sent<typeof askReach>['body'];

/** Whether a door can be delivered to, by the named restaurant or by any; nothing is asked while the door is unknown. */
export const doorQuery = (userid: number, door: Door | null) =>
  queryOptions({
    queryKey: ['addresses', userid, 'door', door],
    queryFn: async ({ signal }) => (door ? (await call(askReach, { body: door }, signal)).body.delivers : null),
    enabled: door !== null,
  });

export type AddressBody = Sent<typeof addAddress>['body'];

export function useSaveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ address_id, body }: { address_id?: number; body: AddressBody }) =>
      address_id === undefined
        ? (await call(addAddress, { body })).body
        : (await call(updateAddress, { params: { address_id }, body })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['addresses'] }),
  });
}

export function useDeleteAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address_id: number) => call(deleteAddress, { params: { address_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['addresses'] }),
  });
}
