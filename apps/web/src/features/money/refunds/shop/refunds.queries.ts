import { getCredit, listRefunds, requestRefund } from '@tawa/contract/money/refunds';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

/** What goes back for an order; read again whenever the order is. */
export const refundsQuery = (userid: number, order_number: string) =>
  queryOptions({
    queryKey: ['order', userid, order_number, 'refunds'],
    queryFn: async ({ signal }) => (await call(listRefunds, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

/** Asks for a refund; what is known of the order's refunds is read again, also when it was refused. */
export function useRequestRefund(userid: number, order_number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof requestRefund>['body']) =>
      (await call(requestRefund, { params: { order_number }, body })).body,
    onSettled: () => client.invalidateQueries({ queryKey: refundsQuery(userid, order_number).queryKey }),
  });
}

/** The customer's credit with what came and went. */
export const creditQuery = (userid: number) =>
  queryOptions({
    queryKey: ['credit', userid],
    queryFn: async ({ signal }) => (await call(getCredit, {}, signal)).body,
  });
