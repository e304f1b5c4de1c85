import { getQuote, listCoupons, placeOrder, type QuoteRequest } from '@tawa/contract/ordering/checkout';
import type { Sent } from '@tawa/contract/common/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { readCartCoupon } from './checkout-input.ts';

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

/** The coupons of an order, the best one first, with the reason why others do not fit. */
export const couponsQuery = (userid: number, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', 'coupons', userid, request],
    queryFn: async ({ signal }) => (await call(listCoupons, { body: request }, signal)).body.coupons,
    staleTime: 0,
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

/** What is asked for the cart before an address or a time is chosen. */
export const cartRequest = (userid: number): QuoteRequest => ({ source: 'cart', ...readCartCoupon(userid) });

/** The bill of the cart as it stands, with the coupon that was chosen for it. */
export const cartQuoteQuery = (userid: number) => quoteQuery(userid, cartRequest(userid));
