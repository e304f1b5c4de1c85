import { isMonth, taxColumns, taxFigures, taxReportKeys, type TaxColumn } from '@tawa/domain/money/tax-reports';
import { isTaxRateKind, taxRateKinds } from '@tawa/domain/money/tax-rates';
import { z } from 'zod/mini';
import { instant, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const isColumn = (name: string): name is TaxColumn => Object.hasOwn(taxColumns, name);

export const taxReport = z.object({
  key: z.enum(taxReportKeys),
  columns: z.array(z.enum(Object.keys(taxColumns).filter(isColumn))),
  /** A cell for each column: rupees for money, basis points for rates, null for what is not known. */
  rows: z.array(z.object({ id: z.string(), cells: z.array(z.nullable(z.union([z.string(), z.number()]))) })),
  total: z.array(z.nullable(z.number())),
  checks: z.array(
    z.object({
      figure: z.enum(taxFigures),
      table: rupees,
      ledger: rupees,
      /** Refunds that were decided in one month and sent in another, less invoices that come within minutes. */
      waiting: rupees,
      /** 0 where the table equals the ledger. */
      difference: rupees,
    }),
  ),
});
export type TaxReportAnswer = z.infer<typeof taxReport>;

const month = z.string().check(z.refine(isMonth, 'Choose a month'));

export const taxMonth = z.object({
  month,
  /** Whether the month is over in India. */
  is_closed: z.boolean(),
  read_at: instant,
  /** Orders of the month that have no invoice; those of the last minutes get theirs yet. */
  without_invoice: z.int(),
  reports: z.array(taxReport),
  /** The rates of the law that counted on some day of the month, each with its source. */
  rates: z.array(
    z.object({
      category: z.enum(Object.keys(taxRateKinds).filter(isTaxRateKind)),
      rate_bp: z.int(),
      valid_from: z.string(),
      source: z.string(),
    }),
  ),
  /** Sales of a financial year up to which nothing is deducted from individuals and families with a PAN. */
  tds_threshold: rupees,
});
export type TaxMonthAnswer = z.infer<typeof taxMonth>;

export const getTaxReports = endpoint({
  method: 'GET',
  path: '/admin/tax-reports',
  summary:
    'What a chartered accountant asks for of a month in India: tables of GST, TCS and TDS, each beside the ledger',
  access: ['admin'],
  query: z.object({ month }),
  responses: { 200: taxMonth },
});

export const getTaxReportsCsv = endpoint({
  method: 'GET',
  path: '/admin/tax-reports/csv',
  summary: 'One of these tables for spreadsheets, or all of them one below the other',
  access: ['admin'],
  query: z.object({ month, report: z.optional(z.enum(taxReportKeys)) }),
  media: 'text/csv',
  responses: { 200: z.string() },
});
