import type { Order } from '@tawa/contract/ordering/orders';
import { Suspense } from 'react';
import { OrderMap } from '#features/ordering/orders/shop/order-map.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

// Most of its life an order has nobody on the way.
const RiderPlaceMap = lazyPart(
  async () => (await import('#features/ordering/riders/shop/rider-place.tsx')).RiderPlaceMap,
);

/** Where the rider is, or where the food goes while nobody says it. */
export function OnTheWay({ order, userid }: { order: Order; userid: number }) {
  if (order.status !== 'out_for_delivery') return null;
  const map = (
    <div className="overflow-hidden rounded-2xl empty:hidden lg:hidden">
      <OrderMap order={order} />
    </div>
  );
  return (
    <Suspense fallback={map}>
      <RiderPlaceMap userid={userid} order_number={order.order_number} door={order.address} otherwise={map} />
    </Suspense>
  );
}
