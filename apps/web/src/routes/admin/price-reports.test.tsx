import {
  decidePriceReport,
  listPriceReports,
  type OfficePriceReport,
} from '@tawa/contract/catalogue/menu/menu.reports.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './price-reports.tsx';

const row: OfficePriceReport = {
  price_report_id: 7,
  menu_id: 4,
  dish_name: 'Dal Tadka',
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  user_id: 1001,
  name: 'Asha Rao',
  price_seen: 90,
  counter_price: 100,
  counter_price_now: 95,
  menu_price: 120,
  note: 'On my bill',
  state: 'waiting',
  reason: null,
  created_on: '2026-11-20T10:00:00.000Z',
  restaurant_upheld: 2,
  restaurant_dismissed: 1,
  customer_upheld: 0,
  customer_dismissed: 3,
};

function open(address: string, change: Partial<OfficePriceReport> = {}) {
  const api = fakeApi();
  const rows = [{ ...row, ...change }];
  api.answer(listPriceReports, answer(200, { rows, total: 1, total_pages: 1, has_more: false }));
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const sent = () =>
    api.calls.filter(({ endpoint }) => endpoint.startsWith('PATCH')).map(({ parts }) => [parts.params, parts.body]);
  const queries = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('GET')).map(({ parts }) => parts.query);
  return { api, told, sent, queries, ...renderRoutes([{ path: '/price-reports', Component: Screen }], address) };
}

test('the list says dish, restaurant, both prices and state, and asks for those that wait (counter-6)', async () => {
  const { queries, user } = open('/price-reports');
  const found = await screen.findByRole('row', { name: /Dal Tadka/ });
  for (const words of ['Dum & Handi', '₹90.00', '₹100.00', 'Waiting', '20 Nov 2026'])
    expect(found.textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Waiting' }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ state: 'waiting', sort: '-created_on' }));
});

test('a report says what was seen, declared and shown, and what came of others (counter-6)', async () => {
  open('/price-reports?open=7');
  await screen.findByText('“On my bill”');
  const text = document.body.textContent;
  for (const words of ['₹95.00', '₹120.00', 'Asha Rao', '2 upheld, 1 dismissed', '0 upheld, 3 dismissed'])
    expect(text).toContain(words);
  expect(screen.getByRole('link', { name: 'Open the dish' }).getAttribute('href')).toBe('/dish/4');
});

test('it is decided with a reason alone, and a refusal is said (counter-6)', async () => {
  const { api, told, sent, user } = open('/price-reports?open=7');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Uphold');
  expect(await screen.findByText('Please write why')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), ' The bill says so. ');
  api.refuse(decidePriceReport, refusal('conflict', 'This report is decided already.'));
  await press('Dismiss');
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('This report is decided already.'));
  api.answer(decidePriceReport, answer(200, { state: 'upheld' }));
  await press('Uphold');
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Upheld.'));
  expect(sent()).toEqual([
    [{ price_report_id: 7 }, { decision: 'dismiss', reason: 'The bill says so.' }],
    [{ price_report_id: 7 }, { decision: 'uphold', reason: 'The bill says so.' }],
  ]);
});

test('what is decided says why, and is not decided again (counter-6)', async () => {
  open('/price-reports?open=7', {
    state: 'dismissed',
    reason: 'The bill is of another dish.',
    counter_price_now: null,
  });
  expect(await screen.findByText('“The bill is of another dish.”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Uphold' })).toBeNull();
});
