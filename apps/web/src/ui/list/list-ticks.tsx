import { useState } from 'react';
import { CheckMark } from '../form/check-marks.tsx';
import type { ListColumn } from './list-props.ts';
import type { Column } from './table.tsx';
import { listPartTexts } from './list.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** The ticked rows; a page that is left takes its ticks along. */
export function useTicks<Row>(rows: readonly Row[], rowId: (row: Row) => string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const shown = rows.filter((row) => ticked.has(rowId(row)));
  const toggle = (row: Row) => {
    const next = new Set(ticked);
    if (!next.delete(rowId(row))) next.add(rowId(row));
    setTicked(next);
  };
  const all = rows.length > 0 && shown.length === rows.length;
  const toggleAll = () => setTicked(all ? new Set() : new Set(rows.map(rowId)));
  return {
    shown,
    has: (row: Row) => ticked.has(rowId(row)),
    toggle,
    all,
    toggleAll,
    clear: () => setTicked(new Set()),
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
