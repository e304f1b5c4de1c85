interface Line {
  order_item_id: number;
  quantity: number;
  name: string;
  instead_of?: number | null;
}

/** The lines of the bill as it was accepted, each with what took its place: that is settled beside the bill. */
export const billedLines = <T extends Line>(items: readonly T[]): (T & { instead: string[] })[] =>
  items
    .filter(({ instead_of = null }) => instead_of === null)
    .map((item) => ({ ...item, instead: namesInsteadOf(item.order_item_id, items) }));

// What took the place of a dish can be sold out itself.
const namesInsteadOf = (id: number, items: readonly Line[]): string[] =>
  items
    .filter(({ instead_of }) => instead_of === id)
    .flatMap((item) => [`${item.quantity} × ${item.name}`, ...namesInsteadOf(item.order_item_id, items)]);
