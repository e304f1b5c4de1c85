import type { DrawnPaper } from '../pages/draw-paper.ts';
import type { Invoice, RefundNote, Row, Statement, StatementLine } from '../facts.ts';

const party = { name: 'Veg Corner', address: '1 Road', state: 'Karnataka', gstin: null, fssai: null };
const line: StatementLine = {
  order_number: 'FD-ABC123',
  refund_files: [],
  at: '2026-08-04T10:00:00.000Z',
  item_total: 40_000,
  discount: -5_000,
  packaging: 1_000,
  delivery: 0,
  tip: 0,
  own_gst: 0,
  commission: -7_000,
  commission_gst: -1_260,
  tds: -35,
  refunds: 0,
  cash: 0,
  adjustment: 0,
  net: 27_705,
  gst_9_5: 1_750,
};

const row: Row = {
  name: 'Paneer Butter Masala',
  names: { hi: 'पनीर बटर मसाला', kn: 'ಪನೀರ್ ಬಟರ್ ಮಸಾಲ' },
  detail: 'Half, no onion',
  details: { hi: 'हाफ़, बिना प्याज़', kn: 'ಅರ್ಧ, ಈರುಳ್ಳಿ ಇಲ್ಲದೆ' },
  code: '996331',
  quantity: 2,
  unit: 24_000,
  discount: 3_000,
  taxable: 45_000,
  rate_bp: 500,
  cgst: 1_125,
  sgst: 1_125,
  amount: 47_250,
};
const { names: _names, details: _details, ...unnamed } = row;
const fee = { ...unnamed, detail: '', quantity: null, unit: null, discount: 0, rate_bp: 1800 };
const billed = {
  order_number: 'FD-ABC123',
  issuer: { ...party, name: 'Tawa Foods Private Limited', gstin: '29ABCDE1234F1Z5' },
  restaurant: { ...party, name: 'Dum & Handi', names: { hi: 'दम एंड हांडी', kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' } },
  customer: { ...party, name: 'आशा देवी', address: null },
  groups: [
    {
      of: 'platform_9_5',
      rows: [row, { ...fee, name: 'Packaging', taxable: 2_000, cgst: 50, sgst: 50, amount: 2_100 }],
    },
    { of: 'restaurant', rows: [row] },
    { of: 'platform', rows: [{ ...fee, name: 'Platform fee', taxable: 500, cgst: 45, sgst: 45, amount: 590 }] },
  ],
  sums: { taxable: 92_500, cgst: 2_345, sgst: 2_345 },
  tip: 2_000,
  total: 99_190,
} satisfies Partial<Invoice>;
const issued_at = new Date('2026-08-10T06:00:00.000Z');

/** An invoice with every kind of group, for somebody whose name is in Devanagari. */
export const drawnInvoice = (language: DrawnPaper['language']): DrawnPaper => ({
  number: 'IN/26-27/000001',
  issued_at,
  language,
  facts: {
    of: 'invoice',
    ordered_at: '2026-08-10T05:00:00.000Z',
    supplied_at: '2026-08-10T06:00:00.000Z',
    fulfilment: 'pickup',
    payment: 'cod',
    coupon: 'FIRST50',
    ...billed,
  },
});

/** What went back of it. */
export const drawnRefundNote = (
  of: RefundNote['of'],
  language: DrawnPaper['language'],
  isInvoiced = true,
): DrawnPaper => ({
  number: 'CN/26-27/000001',
  issued_at,
  language,
  facts: {
    of,
    invoice: isInvoiced ? { number: 'IN/26-27/000001', issued_at: issued_at.toISOString() } : null,
    reason: 'Something is missing',
    destination: 'source',
    reference: 'UTR 123456789012',
    ...billed,
    groups: of === 'credit_note' ? billed.groups : [],
  },
});

/** A week's statement of so many like orders; the sums are those of one. */
export function drawnStatement(
  count: number,
  changed: Partial<Statement['sums']> = {},
  language: DrawnPaper['language'] = 'en',
  refund_files: readonly number[] = [],
): DrawnPaper {
  const { order_number: _number, at: _at, refund_files: _files, ...sums } = line;
  const facts: Statement = {
    of: 'statement',
    period_from: '2026-08-03',
    period_to: '2026-08-10',
    replaces: null,
    issuer: party,
    restaurant: party,
    lines: Array.from({ length: count }, () => ({ ...line, refund_files: [...refund_files] })),
    sums: { ...sums, ...changed },
    commission_tax: { cgst: 630, sgst: 630, igst: 0 },
    rates: { commission_gst: [1800], tds: [10] },
    total: changed.net ?? sums.net,
  };
  return { number: 'ST/26-27/000001', issued_at, facts, language };
}
