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
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

export const CheckoutLoading = () => {
  const t = useTexts(checkoutScreenTexts);
  return (
    <Loading label={t.loadingCheckout} className="grid gap-6 px-4 lg:grid-cols-[1fr_400px] lg:px-0">
      <Skeleton className="h-80 w-full rounded-2xl" />
      <Skeleton className="h-80 w-full rounded-2xl" />
    </Loading>
  );
};

/** A second tab or the way back finds the order that was just placed, not an empty form. */
export function Ordered({ userid }: { userid: number }) {
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const { data, isPending } = useQuery(ordersQuery(userid, 'active'));
  const [latest] = data?.orders ?? [];
  if (isPending) return <CheckoutLoading />;
  if (!latest)
    return (
      <EmptyState title={t.cartEmpty} action={<ButtonLink to={paths.myOrders}>{t.myOrders}</ButtonLink>}>
        {t.ifHaveJust}
      </EmptyState>
    );
  return (
    <div className="grid gap-4 px-4 lg:px-0">
      <Banner tone="success" title={t.orderPlaced}>
        {t.placedAtWith({ placedAt: formatTime(latest.placed_at, language), restaurantName: latest.restaurant_name })}
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
