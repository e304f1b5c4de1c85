import { getOrder } from '@tawa/contract/ordering/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './order.tsx';

test('an order that is still read, or cannot be, has its name already', async () => {
  const api = fakeApi();
  api.refuse(getOrder, refusal('internal', 'Something broke'));
  renderRoutes(
    [
      { path: '/', element: null },
      { path: '/myorders/:order_number', element: <Screen /> },
    ],
    '/myorders/FD-AB12CD',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'FD-AB12CD' })).toBeTruthy();
  expect(document.title).toBe('FD-AB12CD · Tawa');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'FD-AB12CD' })).toBeTruthy();
});
