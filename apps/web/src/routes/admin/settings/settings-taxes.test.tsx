import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { addTaxRate, listTaxRates, takeBackTaxRate, type TaxRate } from '@tawa/contract/money/tax-rates';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './settings.tsx';

const rate = (change: Partial<TaxRate> = {}): TaxRate => ({
  tax_rate_id: 1,
  rate_bp: 500,
  valid_from: '2022-01-01',
  valid_to: null,
  reason: 'As delivered',
  set_by: null,
  set_on: '2022-01-01T00:00:00.000Z',
  state: 'in_force',
  ...change,
});
const coming = rate({
  tax_rate_id: 2,
  rate_bp: 1200,
  valid_from: '2099-04-01',
  reason: 'New law',
  set_by: 'Ravi Nair',
  state: 'waiting',
});

function open(address: string, fault?: ReturnType<typeof refusal>) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf('owner')));
  const rates = [coming, rate({ valid_to: '2099-04-01' })];
  api.answer(listTaxRates, answer(200, [{ category: 'restaurant_service', rates }]));
  if (fault) api.refuse(listTaxRates, fault);
  const sent = (name: string) => api.calls.flatMap(({ endpoint, parts }) => (endpoint.startsWith(name) ? [parts] : []));
  return { api, sent, ...renderRoutes([{ path: '/settings', Component: Screen }], address) };
}

test('a kind of tax stands with its rate now and the next one, and the next one can be taken back (tax-rates-1)', async () => {
  const { api, sent, user } = open('/settings?group=taxes');
  const list = await screen.findByRole('list', { name: 'Tax rates' });
  expect(list.textContent).toMatch(/Restaurant food.*5\.00%.*12\.00%.*from 1 Apr 2099/);
  await user.click(screen.getByRole('link', { name: 'Change the rate of Restaurant food' }));
  const panel = await screen.findByRole('dialog', { name: 'Restaurant food' });
  expect(panel.textContent).toContain('1 Jan 2022 to 31 Mar 2099');
  api.answer(takeBackTaxRate, answer(200, { message: 'Cancelled.' }));
  await user.click(within(panel).getByRole('button', { name: 'Take back' }));
  expect(sent('DELETE')).toMatchObject([{ params: { tax_rate_id: 2 } }]);
});

test('a new rate says what it does on ₹500.00, and what is wrong at its field; a refusal loses nothing', async () => {
  const { api, sent, user } = open('/settings?group=taxes&open=restaurant_service');
  const field = await screen.findByLabelText('New rate in percent');
  await user.clear(field);
  await user.type(field, '41');
  await user.click(screen.getByRole('button', { name: 'Add the rate' }));
  for (const text of ['From 0 to 40 percent', 'Choose a day in the future', 'Reason is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  await user.clear(field);
  await user.type(field, '7.5');
  expect(screen.getByText('GST on ₹500.00: ₹25.00 now, ₹37.50 then.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From this day, 12:00 am'), { target: { value: '2098-01-01' } });
  await user.type(screen.getByLabelText('Reason, kept in the history'), 'New law');
  api.refuse(addTaxRate, refusal('invalid', 'A rate begins on 1 Jan 2098 already. Take it back first.'));
  await user.click(screen.getByRole('button', { name: 'Add it from 1 Jan 2098' }));
  expect(sent('POST /admin/tax-rates')).toMatchObject([
    { body: { category: 'restaurant_service', rate_bp: 750, valid_from: '2098-01-01', reason: 'New law' } },
  ]);
  expect(field).toHaveProperty('value', '7.5');
});

test('rates that cannot be read say so', async () => {
  open('/settings?group=taxes', refusal('forbidden', 'Your account may not do this.'));
  expect(await screen.findByText('We couldn’t load the tax rates.')).toBeTruthy();
});
