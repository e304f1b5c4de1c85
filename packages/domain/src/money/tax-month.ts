import {
  type Figures,
  taxColumns,
  type TaxCheck,
  type TaxColumn,
  type TaxFigure,
  type TaxReport,
  type TaxReportKey,
  type TaxRow,
} from './tax-reports.ts';

/** What a restaurant is to the tax offices; null where it is not known. */
export interface TaxParty {
  restaurant_id: number;
  restaurant: string;
  legal_name: string | null;
  gstin: string | null;
  pan: string | null;
  state: string | null;
}

/** What documents of a month say of one restaurant, code and rate, in paise. */
export interface Supply {
  kind: 'invoice' | 'credit_note';
  of: 'platform_9_5' | 'restaurant' | 'platform';
  restaurant_id: number;
  gstin: string | null;
  state: string | null;
  /** The platform's own tax number that the document names. */
  registration: string;
  code: string;
  rate_bp: number;
  taxable: number;
  cgst: number;
  sgst: number;
  /** What section 52 asks to be collected, in basis points. */
  tcs_bp: number;
}

/** What was kept of a restaurant's sales, in paise, at the rates of their orders. */
export interface Kept {
  kind: 'earned' | 'refund';
  restaurant_id: number;
  commission_gst_bp: number;
  tds_bp: number;
  /** What section 194-O asks of somebody with a PAN and of somebody without. */
  law_bp: number;
  no_pan_bp: number;
  commission: number;
  commission_gst: number;
  gross: number;
  tds: number;
}

/** The documents of a series that bear a date of the month. */
export interface Series {
  kind: 'invoice' | 'credit_note' | 'refund_voucher' | 'statement';
  first: string;
  last: string;
  first_serial: number;
  last_serial: number;
  documents: number;
  amount: number;
}

/** What the ledger's accounts say of the month. */
export interface LedgerSide {
  all: Figures;
  /** What documents have more than the ledger: of refunds decided in one month and sent in another, and of invoices being made. */
  waiting: Figures;
  /** Of restaurants with a tax number, and of those without. */
  registered: Record<Kept['kind'], Figures>;
  unregistered: Figures;
}

export interface TaxMonth {
  parties: ReadonlyMap<number, TaxParty>;
  supplies: readonly Supply[];
  kept: readonly Kept[];
  series: readonly Series[];
  /** Sales of each restaurant since the financial year began, in paise. */
  yearGross: ReadonlyMap<number, number>;
  /** Below it nothing is deducted from individuals and families with a PAN, in paise. */
  threshold: number;
  /** The platform at its seat, which sells the commission. */
  seat: { state: string; gstin: string };
  ledger: LedgerSide;
}

type Amounts = { [K in TaxColumn]?: number };

/** Adds up an amount of each row. */
export const sumBy = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** The number in a column of a row; 0 where there is none. */
export const numberOf = (row: TaxRow, column: TaxColumn): number => {
  const value = row[column];
  return typeof value === 'number' ? value : 0;
};

/** Adds up rows with the same key, column of money by column of money; the first one gives the words. */
export function addUp(rows: readonly TaxRow[]): TaxRow[] {
  const found = new Map<string, TaxRow>();
  for (const row of rows) {
    const before = found.get(row.id);
    found.set(row.id, before ? { ...before, ...sumsOf([before, row], Object.keys(row).filter(isColumn)) } : row);
  }
  return [...found.values()].toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

const isColumn = (name: string): name is TaxColumn => Object.hasOwn(taxColumns, name);
const isSummed = (column: TaxColumn): boolean =>
  column !== 'year_gross' && ['money', 'count'].includes(taxColumns[column]);

const sumsOf = (rows: readonly TaxRow[], columns: readonly TaxColumn[]): Amounts =>
  Object.fromEntries(columns.filter(isSummed).map((column) => [column, sumBy(rows, (row) => numberOf(row, column))]));

interface Table {
  key: TaxReportKey;
  columns: readonly TaxColumn[];
  rows: TaxRow[];
  checks: TaxCheck[];
  /** The rows that the total adds up; all of them where it is left out. */
  summed?: readonly TaxRow[];
}

/** A table with its total. */
export const report = ({ key, columns, rows, checks, summed = rows }: Table): TaxReport => ({
  key,
  columns,
  rows,
  total: { id: 'total', ...sumsOf(summed, columns) },
  checks,
});

/** A figure of a table beside the ledger’s, in paise. */
export const check = (figure: TaxFigure, table: number, ledger: number, waiting = 0): TaxCheck => ({
  figure,
  table,
  ledger,
  waiting,
  difference: table - ledger - waiting,
});

/** All tax of rows, in paise. */
export const taxOf = (rows: readonly TaxRow[]): number =>
  sumBy(rows, (row) => numberOf(row, 'igst') + numberOf(row, 'cgst') + numberOf(row, 'sgst'));
/** The taxable value of rows, in paise. */
export const valueOf = (rows: readonly TaxRow[]): number => sumBy(rows, (row) => numberOf(row, 'taxable'));

/** The key of a row, in whose order rows stand. */
export const idOf = (...parts: readonly (string | number | null)[]): string =>
  parts.map((part) => (typeof part === 'number' ? String(part).padStart(9, '0') : (part ?? ''))).join('|');

/** The same amounts as what was supplied, what was credited, and what is left. */
export function netOf({ kind, taxable, cgst, sgst }: Pick<Supply, 'kind' | 'taxable' | 'cgst' | 'sgst'>) {
  const sign = kind === 'invoice' ? 1 : -1;
  return {
    supplied: kind === 'invoice' ? taxable : 0,
    credited: kind === 'credit_note' ? taxable : 0,
    taxable: sign * taxable,
    igst: 0,
    cgst: sign * cgst,
    sgst: sign * sgst,
  };
}

/** The tax on something sold from the seat: in halves within its state, whole across states. */
export function splitTax(tax: number, state: string | null, seat: string) {
  if (state !== null && state !== seat) return { igst: tax, cgst: 0, sgst: 0 };
  const cgst = Math.floor(tax / 2);
  return { igst: 0, cgst, sgst: tax - cgst };
}

/** What documents say of who owes the tax. */
export const suppliesOf = ({ supplies }: TaxMonth, of: Supply['of']) => supplies.filter((one) => one.of === of);
