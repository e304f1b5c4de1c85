import type { Answer } from '@tawa/contract/common/endpoint';
import { getOfficeOrder } from '@tawa/contract/ordering/orders.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

export type OfficeOrderDetail = Answer<typeof getOfficeOrder>['body'];

export const officeOrderQuery = (order_number: string) =>
  queryOptions({
    queryKey: ['list', 'orders', 'one', order_number],
    queryFn: async ({ signal }) => (await call(getOfficeOrder, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to an order; list and panel are read again. */
export const useOrderAction = () => useAction(['list', 'orders']);
