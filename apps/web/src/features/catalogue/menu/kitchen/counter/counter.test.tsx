import * as contract from '@tawa/contract/catalogue/menu/menu.counter';
import type { KitchenPriceReport } from '@tawa/contract/catalogue/menu/menu.reports';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CounterField } from './counter-field.tsx';
import { CounterSheet } from './counter-sheet.tsx';

const dish = (change: Partial<contract.KitchenCounterDish> = {}): contract.KitchenCounterDish => ({
  menu_id: 4,
  dish_name: 'Dal Tadka',
  price: 120,
  counter_price: 100,
  declared_on: '2026-11-12',
  declared_by: 'Asha',
  lapses_on: '2027-02-10',
  state: 'living',
  is_on_sale: true,
  ...change,
});
const silent = { counter_price: null, declared_on: null, declared_by: null, lapses_on: null, state: 'none' } as const;
const report: KitchenPriceReport = {
  price_report_id: 3,
  menu_id: 4,
  dish_name: 'Dal Tadka',
  price_seen: 90,
  counter_price: 100,
  note: 'On my bill',
  state: 'waiting',
  reason: null,
  created_on: '2026-11-20T10:00:00.000Z',
};

function give(dishes: contract.KitchenCounterDish[], rest: Partial<contract.KitchenCounter> = {}) {
  const api = fakeApi();
  api.answer(contract.getKitchenCounter, answer(200, { same_since: null, dishes, reports: [], ...rest }));
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const sent = () =>
    api.calls
      .filter(({ endpoint }) => /^(PUT|POST)/.test(endpoint))
      .map(({ endpoint, parts }) => [endpoint, parts.body]);
  return { api, told, sent };
}
const openField = (change?: Partial<contract.KitchenCounterDish>, price: number | null = 120) => {
  const given = give([dish(change)]);
  const onTyped = vi.fn<(isTyped: boolean) => void>();
  const { user } = render(<CounterField menuId={4} typed={{ price, discounted_price: null }} onTyped={onTyped} />);
  return { ...given, onTyped, user };
};
const put = 'PUT /kitchen/menu/dishes/:menu_id/counter';
const field = () => screen.findByLabelText<HTMLInputElement>(/^Price at your counter/);

test('the editor says what is declared, by whom and until when, and what becomes of it by the typed price (counter-1)', async () => {
  openField({}, 130);
  expect((await field()).value).toBe('100');
  expect(screen.getByText('₹100.00 at the counter, ₹130.00 here.')).toBeTruthy();
  expect(screen.getByText('Declared on 12 Nov 2026 by Asha. Lapses on 10 Feb 2027.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Declare again' })).toBeTruthy();
});

test.each([
  [{ state: 'lapsed' } as const, 'Declared on 12 Nov 2026 by Asha. Lapsed on 10 Feb 2027.'],
  [{ state: 'refuted' } as const, 'Withdrawn after a report. Declare it again once it’s right.'],
  [{ counter_price: 120, declared_by: null }, '₹120.00 at the counter, the same as here.'],
])('of %j it says so (counter-1, counter-6)', async (change, text) => {
  openField(change);
  await field();
  expect(screen.getByText(text)).toBeTruthy();
});

test('a price is declared by the button or by Enter, a wrong one is said at the field, and it can be withdrawn (counter-3)', async () => {
  const { api, told, sent, user } = openField({ ...silent });
  const input = await field();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  for (const [typed, text] of [
    ['free', 'Enter a price'],
    ['0', 'At least ₹1.00'],
    ['10.001', 'At most two decimals'],
  ] as const) {
    await user.clear(input);
    await user.type(input, `${typed}{Enter}`);
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(sent()).toEqual([]);
  api.answer(contract.declareCounterPrice, answer(200, dish({ counter_price: 95.5 })));
  api.answer(
    contract.getKitchenCounter,
    answer(200, { same_since: null, dishes: [dish({ counter_price: 95.5 })], reports: [] }),
  );
  await user.clear(input);
  await user.type(input, '95.50');
  await user.click(screen.getByRole('button', { name: 'Declare' }));
  await waitFor(() => expect(told.success).toHaveBeenLastCalledWith('Declared.'));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(told.success).toHaveBeenLastCalledWith('Withdrawn.'));
  expect(sent()).toEqual([
    [put, { counter_price: 95.5 }],
    [put, { counter_price: null }],
  ]);
});

test('what the server refuses is said, and what was typed stays (counter-3)', async () => {
  const { api, onTyped, told, user } = openField({ ...silent });
  api.refuse(contract.declareCounterPrice, refusal('conflict', 'Dishes come after the review of your restaurant.'));
  await user.type(await field(), '95');
  expect(onTyped).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Declare' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Dishes come after the review of your restaurant.'));
  expect((await field()).value).toBe('95');
});

const openSheet = async () => {
  const onOpen = vi.fn<(menuId: number) => void>();
  const { user } = render(<CounterSheet onOpen={onOpen} onClose={() => undefined} />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Prices at your counter' }));
  await sheet.findByText(/^Customers like to know/);
  return { onOpen, sheet, user };
};

test('the sheet says what lapsed, what differs and what customers saw, and leads to the dish (counter-1, counter-5)', async () => {
  give(
    [
      dish(),
      dish({ menu_id: 5, dish_name: 'Naan', state: 'lapsed' }),
      dish({ menu_id: 6, dish_name: 'Roti', ...silent }),
      dish({ menu_id: 7, dish_name: 'Raita', counter_price: 120 }),
      dish({ menu_id: 8, dish_name: 'Kulfi', is_on_sale: false }),
    ],
    { reports: [report, { ...report, price_report_id: 2, state: 'upheld', reason: 'The bill says so.' }] },
  );
  const { onOpen, sheet, user } = await openSheet();
  expect(sheet.getByText('Your menu compares 2 of 4 dishes on sale with your counter.')).toBeTruthy();
  expect(sheet.getByText('1 price has lapsed. Your menu no longer says it.')).toBeTruthy();
  expect(sheet.getByText('The first price lapses on 10 Feb 2027.')).toBeTruthy();
  const rows = within(sheet.getByRole('region', { name: 'What differs' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Dal Tadka₹120.00 here, ₹100.00 at the counter',
    'Naan₹120.00 here, ₹100.00 at the counterlapsed on 10 Feb 2027',
    'Rotinot declared',
  ]);
  const seen = within(sheet.getByRole('region', { name: 'What customers saw' }));
  expect(seen.getAllByText('₹90.00 instead of ₹100.00, reported on 20 Nov 2026')).toHaveLength(2);
  expect(seen.getByText('The report was right: The bill says so.')).toBeTruthy();
  expect(seen.queryByText('The newest 50.')).toBeNull();
  await user.click(seen.getByRole('button', { name: 'Correct Dal Tadka' }));
  expect(onOpen).toHaveBeenCalledWith(4);
});

test('all are declared after a question that names what it replaces, and renewed by one press (counter-3)', async () => {
  const { api, told, sent } = give([dish(), dish({ menu_id: 5, dish_name: 'Naan', counter_price: 120 })]);
  api.answer(contract.declareSame, answer(200, { dishes: 2 }));
  api.answer(contract.renewCounter, answer(200, { dishes: 1 }));
  const { sheet, user } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'All cost the same at our counter' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/2 dishes on sale cost the same .* 1 other price that you declared is replaced\.$/),
  ).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Yes, the same' }));
  await waitFor(() => expect(told.success).toHaveBeenLastCalledWith('Declared for 2 dishes.'));
  await user.click(await screen.findByRole('button', { name: 'Renew for 90 days' }));
  await waitFor(() => expect(told.success).toHaveBeenLastCalledWith('Renewed for 1 dish.'));
  expect(sent().map(([endpoint]) => endpoint)).toEqual([
    'POST /kitchen/menu/counter/same',
    'POST /kitchen/menu/counter/renew',
  ]);
});

test('of a restaurant that declared nothing nothing can be renewed, and of one without dishes nothing declared (counter-3)', async () => {
  give([]);
  const { sheet } = await openSheet();
  expect(sheet.getByText('Nothing is declared, so your menu says nothing.')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Renew for 90 days' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'All cost the same at our counter' })).toHaveProperty('disabled', true);
});
