import { timeZoneDefault } from '../common/limits.ts';
import { instantAt, zonedParts } from '../common/zoned-time.ts';

/** The tables of a month, in the order in which an accountant reads them. */
export const taxReportKeys = [
  'gstr1_4',
  'gstr1_7',
  'gstr1_9b',
  'gstr1_12',
  'gstr1_13',
  'gstr1_15',
  'gstr3b',
  'gstr8',
  'tds',
] as const;
export type TaxReportKey = (typeof taxReportKeys)[number];

/** How a column is written: rates are basis points, money is paise. */
export type TaxColumnKind = 'text' | 'word' | 'count' | 'rate' | 'money';

/** Every column that a table may have, and how it is written. */
export const taxColumns = {
  entry: 'word',
  supplier: 'word',
  recipient: 'word',
  restaurant: 'text',
  legal_name: 'text',
  gstin: 'text',
  pan: 'text',
  holder: 'word',
  state: 'text',
  registration: 'text',
  code: 'text',
  first: 'text',
  last: 'text',
  documents: 'count',
  other_month: 'count',
  rate: 'rate',
  supplied: 'money',
  credited: 'money',
  taxable: 'money',
  igst: 'money',
  cgst: 'money',
  sgst: 'money',
  amount: 'money',
  year_gross: 'money',
  gross: 'money',
  withheld: 'money',
  law_rate: 'rate',
  due: 'money',
  remark: 'word',
} as const satisfies Readonly<Record<string, TaxColumnKind>>;
export type TaxColumn = keyof typeof taxColumns;

/** The words that stand in columns of words. */
export const taxWords = [
  'invoice',
  'credit_note',
  'refund_voucher',
  'statement',
  'platform_fee',
  'commission',
  'registered',
  'unregistered',
  'b2b',
  'b2c',
  '3.1(a)',
  '3.1.1(i)',
  '3.2',
  'individual',
  'huf',
  'company',
  'firm',
  'other',
  'no_pan',
  'below_threshold',
] as const;
export type TaxWord = (typeof taxWords)[number];

/** What a figure of a table is compared with; the ledger's accounts say it by themselves. */
export const taxFigures = [
  'gst_9_5',
  'gst_output',
  'gst_all',
  'restaurants_value',
  'own_gst',
  'fee',
  'fee_gst',
  'commission',
  'commission_gst',
  'tds',
  'invoiced',
  'undone',
] as const;
export type TaxFigure = (typeof taxFigures)[number];

/** Paise of each figure. */
export type Figures = Readonly<Record<TaxFigure, number>>;

/** A row by the names of its columns; null where a fact is not known. */
export type TaxRow = { id: string } & Partial<Record<TaxColumn, string | number | null>>;

/** A figure of a table beside the ledger's own, in paise. */
export interface TaxCheck {
  figure: TaxFigure;
  table: number;
  ledger: number;
  /** What documents have more: refunds that were decided and sent in different months, less invoices that are being made. */
  waiting: number;
  /** 0 where the table equals the ledger. */
  difference: number;
}

export interface TaxReport {
  key: TaxReportKey;
  columns: readonly TaxColumn[];
  rows: TaxRow[];
  total: TaxRow;
  checks: TaxCheck[];
}

const monthPattern = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** Whether a text names a month, such as '2026-11'. */
export const isMonth = (text: string): boolean => monthPattern.test(text);

/** The month in India that an instant lies in. */
export const monthAt = (at: Date): string => zonedParts(at, timeZoneDefault).date.slice(0, 7);

/** The month that many months after another. Throws RangeError for what is no month. */
export function addMonths(month: string, count: number): string {
  const [, year, number] = monthPattern.exec(month) ?? [];
  if (year === undefined || number === undefined) throw new RangeError(`${month} is no month`);
  const months = Number(year) * 12 + Number(number) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

const begins = (month: string): Date => instantAt(`${month}-01`, 0, timeZoneDefault);

/** From its first instant in India up to but not with the next month's. Throws RangeError for what is no month. */
export const monthSpan = (month: string) => ({ from: begins(month), to: begins(addMonths(month, 1)) });

/** The first instant of the financial year that a month lies in. */
export function financialYearBegins(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return begins(`${(number ?? 1) >= 4 ? (year ?? 0) : (year ?? 0) - 1}-04`);
}
