import {
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';

interface TableProps<Row extends RowData> {
  label: string;
  rows: Row[];
  columns: ColumnDef<Row>[];
  empty: ReactNode;
  onOpen?: (row: Row) => void;
}

const sortArrow = (direction: false | 'asc' | 'desc') => (direction === false ? '' : direction === 'asc' ? ' ↑' : ' ↓');

/** The one table: sortable heads, rows that open by click or Enter, cards below 768 pixels. */
export function Table<Row extends RowData>({ label, rows, columns, empty, onOpen }: TableProps<Row>) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const table = useReactTable({
    data: rows,
    columns,
    state: { sorting },
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  if (rows.length === 0) return <div className="p-6 text-center text-ink-2">{empty}</div>;
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm max-md:block">
      <thead className="sticky top-0 bg-surface-2 max-md:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className="h-10 px-3 text-left font-semibold text-ink-2">
                <button
                  type="button"
                  onClick={header.column.getToggleSortingHandler()}
                  disabled={!header.column.getCanSort()}
                >
                  {flexRender(header.column.columnDef.header, header.getContext())}
                  {sortArrow(header.column.getIsSorted())}
                </button>
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-md:grid max-md:gap-2.5">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            tabIndex={onOpen ? 0 : undefined}
            onClick={() => onOpen?.(row.original)}
            onKeyDown={({ key }) => key === 'Enter' && onOpen?.(row.original)}
            className={`max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:rounded-lg max-md:border max-md:border-line max-md:p-3 ${onOpen ? 'cursor-pointer hover:bg-surface-2' : ''}`}
          >
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} className="h-11 border-line px-3 md:border-b max-md:h-auto max-md:px-1 max-md:py-1">
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
