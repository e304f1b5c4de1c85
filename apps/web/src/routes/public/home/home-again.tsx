import { findOwn } from '@tawa/domain/common/own';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersQuery, useKeepOrdered } from '#features/ordering/orders/shop/orders.queries.ts';
import { ActiveOrder } from '#features/ordering/orders/shop/active-order.tsx';
import { OrderCard } from '#features/ordering/orders/shop/order-card.tsx';
import { OrderAgain } from '#features/ordering/cart/shop/reorder/order-again.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Rail } from '#ui/carousel/rail.tsx';
import { AgainPlace, bandClassName, MoreLink } from './home-section.tsx';
import { Popular } from './home-popular.tsx';
import { homeScreenTexts } from './home.texts.ts';

const shown = 3;

/** The place that was kept stays as high while this page is open: a smaller part must not pull up what is under a thumb. */
const keptHeights: Readonly<Record<string, string>> = {
  none: 'min-h-[31.5rem] lg:min-h-[36.5rem]',
  past: 'min-h-[24.25rem] lg:min-h-[21.5rem]',
  active: 'min-h-[29rem] lg:min-h-[16.375rem]',
  both: 'min-h-[53.25rem] lg:min-h-[37.625rem]',
};

/** What a signed-in person looks for first: the order under way, then the last ones, each a tap from the cart. */
export function HomeAgain({ userid }: { userid: number }) {
  const t = useTexts(homeScreenTexts);
  const active = useQuery(ordersQuery(userid, 'active'));
  const past = useQuery(ordersQuery(userid, 'past'));
  const [current] = active.data?.orders ?? [];
  useKeepOrdered(userid);
  const [kept] = useState(() => findOwn(keptHeights, document.documentElement.dataset.ordered ?? 'none') ?? '');
  const orders = past.data?.orders.slice(0, shown) ?? [];
  if (past.isPending || active.isPending) return <AgainPlace />;
  if (!current && orders.length === 0) return <Popular title={t.mostOrdered} />;
  return (
    <div className={`${bandClassName} ${kept}`}>
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
