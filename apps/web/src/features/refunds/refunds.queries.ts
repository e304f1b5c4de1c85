import { listRefunds } from '@tawa/contract/refunds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What goes back for an order; read again whenever the order is. */
export const refundsQuery = (userid: number, order_number: string) =>
  queryOptions({
    queryKey: ['order', userid, order_number, 'refunds'],
    queryFn: async ({ signal }) => (await call(listRefunds, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });
