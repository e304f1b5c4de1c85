// What stands on a paper, in paise, as it is kept from the moment it is issued. A page is drawn from this and from nothing else.
import { z } from 'zod/mini';

const paise = z.int();
const text = z.string();
/** In other languages; papers from before they were kept have none. */
const names = z.optional(z.partialRecord(z.enum(['hi', 'kn']), text));

export const party = z.object({
  name: text,
  names,
  address: z.nullable(text),
  state: z.nullable(text),
  gstin: z.nullable(text),
  fssai: z.nullable(text),
});
export type Party = z.infer<typeof party>;

/** What else the issuer prints; papers from before it was kept have none. */
const imprint = z.optional(z.object({ pan: text, cin: text, fssai: z.nullable(text), email: text, phone: text }));
export type Imprint = NonNullable<z.infer<typeof imprint>>;

/** One thing that was supplied, with its own tax. */
export const row = z.object({
  name: text,
  names,
  detail: text,
  /** The detail in the languages in which it differs. */
  details: names,
  code: text,
  quantity: z.nullable(z.int()),
  unit: z.nullable(paise),
  discount: paise,
  taxable: paise,
  rate_bp: z.int(),
  cgst: paise,
  sgst: paise,
  amount: paise,
});
export type Row = z.infer<typeof row>;

/** Rows by who supplies them and who owes their tax. */
export const group = z.object({ of: z.enum(['platform_9_5', 'restaurant', 'platform']), rows: z.array(row) });
export type Group = z.infer<typeof group>;

const sums = z.object({ taxable: paise, cgst: paise, sgst: paise });

export const invoice = z.object({
  of: z.literal('invoice'),
  order_number: text,
  ordered_at: text,
  supplied_at: text,
  fulfilment: text,
  payment: text,
  coupon: z.nullable(text),
  issuer: party,
  imprint,
  restaurant: party,
  customer: party,
  groups: z.array(group),
  sums,
  tip: paise,
  total: paise,
});
export type Invoice = z.infer<typeof invoice>;

export const refundNote = z.object({
  of: z.enum(['credit_note', 'refund_voucher']),
  order_number: text,
  invoice: z.nullable(z.object({ number: text, issued_at: text })),
  reason: text,
  destination: text,
  reference: z.nullable(text),
  issuer: party,
  imprint,
  restaurant: party,
  customer: party,
  groups: z.array(group),
  sums,
  tip: paise,
  total: paise,
});
export type RefundNote = z.infer<typeof refundNote>;

export const statementLine = z.object({
  order_number: z.nullable(text),
  /** The files of the refunds that the line deducts; papers from before there were files name none. */
  refund_files: z._default(z.array(z.int()), []),
  at: text,
  item_total: paise,
  discount: paise,
  packaging: paise,
  delivery: paise,
  tip: paise,
  own_gst: paise,
  commission: paise,
  commission_gst: paise,
  tds: paise,
  refunds: paise,
  cash: paise,
  adjustment: paise,
  net: paise,
  gst_9_5: paise,
});
export type StatementLine = z.infer<typeof statementLine>;

const rates = z.object({ commission_gst: z.array(z.int()), tds: z.array(z.int()) });

export const statement = z.object({
  of: z.literal('statement'),
  period_from: text,
  period_to: text,
  replaces: z.nullable(text),
  issuer: party,
  imprint,
  restaurant: party,
  lines: z.array(statementLine),
  sums: z.omit(statementLine, { order_number: true, refund_files: true, at: true }),
  /** GST on the commission: in halves within the platform's own state, whole across states. */
  commission_tax: z.object({ cgst: paise, sgst: paise, igst: paise }),
  /** Every rate of the week, in basis points; papers from before they were kept have those of that time. */
  rates: z._default(rates, { commission_gst: [1800], tds: [10] }),
  total: paise,
});
export type Statement = z.infer<typeof statement>;

export const facts = z.discriminatedUnion('of', [invoice, refundNote, statement]);
export type Facts = z.infer<typeof facts>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The sums under a table of rows. */
export const sumRows = (rows: readonly Row[]) => ({
  taxable: sumOf(rows.map(({ taxable }) => taxable)),
  cgst: sumOf(rows.map(({ cgst }) => cgst)),
  sgst: sumOf(rows.map(({ sgst }) => sgst)),
});

/** A row with its tax in two halves; of an odd paisa the state gets more. */
export function taxedRow({ tax, ...row }: Omit<Row, 'cgst' | 'sgst' | 'amount'> & { tax: number }): Row {
  const cgst = Math.floor(tax / 2);
  return { ...row, cgst, sgst: tax - cgst, amount: row.taxable + tax };
}
