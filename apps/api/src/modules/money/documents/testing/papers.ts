import type { Drawn } from '../pages/draw-paper.ts';
import type { Statement, StatementLine } from '../facts.ts';

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

/** A week's statement of so many like orders; the sums are those of one. */
export function drawnStatement(count: number, changed: Partial<Statement['sums']> = {}): Drawn {
  const { order_number: _number, at: _at, ...sums } = line;
  const facts: Statement = {
    of: 'statement',
    period_from: '2026-08-03',
    period_to: '2026-08-10',
    replaces: null,
    issuer: party,
    restaurant: party,
    lines: Array.from({ length: count }, () => line),
    sums: { ...sums, ...changed },
    commission_tax: { cgst: 630, sgst: 630, igst: 0 },
    rates: { commission_gst: [1800], tds: [10] },
    total: changed.net ?? sums.net,
  };
  return { number: 'ST/26-27/000001', issued_at: new Date('2026-08-10T06:00:00.000Z'), facts };
}
