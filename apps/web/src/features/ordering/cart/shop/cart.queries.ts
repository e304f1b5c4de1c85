import {
  addToCart,
  clearCart,
  deleteCartEntry,
  listCart,
  updateCartEntry,
  type CartEntry,
} from '@tawa/contract/ordering/cart';
import type { Sent } from '@tawa/contract/common/endpoint';
import { listLastChoices, type LastChoice } from '@tawa/contract/ordering/cart.choices';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, OfflineError } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useSession } from '#lib/session/session.ts';
import { keepCart, readKeptCart } from './kept-cart.ts';

async function readCart(userid: number, signal: AbortSignal): Promise<CartEntry[]> {
  try {
    const { body } = await call(listCart, { params: { userid } }, signal);
    keepCart(userid, body);
    return body;
  } catch (error) {
    const kept = error instanceof OfflineError ? readKeptCart(userid) : null;
    if (kept) return kept;
    throw error;
  }
}

/** The customer's cart; without a line as this device saw it last. */
export const cartQuery = (userid: number) =>
  queryOptions({
    queryKey: ['cart', userid],
    queryFn: ({ signal }) => readCart(userid, signal),
    staleTime: 0,
  });

const noChoices: LastChoice[] = [];

/** What the customer last chose for the dishes of a restaurant; nothing for everybody else. */
export function useLastChoices(restaurantId: number, dishes: readonly { has_options: boolean }[]): LastChoice[] {
  const session = useSession();
  const isAsked = session?.userType === 'user' && dishes.some(({ has_options }) => has_options);
  const { data } = useQuery({
    queryKey: ['last-choices', restaurantId, session?.userId ?? null],
    queryFn: async ({ signal }) => (await call(listLastChoices, { params: { id: restaurantId } }, signal)).body,
    enabled: isAsked,
  });
  return isAsked ? (data ?? noChoices) : noChoices;
}

/** Everything that shows prices of the cart is read again after each change. */
function useRefreshCart() {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ['cart'] }), client.invalidateQueries({ queryKey: ['quote'] })]);
}

export function useAddToCart() {
  const refresh = useRefreshCart();
  return useMutation({
    mutationFn: (body: Sent<typeof addToCart>['body']) => call(addToCart, { body }),
    onSuccess: (answer) => (answer.status === 200 ? refresh() : undefined),
  });
}

export function useUpdateCartEntry() {
  const refresh = useRefreshCart();
  return useMutation({
    mutationFn: ({ cart_id, ...body }: Sent<typeof updateCartEntry>['body'] & { cart_id: number }) =>
      call(updateCartEntry, { params: { cart_id }, body }),
    onSettled: refresh,
  });
}

export function useDeleteCartEntry() {
  const refresh = useRefreshCart();
  return useMutation({
    mutationFn: (cart_id: number) => call(deleteCartEntry, { params: { cart_id } }),
    onSettled: refresh,
  });
}

export function useClearCart() {
  const refresh = useRefreshCart();
  return useMutation({
    mutationFn: (userid: number) => call(clearCart, { params: { userid } }),
    onSettled: refresh,
  });
}
