import type { TaxReportAnswer } from '@tawa/contract/money/tax-reports';
import { formatRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import { taxColumns, type TaxColumn } from '@tawa/domain/money/tax-reports';
import { useMemo, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { type Column, Table } from '#ui/list/table.tsx';
import { taxReportsTexts } from './tax-reports.texts.ts';

type Row = TaxReportAnswer['rows'][number];
type Cell = Row['cells'][number];

const totalId = 'total';
/** A month may have hundreds of restaurants; more are shown when they are asked for. */
const step = 50;

/** Rupees with a true minus. */
export const signed = (rupees: number): string => formatRupees(rupees).replace('-', '−');

function useCellText() {
  const t = useTexts(taxReportsTexts);
  return (cell: Cell, column: TaxColumn): string => {
    const kind = taxColumns[column];
    if (cell === null || cell === '') return '–';
    if (typeof cell === 'string') return kind === 'word' ? (findOwn(t.word, cell) ?? cell) : cell;
    if (kind === 'rate') return `${cell / 100}%`;
    return kind === 'count' ? formatCount(cell) : signed(cell);
  };
}

const isNumeric = (column: TaxColumn): boolean => ['count', 'rate', 'money'].includes(taxColumns[column]);

/** The rows of one table with its total at the end. */
export function TaxTable({ report, label }: { report: TaxReportAnswer; label: string }) {
  const t = useTexts(taxReportsTexts);
  const textOf = useCellText();
  const [shown, setShown] = useState(step);
  const { columns, rows, total } = report;
  const all = useMemo((): Row[] => [...rows.slice(0, shown), { id: totalId, cells: total }], [rows, shown, total]);
  if (rows.length === 0) return null;
  const cellOf = (row: Row, index: number): string => {
    const column = columns[index];
    if (column === undefined) return '';
    const cell = row.cells[index] ?? null;
    if (row.id !== totalId) return textOf(cell, column);
    if (index === 0) return t.total;
    return cell === null ? '' : textOf(cell, column);
  };
  const heads = columns.map((column, index): Column<Row> => ({
    id: column,
    header: t.column[column],
    numeric: isNumeric(column),
    cell: (row) => (
      <span className={cx(row.id === totalId && 'font-bold', !isNumeric(column) && 'block max-w-56 break-words')}>
        {cellOf(row, index)}
      </span>
    ),
  }));
  const card = (row: Row) => (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 text-sm">
      {columns.map((column, index) => {
        const text = cellOf(row, index);
        if (text === '') return null;
        return (
          <div key={column} className="contents">
            <dt className="text-ink-3">{t.column[column]}</dt>
            <dd className={cx('num text-right break-words', (index === 0 || row.id === totalId) && 'font-bold')}>
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
  const left = rows.length - shown;
  return (
    <>
      <Table label={label} rows={all} columns={heads} rowId={({ id }) => id} card={card} empty={t.none} dense wide />
      {left > 0 && (
        <Button variant="secondary" size={40} className="mt-3" onClick={() => setShown(shown + step)}>
          {t.more({ count: Math.min(step, left) })}
        </Button>
      )}
    </>
  );
}
