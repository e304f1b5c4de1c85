import { orderAgain, previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const againQuery = (order_number: string) =>
  queryOptions({
    queryKey: ['again', order_number],
    queryFn: async ({ signal }) => (await call(previewAgain, { params: { order_number } }, signal)).body,
    staleTime: 0,
  });

interface Input {
  accept_total: number;
  force_clear: boolean;
}

export function useOrderAgain(order_number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => call(orderAgain, { params: { order_number }, body }),
    onSuccess: async (answer) => {
      if (answer.status === 409) return client.setQueryData(againQuery(order_number).queryKey, answer.body.again);
      return Promise.all(['cart', 'quote'].map((kind) => client.invalidateQueries({ queryKey: [kind] })));
    },
  });
}
