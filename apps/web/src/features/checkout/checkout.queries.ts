import { getQuote, placeOrder, type QuoteRequest } from '@tawa/contract/checkout';
import type { Sent } from '@tawa/contract/endpoint';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What the order would cost now; null when the cart is empty. */
export const quoteQuery = (userid: number, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', userid, request],
    queryFn: async ({ signal }) => {
      const answer = await call(getQuote, { body: request }, signal);
      return answer.status === 200 ? answer.body : null;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

export type PlaceOrder = Sent<typeof placeOrder>['body'] & { key: string };

/** Places the order once for each key; a lost answer is asked for again with the same key. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: PlaceOrder) => call(placeOrder, { headers: { 'idempotency-key': key }, body }),
    onSuccess: ({ status }) =>
      status === 200 || status === 201
        ? Promise.all([
            client.invalidateQueries({ queryKey: ['cart'] }),
            client.invalidateQueries({ queryKey: ['orders'] }),
          ])
        : undefined,
  });
}

/** The bill of the cart as it stands, before an address or a time is chosen. */
export const cartQuoteQuery = (userid: number) => quoteQuery(userid, { source: 'cart' });
