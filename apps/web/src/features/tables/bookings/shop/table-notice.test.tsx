import { writeTableQuery } from '@tawa/domain/tables/table-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '#testing/render.tsx';
import { TableNotice } from './table-notice.tsx';

const wish = {
  name: 'Meera',
  email: 'meera@example.com',
  phone: '9845012345',
  checkIn: '2026-11-28',
  time: '20:00',
  guests: 2,
};
const open = (table: string) =>
  renderRoutes(
    [{ path: '/restaurants', Component: TableNotice }],
    `/restaurants?search=dosa&table=${encodeURIComponent(table)}`,
  );

test('a table wish is repeated, and clearing it leaves the rest of the address', async () => {
  const { user, router } = open(writeTableQuery(wish));
  expect(screen.getByText('A table for 2 on Sat, 28 Nov at 8:00 pm')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('?search=dosa');
  expect(screen.queryByText(/A table for/)).toBeNull();
});

test('anything else in its place is passed over', () => {
  open('<script>');
  expect(document.body.textContent).toBe('');
});
