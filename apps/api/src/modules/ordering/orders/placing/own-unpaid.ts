// What a customer's unpaid order holds is free for the order that takes its place: placing ends the unpaid one first. While
// a bill is only shown, the holds are still there and are taken out of the count here.
import type { Facts } from '../checkout/facts.store.ts';
import type { SlotUse } from '../slots/slot-minutes.ts';

type Held = Pick<Facts, 'dishes' | 'customer' | 'unpaid'>;

/** The facts as they would be had the customer's unpaid order ended. */
export function withoutUnpaid<T extends Held>(facts: T): T {
  const { unpaid, dishes, customer } = facts;
  if (!unpaid) return facts;
  const heldOf = (menuId: number) =>
    unpaid.portions.reduce((sum, { menu_id, quantity }) => sum + (menu_id === menuId ? quantity : 0), 0);
  const freed = (stock: number | null, menuId: number) => (stock === null ? null : stock + heldOf(menuId));
  return {
    ...facts,
    dishes: dishes.map((dish) => ({
      ...dish,
      daily_stock: freed(dish.daily_stock, dish.menu_id),
      parts: dish.parts.map((part) => ({ ...part, stock: freed(part.stock, part.menu_id) })),
    })),
    customer: customer && { ...customer, credit: (customer.credit ?? 0) + unpaid.credit_part || null },
  };
}

/** The minutes that others hold of a kitchen's slots. */
export function heldByOthers(use: SlotUse, { unpaid, kitchen }: Pick<Facts, 'unpaid' | 'kitchen'>): SlotUse {
  if (!unpaid?.slot_at || unpaid.restaurant_id !== kitchen?.restaurant_id) return use;
  const at = Date.parse(unpaid.slot_at);
  const left = (use.get(at) ?? 0) - (unpaid.slot_used_minutes ?? 0);
  return new Map(use).set(at, Math.max(0, left));
}
