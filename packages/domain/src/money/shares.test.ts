import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBill } from './bill.ts';
import { decideShare } from './payments.ts';
import { shareBill, shareLeast, splitRefund, useShares } from './shares.ts';

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

const heldOf = fc
  .array(fc.record({ fresh: fc.integer({ min: 0, max: 90_000 }), amount: fc.integer({ min: 100, max: 90_000 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .chain((held) =>
    fc.record({
      held: fc.constant(held),
      rest: fc.integer({ min: 0, max: 5000 }),
    }),
  );

test('a paid share gives no more than was accepted, nor than it is now; the host’s part is nothing or a rupee at least (groups-11)', () => {
  fc.assert(
    fc.property(heldOf, ({ held, rest }) => {
      const total = held.reduce((sum, { fresh }) => sum + fresh, 0) + rest;
      const used = useShares(held, total);
      used.forEach((paise, at) => {
        expect(paise).toBeGreaterThanOrEqual(0);
        expect(paise).toBeLessThanOrEqual(Math.min(held[at]?.amount ?? 0, held[at]?.fresh ?? 0));
      });
      const left = total - used.reduce((sum, paise) => sum + paise, 0);
      // Of a bill of less than a rupee nobody was asked for a share.
      expect(left === 0 || left >= shareLeast || total < shareLeast).toBe(true);
    }),
  );
  expect(useShares([{ amount: 100, fresh: 100 }], 150)).toEqual([50]);
  expect(() => useShares([{ amount: 200, fresh: 200 }], 150)).toThrow(RangeError);
});

const refund = fc
  .array(fc.record({ left: fc.integer({ min: 0, max: 90_000 }), own: fc.integer({ min: 0, max: 9000 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .chain((payers) => {
    const most = payers.reduce((sum, { left }) => sum + left, 0);
    return fc.record({ payers: fc.constant(payers), amount: fc.integer({ min: 0, max: most }) });
  });

test('a refund is split over those who paid to the paisa, and gives nobody more than is left of theirs (groups-13)', () => {
  fc.assert(
    fc.property(refund, ({ payers, amount }) => {
      const parts = splitRefund(payers, amount);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(payers[at]?.left ?? 0);
      });
    }),
  );
});

test('dishes go to whoever paid them, a sum to all in proportion, everything to each what is theirs (groups-13)', () => {
  const payers = [
    { left: 300, own: 0 },
    { left: 100, own: 80 },
  ];
  expect(splitRefund(payers, 80)).toEqual([0, 80]);
  expect(splitRefund(payers, 400)).toEqual([300, 100]);
  expect(splitRefund([payers[0] ?? { left: 0, own: 0 }, { left: 100, own: 0 }], 40)).toEqual([30, 10]);
  // What their dishes come to beyond what is left of theirs comes from the others.
  expect(splitRefund([payers[0] ?? { left: 0, own: 0 }, { left: 50, own: 80 }], 80)).toEqual([30, 50]);
  expect(() => splitRefund(payers, 401)).toThrow(RangeError);
});

const stored = { status: 'created', amount: 24_014, currency: 'INR', provider_payment_id: null } as const;
const seen = { provider_payment_id: 'pay_1', status: 'captured', amount: 24_014, currency: 'INR' } as const;

test.each([
  ['asked', {}, {}, 'hold'],
  ['asked', {}, { amount: 24_000 }, { back: 'wrong_amount' }],
  ['asked', {}, { currency: 'USD' }, { back: 'wrong_amount' }],
  ['asked', {}, { status: 'failed' }, 'fail'],
  ['asked', {}, { status: 'created' }, 'ignore'],
  ['paid', { status: 'captured', provider_payment_id: 'pay_1' }, {}, 'ignore'],
  ['paid', { status: 'captured', provider_payment_id: 'pay_0' }, {}, { back: 'paid_twice' }],
  // By another way to pay than the one that is held.
  ['used', {}, {}, { back: 'paid_twice' }],
  ['dropped', {}, {}, { back: 'paid_late' }],
  ['by_host', {}, {}, { back: 'paid_late' }],
  ['withdrawn', {}, {}, { back: 'paid_late' }],
  ['back', { status: 'captured', provider_payment_id: 'pay_1' }, {}, 'ignore'],
  ['back', { status: 'captured', provider_payment_id: 'pay_1' }, { status: 'failed' }, 'ignore'],
] as const)(
  'of a share that is %s, with %j, a provider says %j: %j (groups-12)',
  (...[state, kept, said, decision]) => {
    expect(decideShare({ ...stored, ...kept }, state, { ...seen, ...said })).toEqual(decision);
  },
);
