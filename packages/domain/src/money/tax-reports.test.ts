import { expect, test } from 'vitest';
import { noMoney, earnedEntries, refundEntries } from './ledger.ts';
import { figuresOf, ledgerSideOf, type LedgerSum } from './tax-ledger.ts';
import { type Kept, splitTax, type Supply, type TaxMonth, type TaxParty } from './tax-month.ts';
import {
  addMonths,
  financialYearBegins,
  isMonth,
  monthAt,
  monthSpan,
  type TaxReport,
  type TaxReportKey,
} from './tax-reports.ts';
import { makeTaxReports } from './tax-tables.ts';
import { holderOf, tdsRemark } from './tax-withheld.ts';

test.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['1999-12', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test('a month begins and ends at midnight in India', () => {
  expect(monthSpan('2026-12')).toEqual({
    from: new Date('2026-11-30T18:30:00Z'),
    to: new Date('2026-12-31T18:30:00Z'),
  });
  expect(monthAt(new Date('2026-11-30T18:29:59Z'))).toBe('2026-11');
  expect(monthAt(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-06', -18)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ]);
  expect(() => addMonths('soon', 1)).toThrow(RangeError);
});

test('a financial year begins in April', () => {
  expect(financialYearBegins('2026-04')).toEqual(new Date('2026-03-31T18:30:00Z'));
  expect(financialYearBegins('2026-03')).toEqual(new Date('2025-03-31T18:30:00Z'));
});

test.each([
  [101, 'Karnataka', { igst: 0, cgst: 50, sgst: 51 }],
  [101, 'Kerala', { igst: 101, cgst: 0, sgst: 0 }],
  [101, null, { igst: 0, cgst: 50, sgst: 51 }],
  [-101, 'Karnataka', { igst: 0, cgst: -51, sgst: -50 }],
  [0, 'Kerala', { igst: 0, cgst: 0, sgst: 0 }],
])('tax of %d paise to %s is split', (tax, state, parts) => {
  expect(splitTax(tax, state, 'Karnataka')).toEqual(parts);
});

test.each([
  ['AABPG1234K', 'individual'],
  ['AABHG1234K', 'huf'],
  ['AABCG1234K', 'company'],
  ['AABFG1234K', 'firm'],
  ['AABTG1234K', 'other'],
  ['', 'other'],
  [null, null],
])('%s is held by: %s', (pan, holder) => {
  expect(holderOf(pan)).toBe(holder);
});

test.each([
  [null, 1, 'no_pan'],
  ['AABPG1234K', 50_000_000, 'below_threshold'],
  ['AABHG1234K', 1, 'below_threshold'],
  ['AABPG1234K', 50_000_001, null],
  ['AABCG1234K', 1, null],
])('section 194-O of %s with sales of %d paise in the year: %s (tax-reports-7)', (pan, yearGross, remark) => {
  expect(tdsRemark({ pan, yearGross, threshold: 50_000_000 })).toBe(remark);
});

const money = { ...noMoney, food: 40_002, coupon_platform: 4999, packaging: 2000, delivery: 3900, platform_fee: 600 };
const taxed = { ...money, gst_platform: 2552, gst_fee: 108 };
const terms = { commission_bp: 2000, commission_gst_bp: 1800, tds_bp: 10 };

const sumsOf = (
  of: LedgerSum['of'],
  kind: Kept['kind'],
  entries: ReturnType<typeof earnedEntries>,
  is_registered = true,
): LedgerSum[] => entries.map((entry) => ({ of, kind, is_registered, ...entry }));

test('the ledger’s figures are what its accounts earned and owe', () => {
  const figures = figuresOf(sumsOf('month', 'earned', earnedEntries(taxed, terms)));
  expect(figures).toEqual({
    gst_9_5: 2552,
    gst_output: 108 + 1440,
    gst_all: 2552 + 108 + 1440,
    restaurants_value: 40_002 - 4999 + 2000 + 3900,
    own_gst: 0,
    fee: 600,
    fee_gst: 108,
    commission: 8000,
    commission_gst: 1440,
    tds: 42,
    invoiced: 40_002 - 4999 + 2000 + 3900 + 600 + 2552 + 108,
    undone: 0,
  });
});

test('a delivery that a coupon pays for is no value that is taxed', () => {
  const free = { ...taxed, delivery: 0, delivery_subsidy: 3900 };
  expect(figuresOf(sumsOf('month', 'earned', earnedEntries(free, terms))).restaurants_value).toBe(37_003);
});

test('what was undone is told by its sum, and of a charge nothing is', () => {
  const undone = refundEntries({ of: 'sale', before: taxed, after: noMoney, terms });
  const charge = refundEntries({ of: 'charge', amount: 500, liable: 'restaurant' });
  const figures = figuresOf([...sumsOf('month', 'refund', undone), ...sumsOf('month', 'refund', charge)]);
  expect(figures).toMatchObject({ undone: 44_163, gst_9_5: -2552, commission: -8000, invoiced: 0 });
});

const party: TaxParty = {
  restaurant_id: 7,
  restaurant: 'Dum & Handi',
  legal_name: 'Handi Foods',
  gstin: '27AABFG1234K1ZX',
  pan: 'AABFG1234K',
  state: 'Maharashtra',
};
const supply: Supply = {
  kind: 'invoice',
  of: 'platform_9_5',
  restaurant_id: 7,
  gstin: party.gstin,
  state: party.state,
  registration: '27AAACT0000K1ZU',
  code: '996331',
  rate_bp: 500,
  taxable: 37_003,
  cgst: 925,
  sgst: 925,
  tcs_bp: 50,
};
const delivery = { ...supply, code: '996813', rate_bp: 1800, taxable: 3900, cgst: 351, sgst: 351 };
const fee = { ...supply, of: 'platform' as const, code: '998599', rate_bp: 1800, taxable: 600, cgst: 54, sgst: 54 };
const kept: Kept = {
  kind: 'earned',
  restaurant_id: 7,
  commission_gst_bp: 1800,
  tds_bp: 10,
  law_bp: 10,
  no_pan_bp: 500,
  commission: 8000,
  commission_gst: 1440,
  gross: 42_002,
  tds: 42,
};
const monthOf = (change: Partial<TaxMonth> = {}): TaxMonth => ({
  parties: new Map([[7, party]]),
  supplies: [supply, delivery, fee],
  kept: [kept],
  series: [],
  yearGross: new Map([[7, 60_000_000]]),
  threshold: 50_000_000,
  seat: { state: 'Karnataka', gstin: '29AAACT0000K1ZQ' },
  ledger: ledgerSideOf(sumsOf('month', 'earned', earnedEntries(taxed, terms))),
  ...change,
});
const reportOf = (key: TaxReportKey, month = monthOf()): TaxReport => {
  const found = makeTaxReports(month).find((report) => report.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
};

test('commission to a registered restaurant of another state is table 4 with the whole tax', () => {
  const { rows, checks } = reportOf('gstr1_4');
  expect(rows).toMatchObject([{ gstin: party.gstin, rate: 1800, taxable: 8000, igst: 1440, cgst: 0, sgst: 0 }]);
  expect(checks.map(({ difference }) => difference)).toEqual([0, 0]);
});

test('commission to a restaurant without a number is among consumers, and across states in 3.2', () => {
  const parties = new Map([[7, { ...party, gstin: null }]]);
  const ledger = ledgerSideOf(sumsOf('month', 'earned', earnedEntries(taxed, terms), false));
  const month = monthOf({ parties, ledger });
  expect(reportOf('gstr1_4', month).rows).toEqual([]);
  expect(reportOf('gstr1_7', month)).toMatchObject({
    rows: [
      { entry: 'platform_fee', taxable: 600, cgst: 54, sgst: 54 },
      { entry: 'commission', taxable: 8000, igst: 1440 },
    ],
    total: { taxable: 8600 },
  });
  const { rows, total } = reportOf('gstr3b', month);
  expect(rows.map(({ entry, taxable }) => [entry, taxable])).toEqual([
    ['3.1(a)', 600],
    ['3.1(a)', 8000],
    ['3.1.1(i)', 40_903],
    ['3.2', 8000],
  ]);
  expect(total.taxable).toBe(49_503);
});

test('credit notes are taken off what consumers bought, and a rate has a row of its own', () => {
  const credited = { ...supply, kind: 'credit_note' as const, taxable: 20_001, cgst: 500, sgst: 500 };
  const other = { ...supply, rate_bp: 700, taxable: 100, cgst: 3, sgst: 4 };
  const { rows } = reportOf('gstr1_15', monthOf({ supplies: [supply, credited, other] }));
  expect(
    rows.map(({ rate, supplied, credited: back, taxable, cgst, sgst }) => [rate, supplied, back, taxable, cgst, sgst]),
  ).toEqual([
    [500, 37_003, 20_001, 17_002, 425, 425],
    [700, 100, 0, 100, 3, 4],
  ]);
});

test('a figure that differs from the ledger is told with its amount (tax-reports-2)', () => {
  const [check] = reportOf('gstr1_15', monthOf({ supplies: [supply] })).checks;
  expect(check).toEqual({ figure: 'gst_9_5', table: 1850, ledger: 2552, waiting: 0, difference: -702 });
});

test('tax is collected of nothing under section 9(5), and of what restaurants owe the tax of themselves', () => {
  expect(reportOf('gstr8').rows).toEqual([]);
  const own = { ...supply, of: 'restaurant' as const, code: '2106', taxable: 10_100, cgst: 253, sgst: 252 };
  const { rows } = reportOf('gstr8', monthOf({ supplies: [supply, own] }));
  expect(rows).toMatchObject([{ taxable: 10_100, law_rate: 50, due: 51, withheld: 0 }]);
});

test.each([
  { pan: 'AABFG1234K', year_gross: 60_000_000, law_rate: 10, due: 42, remark: null },
  { pan: null, year_gross: 60_000_000, law_rate: 500, due: 2100, remark: 'no_pan' },
  { pan: 'AABPG1234K', year_gross: 40_000_000, law_rate: 0, due: 0, remark: 'below_threshold' },
])('what was held back stands beside what the law asks: %o (tax-reports-7)', ({ pan, year_gross, ...law }) => {
  const month = monthOf({ parties: new Map([[7, { ...party, pan }]]), yearGross: new Map([[7, year_gross]]) });
  expect(reportOf('tds', month).rows).toMatchObject([{ pan, year_gross, withheld: 42, ...law }]);
});

test('documents are told by series, with the numbers that bear a date of another month', () => {
  const series = [
    { kind: 'invoice' as const, first: 'INV/26-27/000004', last: 'INV/26-27/000009', first_serial: 4, last_serial: 9 },
  ].map((one) => ({ ...one, documents: 5, amount: 44_163 }));
  const { rows, checks } = reportOf('gstr1_13', monthOf({ series }));
  expect(rows).toMatchObject([{ entry: 'invoice', documents: 5, other_month: 1, amount: 44_163 }]);
  expect(checks).toMatchObject([
    { figure: 'invoiced', difference: 0 },
    { figure: 'undone', difference: 0 },
  ]);
});
