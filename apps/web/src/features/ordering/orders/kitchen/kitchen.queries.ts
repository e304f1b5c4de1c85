import { confirmCash } from '@tawa/contract/ordering/orders.cash';
import type { Sent } from '@tawa/contract/common/endpoint';
import {
  delayOrder,
  getKitchenStatus,
  keepDish,
  listKitchenOrders,
  moveKitchenOrders,
  packApart,
  setKitchenStatus,
  reportShortage,
} from '@tawa/contract/ordering/orders.kitchen';
import { addPackingPhoto } from '@tawa/contract/ordering/orders.packing';
import { listSubstitutes } from '@tawa/contract/ordering/orders.substitutes';
import { getAlerts } from '@tawa/contract/catalogue/restaurants.settings';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { revokeRiderLink, sendOutTogether } from '@tawa/contract/ordering/riders';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { shrinkPhoto } from '#lib/api/shrink-photo.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export type Lane = 'board' | 'upcoming' | 'done';

export const kitchenOrdersQuery = (lane: Lane, page = 1) =>
  queryOptions({
    queryKey: ['kitchen', 'orders', lane, page],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const { body } = await call(listKitchenOrders, { query: { lane, page } }, signal);
      const middle = (askedAt + Date.now()) / 2;
      return { ...body, clockAhead: Date.parse(body.server_time) - middle };
    },
    // A page of the same lane may stand in for the next one; another lane's orders would be wrong ones.
    placeholderData: (before, query) => (query?.queryKey[2] === lane ? before : undefined),
    refetchOnWindowFocus: true,
  });

export const kitchenStatusQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'status'],
    queryFn: async ({ signal }) => (await call(getKitchenStatus, {}, signal)).body,
    refetchInterval: 60_000,
  });

/** What may be offered in place of a line that is sold out, as it is at this moment. */
export const substitutesQuery = (order_number: string, order_item_id: number) =>
  queryOptions({
    queryKey: ['kitchen', 'substitutes', order_number, order_item_id],
    queryFn: async ({ signal }) =>
      (await call(listSubstitutes, { params: { order_number, order_item_id } }, signal)).body.dishes,
    staleTime: 0,
  });

/** The sound of this kitchen and the width of its paper. */
export const alertsQuery = queryOptions({
  queryKey: ['kitchen', 'alerts'],
  queryFn: async ({ signal }) => (await call(getAlerts, {}, signal)).body,
  staleTime: 60_000,
});

/** Reads the board again whenever an order of this kitchen moved, and while the stream is down. */
export function useLiveKitchen(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event === 'kitchen') void client.invalidateQueries({ queryKey: ['kitchen'] });
    if (event.event === 'order' || event.event === 'poll')
      for (const part of ['orders', 'status']) void client.invalidateQueries({ queryKey: ['kitchen', part] });
  });
}

export type Move = Sent<typeof moveOrder>['body'] & { order_number: string };

export function useMoveOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, ...body }: Move) => call(moveOrder, { params: { order_number }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

export type DelayMinutes = Sent<typeof delayOrder>['body']['minutes'];
export type SeveralMoves = Sent<typeof moveKitchenOrders>['body'];

/** Accepts several orders, or marks them ready. */
export function useMoveSeveral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: SeveralMoves) => (await call(moveKitchenOrders, { body })).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

export type ShortageReport = Sent<typeof reportShortage>['body'] & { order_number: string };

/** Says of a line that it is packed apart, or takes it back. */
export function usePackApart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ order_number, ...body }: Sent<typeof packApart>['body'] & { order_number: string }) => {
      const answer = await call(packApart, { params: { order_number }, body });
      if (answer.status === 409) throw new Error(answer.body.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Keeps a photo of what was packed. */
export function usePackingPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ order_number, photo }: { order_number: string; photo: Blob }) =>
      upload(addPackingPhoto, { params: { order_number } }, await shrinkPhoto(photo)),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Says that a dish of an order cannot be cooked. */
export function useReportShortage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, ...body }: ShortageReport) => call(reportShortage, { params: { order_number }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Takes the question about a dish back: it is there after all. */
export function useKeepDish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ order_number, order_item_id }: { order_number: string; order_item_id: number }) => {
      const answer = await call(keepDish, { params: { order_number }, body: { order_item_id } });
      if (answer.status === 409) throw new Error(answer.body.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

export function useDelayOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order_number, minutes }: { order_number: string; minutes: DelayMinutes }) =>
      call(delayOrder, { params: { order_number }, body: { minutes } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Sends several orders out as one rider's round. */
export function useSendTogether() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof sendOutTogether>['body']) => (await call(sendOutTogether, { body })).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Takes the link of an order, and of its whole round, back. */
export function useRevokeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order_number: string) => call(revokeRiderLink, { params: { order_number } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

/** Says that the cash of an order that closed by itself was taken. */
export function useConfirmCash() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order_number: string) => call(confirmCash, { params: { order_number }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}

export function useSetKitchenStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof setKitchenStatus>['body']) => call(setKitchenStatus, { body }),
    onSuccess: ({ body }) => client.setQueryData(kitchenStatusQuery().queryKey, body),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen'] }),
  });
}
