import { orderMoved } from '@tawa/contract/common/live';
import type { Sent } from '@tawa/contract/common/endpoint';
import {
  answerShortage,
  getOrder,
  listOrders,
  moveOrder,
  requestCancel,
  type OrderTab,
} from '@tawa/contract/ordering/orders';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { storageKeys, writeStored } from '#lib/storage.ts';

/** The latest orders of a kind. */
export const ordersQuery = (userid: number, tab: 'active' | 'past') =>
  queryOptions({
    queryKey: ['orders', userid, tab],
    queryFn: async ({ signal }) => (await call(listOrders, { query: { tab } }, signal)).body,
  });

export interface OrdersQuery {
  tab: OrderTab;
  /** Only those of so many days. */
  days: number | undefined;
}

/** All orders of a kind, ten at a time. */
export const moreOrdersQuery = (userid: number, wish: OrdersQuery) =>
  infiniteQueryOptions({
    queryKey: ['orders', userid, 'list', wish],
    queryFn: async ({ signal, pageParam }) =>
      (await call(listOrders, { query: { ...wish, before: pageParam ?? undefined } }, signal)).body,
    initialPageParam: null,
    getNextPageParam: ({ next }: { next: string | null }) => next,
  });

export const orderQuery = (userid: number, order_number: string) =>
  queryOptions({
    queryKey: ['order', userid, order_number],
    queryFn: async ({ signal }) => (await call(getOrder, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

/** Reads the customer's orders again whenever one of them moved, and while the stream is down. */
export function useLiveOrders(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event !== 'order' && event.event !== 'poll') return;
    const moved = event.event === 'order' ? orderMoved.safeParse(event.data) : null;
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({
      predicate: ({ queryKey: [kind, , number] }) =>
        kind === 'order' && (!moved?.success || number === moved.data.order_number),
    });
  });
}

interface Cancel {
  order_number: string;
  version: number;
  reason: string;
}

/** Cancels at once while that is free; afterwards it only asks the kitchen. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, version, reason }: Cancel) =>
      call(moveOrder, { params: { order_number }, body: { to: 'cancelled', version, reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['order'] }),
  });
}

type Choice = Sent<typeof answerShortage>['body'] & { order_number: string };

/** Says what becomes of a dish that the kitchen is out of. */
export function useAnswerShortage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, ...body }: Choice) => call(answerShortage, { params: { order_number }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['order'] }),
  });
}

export function useRequestCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, reason }: Omit<Cancel, 'version'>) =>
      call(requestCancel, { params: { order_number }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['order'] }),
  });
}

type Ordered = 'active' | 'past' | 'both' | null;

const orderedOf = (hasActive: boolean, hasPast: boolean): Ordered => {
  if (hasActive) return hasPast ? 'both' : 'active';
  return hasPast ? 'past' : null;
};

/** Keeps a place of the right size for a customer's orders in the next home page, and none for who has none. */
export function useKeepOrdered(userid: number): void {
  const active = useQuery(ordersQuery(userid, 'active'));
  const past = useQuery(ordersQuery(userid, 'past'));
  const isKnown = past.data !== undefined && active.data !== undefined;
  const ordered = orderedOf((active.data?.orders.length ?? 0) > 0, (past.data?.orders.length ?? 0) > 0);
  useEffect(() => {
    if (!isKnown) return;
    writeStored(storageKeys.ordered, ordered);
    if (ordered) document.documentElement.dataset.ordered = ordered;
    else delete document.documentElement.dataset.ordered;
  }, [isKnown, ordered]);
}
