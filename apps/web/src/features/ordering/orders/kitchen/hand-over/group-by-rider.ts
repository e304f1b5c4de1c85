import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';

export interface RiderGroup {
  key: string;
  /** Null where nobody wrote down who brings it. */
  rider_name: string | null;
  rider_phone: string | null;
  /** By stop where they go as a round, else in the places in which they stood. */
  orders: KitchenOrder[];
}

const keyOf = ({ rider_name, rider_phone }: KitchenOrder): string => `${rider_name ?? ''} ${rider_phone ?? ''}`;

/** Orders by who brings them, the rider of the first order first. */
export function groupByRider(orders: readonly KitchenOrder[]): RiderGroup[] {
  const groups = new Map<string, RiderGroup>();
  for (const order of orders) {
    const key = keyOf(order);
    const { rider_name, rider_phone } = order;
    const group = groups.get(key) ?? { key, rider_name, rider_phone, orders: [] };
    group.orders.push(order);
    groups.set(key, group);
  }
  const stopOf = ({ round }: KitchenOrder) => round?.stop ?? Number.MAX_SAFE_INTEGER;
  return [...groups.values()].map((group) => ({
    ...group,
    orders: group.orders.toSorted((a, b) => stopOf(a) - stopOf(b)),
  }));
}

/** The part of an address that a kitchen knows a way by: the last one before the city, 'Indiranagar'. */
export function areaOf({ address }: Pick<KitchenOrder, 'address'>): string {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  return parts.at(-2) ?? parts.at(-1) ?? '';
}
