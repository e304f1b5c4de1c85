import { moveOrder } from '@tawa/contract/ordering/orders';
import {
  checkPayment,
  getDemoPayment,
  getPayment,
  openPayment,
  payDemo,
  type Payment,
} from '@tawa/contract/money/payments';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const pollMs = 4000;

export const isWaiting = ({ order_status }: Payment): boolean => order_status === 'pending_payment';

/** How an order's payment stands, asked again every few seconds while it waits. */
export const paymentQuery = (userid: number, order_number: string) =>
  queryOptions({
    queryKey: ['order', userid, order_number, 'payment'],
    queryFn: async ({ signal }) => (await call(getPayment, { params: { order_number } }, signal)).body,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isWaiting(state.data) ? false : pollMs),
  });

/** Asks where to pay; the same page however often it is pressed. */
export const useOpenPayment = () =>
  useMutation({ mutationFn: (order_number: string) => call(openPayment, { params: { order_number } }) });

/** Has the provider asked now. */
export function useCheckPayment(userid: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (order_number: string) => (await call(checkPayment, { params: { order_number } })).body,
    onSuccess: (payment) => client.setQueryData(paymentQuery(userid, payment.order_number).queryKey, payment),
  });
}

/** Gives the waiting order up, so that its dishes can be paid in another way; the cart still holds them. */
export function useGiveUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, version }: Pick<Payment, 'order_number' | 'version'>) =>
      call(moveOrder, { params: { order_number }, body: { to: 'cancelled', version, reason: 'CHANGED_MIND' } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['order'] }),
  });
}

export const demoQuery = (session: string) =>
  queryOptions({
    queryKey: ['demo-pay', session],
    queryFn: async ({ signal }) => (await call(getDemoPayment, { params: { session } }, signal)).body,
    staleTime: 0,
  });

type Press = Sent<typeof payDemo>['body'];

export const usePayDemo = (session: string) =>
  useMutation({ mutationFn: (body: Press) => call(payDemo, { params: { session }, body }) });
