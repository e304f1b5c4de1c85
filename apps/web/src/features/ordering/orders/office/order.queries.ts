import type { Answer } from '@tawa/contract/common/endpoint';
import { getDeskOrder } from '@tawa/contract/ordering/orders.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useDeed } from '#ui/use-deed.ts';

export type DeskOrderDetail = Answer<typeof getDeskOrder>['body'];

export const deskOrderQuery = (order_number: string) =>
  queryOptions({
    queryKey: ['list', 'orders', 'one', order_number],
    queryFn: async ({ signal }) => (await call(getDeskOrder, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an order; list and panel are read again. */
export const useOrderDeed = () => useDeed(['list', 'orders']);
