import type { Answer } from '@tawa/contract/endpoint';
import { getDeskOrder } from '@tawa/contract/orders-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { deskOrderTexts } from '../../lib/messages-office-orders.ts';
import { toast } from '../../ui/toast.ts';

export type DeskOrderDetail = Answer<typeof getDeskOrder>['body'];

export const deskOrderQuery = (order_number: string) =>
  queryOptions({
    queryKey: ['list', 'orders', 'one', order_number],
    queryFn: async ({ signal }) => (await call(getDeskOrder, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

interface Deed {
  run: () => Promise<{ status: number; body: object }>;
  done: string;
}

const wordsOf = (body: object): string => ('message' in body && typeof body.message === 'string' ? body.message : '');

/** Does something to an order, says so, and reads list and panel again; a refusal is said in the server's words. */
export function useOrderDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ run, done }: Deed) => {
      const { status, body } = await run();
      if (status >= 400) throw new Error(wordsOf(body));
      return done;
    },
    onSuccess: (done) => toast.success(done),
    onError: (error) => toast.error(messageFrom(error, error.message || deskOrderTexts.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'orders'] }),
  });
}
