import { exportKitchenHistory, getKitchenOrder, listKitchenHistory } from '@tawa/contract/ordering/orders.history';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import type { ListQuery } from '#ui/list/list-props.ts';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

export const readHistory = async (wanted: ListQuery, signal: AbortSignal) =>
  (await call(listKitchenHistory, queryOf(wanted), signal)).body;

export const readHistoryCsv = async (wanted: ListQuery) => (await call(exportKitchenHistory, queryOf(wanted))).body;

export const kitchenOrderQuery = (order_number: string) =>
  queryOptions({
    queryKey: ['list', 'kitchen-history', 'one', order_number],
    queryFn: async ({ signal }) => (await call(getKitchenOrder, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });
