import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bill, type BillInput, type BillInputLine, billLines, computeBill } from './bill.ts';

const rates = { restaurant_service: 500, packaged: 1200, delivery: 1800, platform_fee: 1800 };
const food = (unit_price: number, unit_discounted: number | null = null, quantity = 1): BillInputLine => ({
  key: `${unit_price}`,
  unit_price,
  unit_discounted,
  quantity,
  tax_category: 'restaurant_service',
});
const order = (changes: Partial<BillInput> = {}): BillInput => ({
  lines: [food(43_400, 37_400), food(31_900, 27_900), food(8900, null, 2)],
  coupon: { code: 'TAWA60', discount: 12_000, funded_by: 'platform', free_delivery: true },
  packaging_fee: 2000,
  delivery_fee: 3900,
  platform_fee: 600,
  tax_rates: rates,
  ...changes,
});
const printed = (bill: Bill) => billLines(bill).map(({ label, amount, kind }) => [label, amount, kind]);

describe('the order of the drawings', () => {
  test('prints these lines in this order', () => {
    expect(printed(computeBill(order()))).toEqual([
      ['Item total', 93_100, 'amount'],
      ['Restaurant discount', -10_000, 'discount'],
      ['Coupon TAWA60', -12_000, 'discount'],
      ['Packaging', 2000, 'amount'],
      ['Delivery fee', 0, 'free'],
      ['Platform fee', 600, 'amount'],
      ['GST 5% on food and packaging', 3656, 'tax'],
      ['GST 18% on platform fee', 108, 'tax'],
      ['To pay', 77_464, 'total'],
    ]);
  });

  test('keeps what the free delivery would have cost and counts it as saved', () => {
    const bill = computeBill(order());
    expect(billLines(bill).find((line) => line.key === 'delivery')?.was).toBe(3900);
    expect(bill).toMatchObject({ delivery_fee: 0, delivery_fee_waived: 3900, savings: 25_900 });
  });

  test('spreads the coupon by largest remainder and taxes each line after it (checkout-2)', () => {
    expect(computeBill(order()).lines).toEqual([
      { key: '43400', gross: 43_400, discount: 6000, coupon_share: 5401, taxable: 31_999, tax: 1600 },
      { key: '31900', gross: 31_900, discount: 4000, coupon_share: 4029, taxable: 23_871, tax: 1194 },
      { key: '8900', gross: 17_800, discount: 0, coupon_share: 2570, taxable: 15_230, tax: 762 },
    ]);
  });
});

test('a charged delivery fee and a tip are printed, taxed once per rate, the tip never', () => {
  const bill = computeBill(order({ coupon: null, packaging_fee: 0, tip: 3000, lines: [food(10_000)] }));
  expect(printed(bill)).toEqual([
    ['Item total', 10_000, 'amount'],
    ['Delivery fee', 3900, 'amount'],
    ['Platform fee', 600, 'amount'],
    ['GST 5% on food', 500, 'tax'],
    ['GST 18% on delivery and platform fee', 810, 'tax'],
    ['Tip', 3000, 'tip'],
    ['To pay', 18_810, 'total'],
  ]);
  expect(bill.taxes.map((tax) => [tax.category, tax.label, tax.amount])).toEqual([
    ['restaurant_service', 'GST 5% on food', 500],
    ['delivery', 'GST 18% on delivery', 702],
    ['platform_fee', 'GST 18% on platform fee', 108],
  ]);
});

test('packaged goods carry their own rate, and one rate for all is one line that names all', () => {
  const lines = [food(10_000), { ...food(5000), tax_category: 'packaged' as const }];
  const own = computeBill(order({ coupon: null, lines }));
  expect(own.taxes.find((tax) => tax.category === 'packaged')).toEqual({
    label: 'GST 12% on packaged goods',
    category: 'packaged',
    rate_bp: 1200,
    taxable: 5000,
    cgst: 300,
    sgst: 300,
    amount: 600,
  });
  const same = { restaurant_service: 1800, packaged: 1800, delivery: 1800, platform_fee: 1800 };
  const labels = billLines(computeBill(order({ coupon: null, lines, tax_rates: same }))).map((line) => line.label);
  expect(labels).toContain('GST 18% on food and packaging, packaged goods, delivery and platform fee');
});

test('half paise go up in both halves of the tax (checkout-2)', () => {
  const bill = computeBill(
    order({ coupon: null, packaging_fee: 0, delivery_fee: 0, platform_fee: 0, lines: [food(20)] }),
  );
  expect(bill.taxes).toMatchObject([{ cgst: 1, sgst: 1, amount: 2 }]);
});

test('GST of a rate is rounded once on all that it taxes, as whoever checks the printed line does (checkout-2)', () => {
  const lines = [food(21_110), food(21_110), food(21_080)].map((each, index) => ({ ...each, key: String(index) }));
  const bill = computeBill(order({ coupon: null, packaging_fee: 0, delivery_fee: 0, platform_fee: 0, lines }));
  expect(bill.item_total).toBe(63_300);
  expect(bill.tax_total).toBe(3166);
  const odd = Array.from({ length: 7 }, (_line, index) => ({ ...food(9030), key: String(index) }));
  const many = computeBill(order({ coupon: null, packaging_fee: 0, delivery_fee: 0, platform_fee: 0, lines: odd }));
  // Half of 5 % of 632.10 is 15.8025; each line alone would have been rounded up to 2.26, seven times.
  expect(many.tax_total).toBe(3160);
  expect(many.lines.map(({ tax }) => tax).reduce((all, tax) => all + tax, 0)).toBe(3160);
});

test('a coupon never pays for more than the dishes', () => {
  const coupon = { code: 'BIG', discount: 999_999, funded_by: 'platform' as const };
  const bill = computeBill(order({ coupon, packaging_fee: 0, delivery_fee: 0, platform_fee: 0 }));
  expect(bill).toMatchObject({ discount_coupon: 83_100, tax_total: 0, total: 0 });
});

test('a discounted price above the price gives no discount and raises nothing', () => {
  expect(computeBill(order({ lines: [food(100, 150)], coupon: null }))).toMatchObject({
    item_total: 100,
    discount_restaurant: 0,
  });
});

test('an empty order costs its fees only, and nothing is printed at 0 but the total', () => {
  const none = order({ lines: [], coupon: null, packaging_fee: 0, delivery_fee: 0, platform_fee: 0 });
  expect(printed(computeBill(none))).toEqual([['To pay', 0, 'total']]);
});

test('a delivery fee waived without a coupon is free all the same, one of 0 is not shown', () => {
  const labels = (changes: Partial<BillInput>) => billLines(computeBill(order({ coupon: null, ...changes })));
  expect(labels({ delivery_waived: true })).toContainEqual(expect.objectContaining({ kind: 'free', was: 3900 }));
  expect(labels({ delivery_waived: true, delivery_fee: 0 }).some((line) => line.key === 'delivery')).toBe(false);
});

test.each([
  ['platform', undefined, 0, 1001],
  ['restaurant', undefined, 1001, 0],
  ['split', undefined, 501, 500],
  ['split', 2500, 250, 751],
] as const)('a coupon funded by %s (%s bp) splits its cost', (funded_by, restaurant_share_bp, restaurant, platform) => {
  const coupon = { code: 'ABCD', discount: 1001, funded_by, restaurant_share_bp };
  expect(computeBill(order({ coupon }))).toMatchObject({
    coupon_by_restaurant: restaurant,
    coupon_by_platform: platform,
  });
});

test.each([{ tip: -1 }, { packaging_fee: 0.5 }, { delivery_fee: Number.NaN }, { lines: [food(100, null, -1)] }])(
  '%j is refused',
  (changes) => expect(() => computeBill(order(changes))).toThrow(RangeError),
);

const paise = (max: number) => fc.integer({ min: 0, max });
const line: fc.Arbitrary<BillInputLine> = fc.record({
  key: fc.string(),
  unit_price: paise(300_000),
  unit_discounted: fc.option(paise(300_000)),
  quantity: fc.integer({ min: 1, max: 20 }),
  tax_category: fc.constantFrom('restaurant_service', 'packaged'),
});
const bp = fc.constantFrom(0, 500, 1200, 1800, 2800, 333);
const anyOrder: fc.Arbitrary<BillInput> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  coupon: fc.option(
    fc.record({
      code: fc.constant('CODE'),
      discount: paise(500_000),
      free_delivery: fc.boolean(),
      funded_by: fc.constantFrom('platform', 'restaurant', 'split'),
    }),
  ),
  packaging_fee: paise(10_000),
  delivery_fee: paise(20_000),
  delivery_waived: fc.boolean(),
  platform_fee: paise(5000),
  tax_rates: fc.record({ restaurant_service: bp, packaged: bp, delivery: bp, platform_fee: bp }),
  tip: paise(50_000),
});
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('for any order the printed lines, the stored lines and the taxes all come to the total, to the paisa (checkout-1)', () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const bill = computeBill(input);
      const shown = billLines(bill);
      expect(sum(shown.filter((line) => line.kind !== 'total').map((line) => line.amount))).toBe(bill.total);
      expect(shown.at(-1)).toMatchObject({ kind: 'total', amount: bill.total });
      expect(sum(bill.lines.map((line) => line.coupon_share))).toBe(bill.discount_coupon);
      const fees = bill.packaging_fee + bill.delivery_fee + bill.platform_fee;
      expect(sum(bill.lines.map((line) => line.taxable)) + fees + bill.tax_total + bill.tip).toBe(bill.total);
      for (const rate of new Set(bill.taxes.map(({ rate_bp }) => rate_bp))) {
        const taxes = bill.taxes.filter(({ rate_bp }) => rate_bp === rate);
        const half = (sum(taxes.map(({ taxable }) => taxable)) * rate) / 20_000;
        expect(sum(taxes.map(({ amount }) => amount))).toBe(2 * Math.floor(half + 0.5));
      }
      for (const tax of bill.taxes) expect([tax.sgst, tax.amount]).toEqual([tax.cgst, 2 * tax.cgst]);
      const amounts = [...bill.lines.flatMap((line) => [line.taxable, line.tax, line.discount]), bill.total];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(bill.coupon_by_platform + bill.coupon_by_restaurant).toBe(bill.discount_coupon);
    }),
    { numRuns: 3000 },
  );
});
