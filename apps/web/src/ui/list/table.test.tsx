import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Table, type Column } from './table.tsx';

interface Row {
  name: string;
  total: number;
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'total', header: 'Total', cell: ({ total }) => total, sortBy: ({ total }) => total, numeric: true },
];
const rows: Row[] = [
  { name: 'Meera', total: 20 },
  { name: 'Karan', total: 100 },
  { name: 'Farah', total: 3 },
];
const common = { label: 'Orders', columns, rowId: ({ name }: Row) => name, empty: 'No orders yet.' };
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);

test('a column is sorted by its value, not by its text', async () => {
  render(<Table {...common} rows={rows} />);
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toEqual(['Karan', 'Meera', 'Farah']);
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toEqual(['Farah', 'Meera', 'Karan']);
  expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending');
});

test('arrow keys move between rows, Enter opens and Space ticks', async () => {
  const [onOpen, onTick] = [vi.fn<(row: Row) => void>(), vi.fn<(row: Row) => void>()];
  render(<Table {...common} rows={rows} onOpen={onOpen} onTick={onTick} />);
  screen.getByRole('row', { name: /Meera/ }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
  expect(onOpen.mock.calls).toEqual([[rows[1]]]);
  expect(onTick.mock.calls).toEqual([[rows[2]]]);
});

test('an empty table says so', () => {
  render(<Table {...common} rows={[]} />);
  expect(screen.getByText('No orders yet.')).toBeTruthy();
});
