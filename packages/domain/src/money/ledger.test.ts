import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillInput, computeBill } from './bill.ts';
import {
  adjustmentEntries,
  capturedEntries,
  cashEntries,
  commissionGstBp,
  creditGivenEntries,
  creditUsedEntries,
  earnedEntries,
  type LedgerEntry,
  noMoney,
  type OrderMoney,
  paidFor,
  payoutEntries,
  refundEntries,
  refundPaidEntries,
  sumOf,
  tdsBp,
} from './ledger.ts';
import { type BilledLine, type LinePortion, moneyLeft, moneyOfPortions } from './refunds.ts';

const rates = { restaurant_service: 500, packaged: 1200, delivery: 1800, platform_fee: 1800 };

const carts = fc.record({
  lines: fc.array(
    fc.record({
      unit_price: fc.integer({ min: 100, max: 90_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      tax_category: fc.constantFrom('restaurant_service' as const, 'packaged' as const),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discount: fc.integer({ min: 0, max: 60_000 }),
  restaurant_bp: fc.integer({ min: 0, max: 10_000 }),
  packaging_fee: fc.integer({ min: 0, max: 5000 }),
  delivery_fee: fc.integer({ min: 0, max: 9000 }),
  tip: fc.integer({ min: 0, max: 10_000 }),
  commission_bp: fc.integer({ min: 0, max: 3500 }),
  commission_gst_bp: fc.integer({ min: 0, max: 4000 }),
  tds_bp: fc.integer({ min: 0, max: 500 }),
});
type Cart = typeof carts extends fc.Arbitrary<infer T> ? T : never;

/** The order that a cart becomes: its bill, its lines and what the ledger sees in it. */
function orderOf({ lines, discount, restaurant_bp, commission_bp, commission_gst_bp, tds_bp, ...fees }: Cart) {
  const input: BillInput = {
    ...fees,
    platform_fee: 600,
    tax_rates: rates,
    lines: lines.map(({ off, ...line }, index) => ({
      ...line,
      key: String(index),
      unit_discounted: Math.floor((line.unit_price * (100 - off)) / 100),
    })),
    coupon: { code: 'TAWA60', discount, funded_by: 'split', restaurant_share_bp: restaurant_bp },
  };
  const bill = computeBill(input);
  const billed: BilledLine[] = bill.lines.map((line, index) => ({
    ...line,
    order_item_id: index + 1,
    quantity: lines[index]?.quantity ?? 0,
    own_tax: lines[index]?.tax_category === 'packaged',
  }));
  const taxOf = (category: string) => bill.taxes.find((tax) => tax.category === category)?.amount ?? 0;
  const money: OrderMoney = {
    ...noMoney,
    food: bill.item_total - bill.discount_restaurant,
    coupon_platform: bill.coupon_by_platform,
    coupon_restaurant: bill.coupon_by_restaurant,
    packaging: bill.packaging_fee,
    delivery: bill.delivery_fee,
    platform_fee: bill.platform_fee,
    tip: bill.tip,
    gst_platform: taxOf('restaurant_service') + taxOf('delivery'),
    gst_restaurant: taxOf('packaged'),
    gst_fee: taxOf('platform_fee'),
  };
  return { bill, lines: billed, money, terms: { commission_bp, commission_gst_bp, tds_bp } };
}

const balances = (entries: readonly LedgerEntry[]) => {
  const all = new Map<string, number>();
  for (const { account, amount } of entries) all.set(account, (all.get(account) ?? 0) + amount);
  return Object.fromEntries([...all].filter(([, amount]) => amount !== 0));
};

describe('the entries of a movement', () => {
  const plain: [string, LedgerEntry[]][] = [
    ['captured', capturedEntries(51_800)],
    ['captured for nobody', capturedEntries(51_800, false)],
    ['cash', cashEntries(51_800)],
    ['credit used', creditUsedEntries(9900)],
    ['credit given', creditGivenEntries(5000)],
    ['refund of funds', refundEntries({ of: 'funds', amount: 51_800 })],
    ['refund of unmatched money', refundEntries({ of: 'unmatched', amount: 100 })],
    ['refund by the restaurant', refundEntries({ of: 'charge', amount: 100, liable: 'restaurant' })],
    ['refund by the platform', refundEntries({ of: 'charge', amount: 100, liable: 'platform' })],
    ['refund out over the provider', refundPaidEntries(100, 'source')],
    ['refund out as credit', refundPaidEntries(100, 'credit')],
    ['refund out to a UPI id', refundPaidEntries(100, 'upi')],
    ['payout', payoutEntries(320_150)],
    ['payout from a restaurant', payoutEntries(-4000)],
    ['adjustment', adjustmentEntries(-1500)],
  ];
  test.each(plain)('%s sum to zero (ledger-1)', (_name, entries) => {
    expect(entries.length).toBeGreaterThan(1);
    expect(sumOf(entries)).toBe(0);
  });

  test('of nothing are none', () => {
    expect([capturedEntries(0), cashEntries(0), payoutEntries(0), adjustmentEntries(0)].flat()).toEqual([]);
  });

  test('of any earned order sum to zero, and the customer’s money is used up by them (ledger-1)', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { bill, money, terms } = orderOf(cart);
        expect(paidFor(money)).toBe(bill.total);
        const entries = [...capturedEntries(bill.total), ...earnedEntries(money, terms)];
        expect(sumOf(entries)).toBe(0);
        expect(balances(entries).customer_funds).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('of an order tell the restaurant’s share apart: food less commission, its tax and what is deducted', () => {
    const money = { ...noMoney, food: 100_000, coupon_platform: 6000, packaging: 2000, delivery: 3900, tip: 3000 };
    const entries = earnedEntries(
      { ...money, gst_platform: 5500 },
      { commission_bp: 2000, commission_gst_bp: commissionGstBp, tds_bp: tdsBp },
    );
    const own = entries.filter(({ account }) => account === 'restaurant_payable');
    expect(Object.fromEntries(own.map(({ part, amount }) => [part, amount]))).toEqual({
      food: -100_000,
      packaging: -2000,
      delivery: -3900,
      tip: -3000,
      commission: 20_000,
      commission_gst: 3600,
      tds: 102,
    });
    expect(balances(entries)).toMatchObject({ coupon_cost: 6000, gst_9_5: -5500, commission_income: -20_000 });
  });
});

/** The portions of an order in any order and in any number of refunds. */
const shuffled = (lines: readonly BilledLine[], seed: number): LinePortion[] =>
  lines
    .flatMap(({ order_item_id, quantity }) => Array.from({ length: quantity }, () => ({ order_item_id, quantity: 1 })))
    .map((portion, index) => ({ portion, rank: Math.sin(seed + index * 7919) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ portion }) => portion);

describe('a refund of everything', () => {
  test('by single portions in any order and then the fees returns the captured amount, and undoes the sale (refunds-2)', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 0, max: 100_000 }), (cart, seed) => {
        const { bill, lines, money, terms } = orderOf(cart);
        const billed = { lines, coupon_by_restaurant: bill.coupon_by_restaurant };
        const entries = [...capturedEntries(bill.total), ...earnedEntries(money, terms)];
        const gone: OrderMoney[] = [];
        const before: LinePortion[] = [];
        const giveBack = (part: OrderMoney) => {
          const stood = moneyLeft(money, gone);
          gone.push(part);
          const refund = refundEntries({ of: 'sale', before: stood, after: moneyLeft(money, gone), terms });
          expect(sumOf(refund)).toBe(0);
          entries.push(...refund, ...refundPaidEntries(paidFor(part), 'source'));
        };
        for (const portion of shuffled(lines, seed)) {
          giveBack(moneyOfPortions(billed, before, [portion]));
          before.push(portion);
        }
        giveBack(moneyLeft(money, gone));
        expect(gone.reduce((sum, part) => sum + paidFor(part), 0)).toBe(bill.total);
        expect(balances(entries)).toEqual({});
      }),
      { numRuns: 300 },
    );
  });

  test('before anything was earned leaves nothing anywhere', () => {
    const entries = [
      ...capturedEntries(51_800),
      ...refundEntries({ of: 'funds', amount: 51_800 }),
      ...refundPaidEntries(51_800, 'source'),
    ];
    expect(balances(entries)).toEqual({});
  });
});

describe('portions of a line', () => {
  const lines: BilledLine[] = [
    { order_item_id: 7, quantity: 3, gross: 60_000, discount: 3000, coupon_share: 1000, tax: 2800, own_tax: false },
  ];
  const billed = { lines, coupon_by_restaurant: 500 };

  test('take their tax and their share of the coupon with them', () => {
    expect(moneyOfPortions(billed, [], [{ order_item_id: 7, quantity: 3 }])).toEqual({
      ...noMoney,
      food: 57_000,
      coupon_platform: 500,
      coupon_restaurant: 500,
      gst_platform: 2800,
    });
  });

  test('cannot be taken twice, nor those of another order', () => {
    const gone = [{ order_item_id: 7, quantity: 2 }];
    expect(() => moneyOfPortions(billed, gone, [{ order_item_id: 7, quantity: 2 }])).toThrow(RangeError);
    expect(() => moneyOfPortions(billed, [], [{ order_item_id: 8, quantity: 1 }])).toThrow(RangeError);
    expect(() => moneyOfPortions(billed, [], [{ order_item_id: 7, quantity: 0 }])).toThrow(RangeError);
  });
});
