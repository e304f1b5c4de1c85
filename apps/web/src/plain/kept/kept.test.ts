import { lineQuantityMax } from '@tawa/domain/common/limits';
import { expect, test } from 'vitest';
import { addLine, changeLine, packGuestCart, readGuestCart, type GuestCart, type GuestLine } from './guest-cart.ts';
import { draftFor, noDraft, packDraft, readDraft } from './typed-draft.ts';
import { pack } from './packed.ts';

const line = (over: Partial<GuestLine> = {}): GuestLine => ({
  menu_id: 7,
  quantity: 1,
  options: [],
  note: '',
  ...over,
});
const cart = (...lines: GuestLine[]): GuestCart => ({ restaurant_id: 1, lines });

test('a guest’s cart is read as it was kept, in any script (plain-9)', () => {
  const kept = cart(line({ options: [3, 4], note: 'बिना प्याज़' }), line({ menu_id: 8 }));
  expect(readGuestCart(packGuestCart(kept) ?? '')).toEqual(kept);
  expect(packGuestCart(kept)).toMatch(/^[\w-]+$/);
});

test('the same choice in any order raises its quantity, as far as one dish goes (plain-9)', () => {
  const one = addLine(cart(line({ options: [3, 4] })), { restaurant_id: 1 }, line({ options: [4, 3], quantity: 2 }));
  expect(one.lines).toEqual([line({ options: [3, 4], quantity: 3 })]);
  const most = addLine(one, { restaurant_id: 1 }, line({ options: [3, 4], quantity: lineQuantityMax }));
  expect(most.lines[0]?.quantity).toBe(lineQuantityMax);
  expect(addLine(one, { restaurant_id: 1 }, line({ note: 'mild' })).lines).toHaveLength(2);
  expect(addLine(one, { restaurant_id: 2 }, line()).lines).toEqual([line()]);
});

test('a line is changed and taken out by its place, and an empty cart is none (plain-9)', () => {
  const two = cart(line(), line({ menu_id: 8 }));
  expect(changeLine(two, 1, 5)?.lines[1]?.quantity).toBe(5);
  expect(changeLine(two, 0, 0)?.lines).toEqual([line({ menu_id: 8 })]);
  expect(changeLine(two, 9, 5)).toEqual(two);
  expect(changeLine(cart(line()), 0, 0)).toBeNull();
});

test('a cart that no cookie holds is not kept by halves (plain-9)', () => {
  const lines = Array.from({ length: 60 }, (_none, at) => line({ menu_id: at + 1, note: 'x'.repeat(100) }));
  expect(packGuestCart(cart(...lines))).toBeNull();
});

test.each([
  undefined,
  '',
  'no',
  pack(null),
  pack([]),
  pack({ restaurant_id: 1, lines: [] }),
  pack({ restaurant_id: 0, lines: [line()] }),
  pack({ restaurant_id: 1, lines: [line({ quantity: 21 })] }),
  pack({ restaurant_id: 1, lines: [{ ...line(), options: ['1'] }] }),
])('a cookie that holds no cart is none: %s (plain-5)', (cookie) => {
  expect(readGuestCart(cookie)).toBeNull();
  expect(readDraft(cookie)).toMatchObject(noDraft);
});

test('what was typed at a checkout is shown to nobody else (plain-4)', () => {
  const kept = { ...noDraft, of: 1001, wishes: { ...noDraft.wishes, note: 'Ring twice' } };
  expect(readDraft(packDraft(kept))).toEqual(kept);
  expect(draftFor(kept, 1001)).toBe(kept);
  expect(draftFor(kept, 1002)).toEqual({ ...noDraft, of: 1002 });
});
