import { addAddress, deleteAddress, listAddresses, updateAddress } from '@tawa/contract/addresses';
import type { Sent } from '@tawa/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const addressesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['addresses', userid],
    queryFn: async ({ signal }) => (await call(listAddresses, {}, signal)).body,
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
