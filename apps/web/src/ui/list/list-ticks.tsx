import { useState, type ReactNode } from 'react';
import { CheckMark } from '../form/check-marks.tsx';
import type { ListColumn } from './list-props.ts';
import type { Column } from './table.tsx';
import { listPartTexts } from './list.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** The ticked rows; a page that is left takes its ticks along, and all that match are gone with another `scope`. */
export function useTicks<Row>(rows: readonly Row[], rowId: (row: Row) => string, scope: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<{ scope: string; rows: readonly Row[] } | null>(null);
  const here = new Set(rows.map(rowId));
  const others = taken?.scope === scope ? taken.rows.filter((row) => !here.has(rowId(row))) : [];
  const isTicked = (row: Row) => ticked.has(rowId(row));
  const ofPage = rows.filter(isTicked);
  const shown = [...ofPage, ...others.filter(isTicked)];
  const toggle = (row: Row) => {
    const next = new Set(ticked);
    if (!next.delete(rowId(row))) next.add(rowId(row));
    setTicked(next);
  };
  const all = rows.length > 0 && ofPage.length === rows.length;
  const toggleAll = () => setTicked(all ? new Set() : new Set(rows.map(rowId)));
  return {
    shown,
    has: isTicked,
    toggle,
    all,
    toggleAll,
    /** Ticks rows of all pages. */
    take: (found: readonly Row[]) => {
      setTaken({ scope, rows: found });
      setTicked(new Set(found.map(rowId)));
    },
    clear: () => {
      setTaken(null);
      setTicked(new Set());
    },
  };
}

type Ticks<Row> = ReturnType<typeof useTicks<Row>>;

const tickBox = 'grid size-9 place-items-center';

/** The column of boxes; its head ticks the whole page. */
export function tickColumn<Row>(ticks: Ticks<Row>, rowName: (row: Row) => string, language: Language): Column<Row> {
  const t = textsIn(listPartTexts, language);
  return {
    id: 'tick',
    header: '',
    headControl: (
      <span className={tickBox}>
        <CheckMark aria-label={t.selectAll} checked={ticks.all} onChange={ticks.toggleAll} />
      </span>
    ),
    hideOnCard: true,
    cell: (row) => (
      <span className={tickBox}>
        <CheckMark
          aria-label={t.select({ name: rowName(row) })}
          checked={ticks.has(row)}
          onChange={() => ticks.toggle(row)}
        />
      </span>
    ),
  };
}

/** A column of the list as the table has it. */
export const tableColumn = <Row,>({ sortable, spare: _spare, ...column }: ListColumn<Row>): Column<Row> => ({
  ...column,
  ...(sortable && { sortBy: () => '' }),
});

interface TickCardProps<Row> {
  ticks: Ticks<Row>;
  row: Row;
  rowName: (row: Row) => string;
  children: ReactNode;
}

/** The card of a row on a phone with a box to tick it. */
export function TickCard<Row>({ ticks, row, rowName, children }: TickCardProps<Row>) {
  const t = useTexts(listPartTexts);
  return (
    <div className="flex gap-1">
      <label className="-mt-2 -ml-2 grid size-11 shrink-0 place-items-center">
        <CheckMark checked={ticks.has(row)} onChange={() => ticks.toggle(row)} />
        <span className="sr-only">{t.select({ name: rowName(row) })}</span>
      </label>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
