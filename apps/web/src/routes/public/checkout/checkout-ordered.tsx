import { optionsKey } from '@tawa/domain/ordering/cart';
import { useQuery } from '@tanstack/react-query';
import { cartQuery, useDeleteCartEntry } from '#features/ordering/cart/shop/cart.queries.ts';
import { OrderCard } from '#features/ordering/orders/shop/order-card.tsx';
import { ordersQuery } from '#features/ordering/orders/shop/orders.queries.ts';
import { formatTime } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';

export const CheckoutLoading = () => (
  <Loading label="Loading the checkout" className="grid gap-6 px-4 lg:grid-cols-[1fr_400px] lg:px-0">
    <Skeleton className="h-80 w-full rounded-2xl" />
    <Skeleton className="h-80 w-full rounded-2xl" />
  </Loading>
);

/** A second tab or the way back finds the order that was just placed, not an empty form. */
export function Ordered({ userid }: { userid: number }) {
  const { data, isPending } = useQuery(ordersQuery(userid, 'active'));
  const [latest] = data?.orders ?? [];
  if (isPending) return <CheckoutLoading />;
  if (!latest)
    return (
      <EmptyState title="Your cart is empty" action={<ButtonLink to={paths.myOrders}>My orders</ButtonLink>}>
        If you have just ordered, your order is under My orders.
      </EmptyState>
    );
  return (
    <div className="grid gap-4 px-4 lg:px-0">
      <Banner tone="success" title="Your order is placed">
        Placed at {formatTime(latest.placed_at)} with {latest.restaurant_name}. Nothing waits here any more.
      </Banner>
      <OrderCard order={latest} />
    </div>
  );
}

/** Takes lines out of the cart that can no longer be had. */
export function useRemoveGone(userid: number) {
  const { data: entries = [] } = useQuery(cartQuery(userid));
  const { mutateAsync: remove } = useDeleteCartEntry();
  return async (keys: readonly string[]) => {
    const gone = entries.filter(({ menu_id, option_ids }) => keys.includes(`${menu_id}:${optionsKey(option_ids)}`));
    for (const { cart_id } of gone) await remove(cart_id);
  };
}
