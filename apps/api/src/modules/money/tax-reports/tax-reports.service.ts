// Owns the month's tax tables: documents and the ledger's entries are read, the domain makes tables of them, and each table is
// held against the ledger's accounts. Nothing is written.
import type { TaxMonthAnswer, TaxReportAnswer } from '@tawa/contract/money/tax-reports';
import { minuteMs } from '@tawa/domain/common/durations';
import { entityOf } from '@tawa/domain/common/entity';
import { toRupees } from '@tawa/domain/common/money';
import type { Settings } from '@tawa/domain/content/settings';
import { ledgerSideOf } from '@tawa/domain/money/tax-ledger';
import type { Kept, TaxMonth } from '@tawa/domain/money/tax-month';
import { isTaxRateKind } from '@tawa/domain/money/tax-rates';
import {
  financialYearBegins,
  monthSpan,
  taxColumns,
  type TaxColumn,
  type TaxReport,
  type TaxReportKey,
  type TaxRow,
} from '@tawa/domain/money/tax-reports';
import { makeTaxReports } from '@tawa/domain/money/tax-tables';
import type { Deps } from '../../../deps.ts';
import { writeCsv } from '#platform/http/csv.ts';
import { AppError } from '#platform/http/errors.ts';
import { listTurns, openHistory } from '#modules/content/settings/settings.service.ts';
import * as store from './tax-reports.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

function spanOf(month: string, now: Date): store.Span {
  const span = monthSpan(month);
  if (span.from > now)
    throw new AppError('invalid', 'This month has not begun.', { fields: { month: 'Choose a month' } });
  return span;
}

const keptAt =
  (settingsAt: (at: Date) => Settings) =>
  ({ terms_from, ...row }: store.KeptRow): Kept => {
    const settings = settingsAt(terms_from);
    return { ...row, commission_gst_bp: settings('commission_gst'), tds_bp: settings('tds') };
  };

/** Invoices are made every minute; one that is not there after this is missing. */
const invoiceMs = 10 * minuteMs;

async function readSums({ db, clock }: ServiceDeps, month: string, reading: store.Reading) {
  const { span } = reading;
  const since = new Date(clock.now().getTime() - invoiceMs);
  return {
    supplies: await store.sumSupplies(db, reading),
    kept: await store.sumKept(db, reading),
    gross: await store.sumGross(db, { ...reading, span: { from: financialYearBegins(month), to: span.to } }),
    series: await store.sumSeries(db, span),
    ledger: ledgerSideOf([...(await store.sumLedger(db, reading)), ...(await store.sumApart(db, span, since))]),
  };
}

const readsMax = 5;

/** The sums of a month, read once more where some of what is read live was counted meanwhile. */
async function readSettledSums(deps: ServiceDeps, month: string, span: store.Span) {
  const turns = await listTurns(deps.db, ['commission_gst', 'tds']);
  for (let read = 0; read < readsMax; read++) {
    const before = await store.findProgress(deps.db);
    const sums = await readSums(deps, month, { ...before, span, turns });
    const after = await store.findProgress(deps.db);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (isSame) return sums;
  }
  throw new AppError('unavailable', 'The month is being counted. Try again in a minute.');
}

async function readMonth(deps: ServiceDeps, month: string, span: store.Span): Promise<TaxMonth> {
  const { supplies, kept, gross, ...sums } = await readSettledSums(deps, month, span);
  const settingsAt = await openHistory(deps.db, true);
  const last = new Date(span.to.getTime() - 1);
  const known = [...supplies, ...kept].map(({ restaurant_id }) => restaurant_id);
  const parties = await store.listParties(deps.db, [...new Set(known)]);
  return {
    ...sums,
    parties: new Map(parties.map((party) => [party.restaurant_id, party])),
    supplies,
    kept: kept.map(keptAt(settingsAt)),
    yearGross: new Map(gross.map((one) => [one.restaurant_id, one.gross])),
    threshold: settingsAt(last)('tds_threshold'),
    seat: entityOf(settingsAt(last)),
  };
}

/** Orders are looked for only where their sum says that some have no invoice. */
async function countWithoutInvoice(
  { db }: ServiceDeps,
  { series, ledger }: TaxMonth,
  span: store.Span,
): Promise<number> {
  const invoiced = series.reduce((sum, { kind, amount }) => sum + (kind === 'invoice' ? amount : 0), 0);
  return invoiced === ledger.all.invoiced ? 0 : store.countWithoutInvoice(db, span);
}

function cellOf(row: TaxRow, column: TaxColumn): string | number | null {
  const value = row[column] ?? null;
  return typeof value === 'number' && taxColumns[column] === 'money' ? toRupees(value) : value;
}

const numberOrNull = (cell: string | number | null): number | null => (typeof cell === 'number' ? cell : null);

const reportAnswer = ({ key, columns, rows, total, checks }: TaxReport): TaxReportAnswer => ({
  key,
  columns: [...columns],
  rows: rows.map((row) => ({ id: row.id, cells: columns.map((column) => cellOf(row, column)) })),
  total: columns.map((column) => numberOrNull(cellOf(total, column))),
  checks: checks.map(({ figure, ...amounts }) => ({
    figure,
    table: toRupees(amounts.table),
    ledger: toRupees(amounts.ledger),
    waiting: toRupees(amounts.waiting),
    difference: toRupees(amounts.difference),
  })),
});

/** The tables of a month that has begun; throws `invalid` for another. */
export async function getTaxMonth({ db, clock }: ServiceDeps, month: string): Promise<TaxMonthAnswer> {
  const now = clock.now();
  const span = spanOf(month, now);
  const read = await readMonth({ db, clock }, month, span);
  const rates = await store.listLawRates(db, span);
  return {
    month,
    is_closed: span.to <= now,
    read_at: now.toISOString(),
    without_invoice: await countWithoutInvoice({ db, clock }, read, span),
    reports: makeTaxReports(read).map((report) => reportAnswer(report)),
    rates: rates.flatMap(({ category, ...rate }) => (isTaxRateKind(category) ? [{ category, ...rate }] : [])),
    tds_threshold: toRupees(read.threshold),
  };
}

/** A cell as a table for spreadsheets has it: rupees with two decimals, rates in percent. */
function csvCell(cell: string | number | null, column: TaxColumn): string | number {
  if (typeof cell !== 'number') return cell ?? '';
  if (taxColumns[column] === 'count') return String(cell);
  return taxColumns[column] === 'rate' ? cell / 100 : cell;
}

type Line = (string | number)[];

function linesOf({ columns, rows, total }: TaxReportAnswer): Line[] {
  const cellsOf = (cells: readonly (string | number | null)[]): Line =>
    columns.map((column, index) => csvCell(cells[index] ?? null, column));
  const [, ...sums] = cellsOf(total);
  return [[...columns], ...rows.map(({ cells }) => cellsOf(cells)), ['total', ...sums]];
}

const checkLines = ({ checks }: TaxReportAnswer): Line[] => [
  ['check', 'table', 'ledger', 'waiting', 'difference'],
  ...checks.map(({ figure, table, ledger, waiting, difference }) => [figure, table, ledger, waiting, difference]),
];

/** One table of a month, or all one below the other with what they were held against; answers text and name of the file. */
export async function makeTaxFile(deps: ServiceDeps, month: string, key: TaxReportKey | undefined) {
  const { reports, is_closed, read_at } = await getTaxMonth(deps, month);
  const chosen = reports.filter((report) => key === undefined || report.key === key);
  const state = is_closed ? 'closed' : 'running';
  const lines =
    key === undefined
      ? chosen.flatMap((report): Line[] => [
          [report.key, month, state, read_at],
          ...linesOf(report),
          ...checkLines(report),
          [],
        ])
      : chosen.flatMap(linesOf);
  // A number is never a formula, so a sum below zero keeps its sign; what is text is made harmless.
  const body = writeCsv(lines, { cast: { number: (amount) => amount.toFixed(2) } });
  return {
    body,
    name: key === undefined ? `tax-${month}.csv` : `${key}-${month}.csv`,
    rows: chosen.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}
