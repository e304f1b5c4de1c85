import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';

type Item = KitchenOrderDetail['items'][number];

/** The lines of the bill as it was accepted, each with the names of what took its place: those are settled beside the bill. */
export const billedLines = (items: readonly Item[]): (Item & { instead: string[] })[] =>
  items
    .filter(({ instead_of = null }) => instead_of === null)
    .map((item) => ({ ...item, instead: namesInsteadOf(item.order_item_id, items) }));

// What took the place of a dish can be sold out itself.
const namesInsteadOf = (id: number, items: readonly Item[]): string[] =>
  items
    .filter(({ instead_of }) => instead_of === id)
    .flatMap((item) => [`${item.quantity} × ${item.name}`, ...namesInsteadOf(item.order_item_id, items)]);
