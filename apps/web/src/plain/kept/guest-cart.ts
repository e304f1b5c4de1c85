import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { lineNoteLengthMax, lineQuantityMax } from '@tawa/domain/common/limits';
import { optionsKey } from '@tawa/domain/ordering/cart';
import { z } from 'zod/mini';
import { pack, unpack } from './packed.ts';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const guestLine = z.object({
  menu_id: id,
  quantity: z.int().check(z.minimum(1), z.maximum(lineQuantityMax)),
  options: z.array(id).check(z.maxLength(40)),
  note: z.string().check(z.maxLength(lineNoteLengthMax)),
});
export type GuestLine = z.infer<typeof guestLine>;

const guestCart = z.object({ restaurant_id: id, lines: z.array(guestLine).check(z.minLength(1)) });
export type GuestCart = z.infer<typeof guestCart>;

// A browser keeps four thousand characters of one cookie, with its name and where it holds.
const packedMax = 3400;

/** What a guest chose before signing in, as the browser kept it: dishes by their ids, for prices and names are read anew. */
export const readGuestCart = (cookie: string | undefined): GuestCart | null => unpack(guestCart, cookie);

/** The cart for a cookie; null where it has become too much to keep there. */
export function packGuestCart(cart: GuestCart): string | null {
  const packed = pack(cart);
  return packed.length <= packedMax ? packed : null;
}

const isSame = (a: GuestLine, b: GuestLine): boolean =>
  a.menu_id === b.menu_id && a.note === b.note && optionsKey(a.options) === optionsKey(b.options);

/** The cart with one line more: the same choice raises its quantity, and another restaurant's dish begins a new cart. */
export function addLine(
  cart: GuestCart | null,
  { restaurant_id }: Pick<DishDetails, 'restaurant_id'>,
  line: GuestLine,
) {
  const lines = cart?.restaurant_id === restaurant_id ? cart.lines : [];
  const known = lines.find((each) => isSame(each, line));
  if (!known) return { restaurant_id, lines: [...lines, line] };
  const quantity = Math.min(lineQuantityMax, known.quantity + line.quantity);
  return { restaurant_id, lines: lines.map((each) => (each === known ? { ...known, quantity } : each)) };
}

/** The cart with another quantity of one line, or without it for 0; null for an empty one. */
export function changeLine(cart: GuestCart, place: number, quantity: number): GuestCart | null {
  const lines = cart.lines.flatMap((line, at) => {
    if (at !== place) return line;
    return quantity > 0 ? { ...line, quantity: Math.min(quantity, lineQuantityMax) } : [];
  });
  return lines.length > 0 ? { ...cart, lines } : null;
}
