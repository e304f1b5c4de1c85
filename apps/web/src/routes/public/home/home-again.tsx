import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ordersQuery } from '#features/ordering/orders/shop/orders.queries.ts';
import { ActiveOrder } from '#features/ordering/orders/shop/active-order.tsx';
import { OrderCard } from '#features/ordering/orders/shop/order-card.tsx';
import { OrderAgain } from '#features/ordering/cart/shop/reorder/order-again.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { storageKeys, writeStored } from '#lib/storage.ts';
import { Rail } from '#ui/carousel/rail.tsx';
import { AgainPlace, bandClassName, MoreLink } from './home-section.tsx';
import { Popular } from './home-popular.tsx';
import { homeScreenTexts } from './home.texts.ts';

const shown = 3;

/** Keeps a place for the orders in the next page, and none for who has none. */
function keepOrdered(hasOrdered: boolean): void {
  writeStored(storageKeys.ordered, hasOrdered ? '1' : null);
  if (hasOrdered) document.documentElement.dataset.ordered = '';
  else delete document.documentElement.dataset.ordered;
}

/** What a signed-in person looks for first: the order under way, then the last ones, each a tap from the cart. */
export function HomeAgain({ userid }: { userid: number }) {
  const t = useTexts(homeScreenTexts);
  const active = useQuery(ordersQuery(userid, 'active'));
  const past = useQuery(ordersQuery(userid, 'past'));
  const [current] = active.data?.orders ?? [];
  const isKnown = past.data !== undefined && active.data !== undefined;
  const hasOrdered = current !== undefined || (past.data?.orders.length ?? 0) > 0;
  useEffect(() => {
    if (isKnown) keepOrdered(hasOrdered);
  }, [isKnown, hasOrdered]);
  const orders = past.data?.orders.slice(0, shown) ?? [];
  if (past.isPending || active.isPending) return <AgainPlace />;
  if (!current && orders.length === 0) return <Popular title={t.mostOrdered} />;
  return (
    <div className={bandClassName}>
      {current && <ActiveOrder userid={userid} order={current} />}
      {orders.length > 0 && (
        <div className={current && 'mt-8'}>
          <Rail
            title={t.orderAgain}
            action={<MoreLink to={`${paths.myOrders}?tab=past`} label={t.allOrders} />}
            itemClassName="w-[300px] lg:w-[400px]"
            items={orders.map((order) => ({
              id: order.order_number,
              content: (
                <OrderCard order={order} action={<OrderAgain orderNumber={order.order_number} className="w-full" />} />
              ),
            }))}
          />
        </div>
      )}
    </div>
  );
}
