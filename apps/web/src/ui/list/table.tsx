import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowsDownUp';
import {
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type Header,
  type OnChangeFn,
  type Row,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { findOwn } from '@tawa/domain/common/own';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';

export interface Column<Data> {
  id: string;
  header: string;
  /** Stands in the head in place of the text, which then only names it. */
  headControl?: ReactNode;
  cell: (row: Data) => ReactNode;
  /** What the column sorts by; without it the head is plain text. */
  sortBy?: (row: Data) => string | number;
  /** Numbers stand at the right in tabular figures. */
  numeric?: boolean;
  /** Left out of the cards below 768 px. */
  hideOnCard?: boolean;
}

export interface TableProps<Data extends RowData> {
  /** What the table lists; its accessible name. */
  label: string;
  rows: Data[];
  /** Keep the same array between renders. */
  columns: readonly Column<Data>[];
  rowId: (row: Data) => string;
  /** Shown instead of the body when there are no rows. */
  empty: ReactNode;
  loading?: boolean;
  /** Opens a row: click or Enter. */
  onOpen?: (row: Data) => void;
  /** The open row. */
  openId?: string;
  /** Whether a row is among those that something is about to be done to. */
  isMarked?: (row: Data) => boolean;
  /** Ticks a row: Space. */
  onTick?: (row: Data) => void;
  /** Sorting held outside, when the server sorts; otherwise the table sorts what it has. */
  sorting?: SortingState;
  onSortingChange?: OnChangeFn<SortingState>;
  /** What a row shows below 768 px; otherwise its cells wrap. */
  card?: (row: Data) => ReactNode;
  /** Rows of 44 px instead of 56. */
  dense?: boolean;
  /** Wider than its page and without anything to press in it: its box is a stop of the keyboard, to be scrolled from. */
  wide?: boolean;
}

const sortIcons = { asc: ArrowUpIcon, desc: ArrowDownIcon };
const sortNames = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps<Data extends RowData> {
  header: Header<Data, unknown>;
  text: ReactNode;
  numeric: boolean;
}

function HeadCell<Data extends RowData>({ header, text, numeric }: HeadCellProps<Data>) {
  const { column } = header;
  const direction = column.getIsSorted();
  return (
    <th
      scope="col"
      aria-sort={direction === false ? undefined : sortNames[direction]}
      className={cx(
        'h-10 px-3 text-note font-semibold whitespace-nowrap text-ink-2',
        numeric ? 'text-right' : 'text-left',
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="inline-flex min-h-10 items-center gap-1 hover:text-ink pointer-coarse:min-h-11"
        >
          {text}
          <Icon
            of={direction === false ? ArrowsDownUpIcon : sortIcons[direction]}
            weight="bold"
            className={cx('text-[0.75rem]', direction === false && 'text-ink-3')}
          />
        </button>
      ) : (
        text
      )}
    </th>
  );
}

function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const next = step === 1 ? from.nextElementSibling : from.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** A control inside a row does what it says, and does not open the row. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

const cellLook =
  'px-3 md:h-full md:border-b md:border-line max-md:px-0 max-md:py-0.5 md:first:sticky md:first:left-0 md:first:bg-inherit';

type BodyRowProps<Data extends RowData> = Pick<TableProps<Data>, 'columns' | 'card' | 'onOpen' | 'onTick' | 'dense'> & {
  row: Row<Data>;
  open: boolean;
  marked: boolean;
};

function BodyRow<Data extends RowData>({
  row,
  columns,
  card,
  open,
  marked,
  onOpen,
  onTick,
  dense,
}: BodyRowProps<Data>) {
  const handleKey = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveFocus(event.currentTarget, 1),
      ArrowUp: () => moveFocus(event.currentTarget, -1),
      Enter: onOpen && (() => onOpen(row.original)),
      ' ': onTick && (() => onTick(row.original)),
    };
    const action = findOwn(actions, event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <tr
      tabIndex={onOpen || onTick ? 0 : undefined}
      aria-current={open || undefined}
      onClick={(event) => isControl(event.target) || onOpen?.(row.original)}
      onKeyDown={handleKey}
      className={cx(
        'text-sm focus-visible:-outline-offset-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:rounded-lg max-md:border max-md:border-line max-md:p-3.5',
        dense ? 'md:h-11' : 'md:h-14',
        open || marked ? 'bg-brand-soft' : 'bg-surface',
        onOpen && 'cursor-pointer',
        onOpen && !open && !marked && 'hover:bg-surface-2',
      )}
    >
      {columns.map(({ id, cell, numeric, hideOnCard }) => (
        <td
          key={id}
          className={cx(
            cellLook,
            numeric && 'num md:text-right md:whitespace-nowrap',
            (hideOnCard || card) && 'max-md:hidden',
          )}
        >
          {cell(row.original)}
        </td>
      ))}
      {card && <td className="w-full md:hidden">{card(row.original)}</td>}
    </tr>
  );
}

function LoadingRows() {
  return (
    <Loading className="space-y-2 p-3">
      {Array.from({ length: 8 }, (_row, index) => (
        <Skeleton key={index} className="h-11 w-full" />
      ))}
    </Loading>
  );
}

const definition = <Data,>({ id, header, sortBy }: Column<Data>): ColumnDef<Data> => ({
  id,
  header,
  accessorFn: sortBy ?? (() => null),
  enableSorting: sortBy !== undefined,
});

/** The one table: sortable heads, arrow keys between rows, Enter opens, Space ticks, cards below 768 px. */
export function Table<Data extends RowData>(props: TableProps<Data>) {
  const { label, rows, columns, rowId, empty, loading = false, sorting, onSortingChange, openId } = props;
  const [ownSorting, setOwnSorting] = useState<SortingState>([]);
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const table = useReactTable({
    data: rows,
    columns: definitions,
    getRowId: rowId,
    state: { sorting: sorting ?? ownSorting },
    onSortingChange: onSortingChange ?? setOwnSorting,
    manualSorting: onSortingChange !== undefined,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  if (loading) return <LoadingRows />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div
      {...(props.wide && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className="focus-visible:-outline-offset-2 md:overflow-x-auto"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 max-md:block">
        <thead className="sticky top-0 z-10 bg-surface-2 max-md:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header, index) => (
                <HeadCell
                  key={header.id}
                  header={header}
                  text={columns[index]?.headControl ?? columns[index]?.header ?? ''}
                  numeric={columns[index]?.numeric === true}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-2.5">
          {table.getRowModel().rows.map((row) => (
            <BodyRow
              key={row.id}
              row={row}
              columns={columns}
              card={props.card}
              open={row.id === openId}
              marked={props.isMarked?.(row.original) ?? false}
              onOpen={props.onOpen}
              onTick={props.onTick}
              dense={props.dense}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
