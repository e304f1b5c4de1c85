import { computeBill } from '@tawa/domain/money/bill';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Row, sumRows } from './facts.ts';
import { portionsLeft, type PrintedOrder, rowsOfFees, rowsOfPortions } from './order-rows.ts';

const carts = fc.record({
  lines: fc.array(
    fc.record({
      unit_price: fc.integer({ min: 100, max: 90_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      gone: fc.integer({ min: 0, max: 20 }),
      tax_category: fc.constantFrom('restaurant_service' as const, 'packaged' as const),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discount: fc.integer({ min: 0, max: 60_000 }),
  share_bp: fc.integer({ min: 1, max: 9999 }),
  service_bp: fc.constantFrom(500, 1800),
  packaging_fee: fc.integer({ min: 0, max: 5000 }),
  delivery_fee: fc.integer({ min: 0, max: 9000 }),
});
type Cart = typeof carts extends fc.Arbitrary<infer T> ? T : never;

function orderOf(cart: Cart) {
  const rates = { restaurant_service: cart.service_bp, packaged: 1200, delivery: 1800, platform_fee: 1800 };
  const bill = computeBill({
    ...cart,
    lines: cart.lines.map(({ off, ...line }, index) => ({
      ...line,
      key: String(index),
      unit_discounted: Math.round((line.unit_price * (100 - off)) / 100),
    })),
    coupon: { code: 'ANY', discount: cart.discount, funded_by: 'split', restaurant_share_bp: cart.share_bp },
    platform_fee: 600,
    tax_rates: rates,
  });
  const order: PrintedOrder = {
    ...bill,
    coupon_by_restaurant: bill.coupon_by_restaurant,
    lines: bill.lines.map((line, index) => ({
      ...line,
      order_item_id: index + 1,
      name: 'Dish',
      names: null,
      options: [],
      unit_price: cart.lines[index]?.unit_price ?? 0,
      quantity: cart.lines[index]?.quantity ?? 0,
      tax_category: cart.lines[index]?.tax_category ?? 'packaged',
      rate_bp: rates[cart.lines[index]?.tax_category ?? 'packaged'],
    })),
  };
  return { order, bill };
}

const rowsOf = (placed: readonly { row: Row }[]) => placed.map(({ row }) => row);
const amountOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

test('the rows of any order add up to its bill, tax by tax', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { order, bill } = orderOf(cart);
      const rows = rowsOf([...rowsOfPortions(order, [], portionsLeft(order.lines, [])), ...rowsOfFees(order)]);
      expect(amountOf(rows)).toBe(bill.total);
      const { cgst, sgst } = sumRows(rows);
      expect(cgst + sgst).toBe(bill.tax_total);
    }),
    { numRuns: 3000 },
  );
});

test('what went back and what is left of any order add up to the whole (documents-3)', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { order } = orderOf(cart);
      const gone = order.lines.map(({ order_item_id, quantity }, index) => ({
        order_item_id,
        quantity: Math.min(quantity, cart.lines[index]?.gone ?? 0),
      }));
      const whole = rowsOf(rowsOfPortions(order, [], portionsLeft(order.lines, [])));
      const parts = rowsOf([
        ...rowsOfPortions(order, [], gone),
        ...rowsOfPortions(order, gone, portionsLeft(order.lines, gone)),
      ]);
      const tax = (rows: readonly Row[]) => sumRows(rows).cgst + sumRows(rows).sgst;
      expect([amountOf(parts), sumRows(parts).taxable, tax(parts)]).toEqual([
        amountOf(whole),
        sumRows(whole).taxable,
        tax(whole),
      ]);
    }),
    { numRuns: 3000 },
  );
});
