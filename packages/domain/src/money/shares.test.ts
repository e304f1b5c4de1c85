import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBill } from './bill.ts';
import { shareBill } from './shares.ts';

const rates = { restaurant_service: 500, packaged: 1200, delivery: 1800, platform_fee: 1800 };
const names = ['Meera', 'Arjun', 'Sana', 'Zoya', 'Dev'] as const;

const wish = fc.record({
  name: fc.constantFrom(...names),
  unit_price: fc.integer({ min: 0, max: 90_000 }),
  off: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  tax_category: fc.constantFrom('restaurant_service' as const, 'packaged' as const),
});
const order = fc.record({
  wishes: fc.array(wish, { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 60_000 }),
  packaging_fee: fc.integer({ min: 0, max: 5000 }),
  delivery_fee: fc.integer({ min: 0, max: 9000 }),
  platform_fee: fc.integer({ min: 0, max: 1200 }),
  tip: fc.integer({ min: 0, max: 20_000 }),
});

function sharedOf({ wishes, discount, ...fees }: typeof order extends fc.Arbitrary<infer T> ? T : never) {
  const bill = computeBill({
    lines: wishes.map(({ unit_price, off, quantity, tax_category }, at) => ({
      key: String(at),
      unit_price,
      unit_discounted: unit_price - Math.floor((unit_price * off) / 100),
      quantity,
      tax_category,
    })),
    coupon: { code: 'GROUP', discount, funded_by: 'platform' },
    tax_rates: rates,
    ...fees,
  });
  const lines = bill.lines.map((line, at) => ({ ...line, for_name: wishes[at]?.name ?? '' }));
  return { bill, lines, shares: shareBill(lines, bill) };
}

test('shares add up to the bill, to the paisa, each part is whole, and nobody pays less than nothing (groups-8)', () => {
  fc.assert(
    fc.property(order, (each) => {
      const { bill, shares } = sharedOf(each);
      const all = (pick: (share: (typeof shares)[number]) => number) =>
        shares.reduce((sum, share) => sum + pick(share), 0);
      expect(all(({ total }) => total)).toBe(bill.total);
      expect(all(({ tip }) => tip)).toBe(bill.tip);
      expect(all(({ dishes }) => dishes)).toBe(bill.item_total);
      expect(all(({ offer }) => offer)).toBe(bill.discount_restaurant + bill.discount_coupon);
      for (const { dishes, offer, fees, tip, total } of shares) {
        expect(dishes - offer + fees + tip).toBe(total);
        expect([dishes, offer, fees, tip, total].every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(
          true,
        );
      }
    }),
  );
});

test('nobody pays more than their own dishes with all of the fees, nor a paisa beyond their fair part of them (groups-8)', () => {
  fc.assert(
    fc.property(order, (each) => {
      const { bill, lines, shares } = sharedOf(each);
      const net = bill.item_total - bill.discount_restaurant - bill.discount_coupon;
      const common = bill.total - net - lines.reduce((sum, { tax }) => sum + tax, 0);
      for (const { name, dishes, offer, total } of shares) {
        const own = lines
          .filter(({ for_name }) => for_name === name)
          .reduce((sum, { tax }) => sum + tax, dishes - offer);
        const weight = net === 0 ? 1 / shares.length : (dishes - offer) / net;
        expect(total).toBeLessThanOrEqual(own + common);
        // One paisa of rounding for the fees and one for the tip.
        expect(Math.abs(total - own - common * weight)).toBeLessThan(2);
      }
    }),
  );
});

test('a bag alone pays the whole bill', () => {
  const lines = [{ for_name: 'Meera', gross: 40_000, discount: 5000, coupon_share: 1000, tax: 1700 }];
  expect(shareBill(lines, { total: 43_108, tip: 1000 })).toEqual([
    { name: 'Meera', dishes: 40_000, offer: 6000, fees: 8108, tip: 1000, total: 43_108 },
  ]);
});

test('a bill that is less than its lines is none', () => {
  const lines = [{ for_name: 'Meera', gross: 40_000, discount: 0, coupon_share: 0, tax: 0 }];
  expect(() => shareBill(lines, { total: 39_999, tip: 0 })).toThrow(RangeError);
});
