import { answer } from '@tawa/contract/common/endpoint';
import { getTaxReports, type TaxMonthAnswer, type TaxReportAnswer } from '@tawa/contract/money/tax-reports';
import { monthAt, addMonths } from '@tawa/domain/money/tax-reports';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { TaxReports } from './tax-page.tsx';

const check = (change: Partial<TaxReportAnswer['checks'][number]> = {}): TaxReportAnswer['checks'][number] => ({
  figure: 'gst_9_5',
  table: 18.5,
  ledger: 18.5,
  waiting: 0,
  difference: 0,
  ...change,
});
const operator = (checks = [check()]): TaxReportAnswer => ({
  key: 'gstr1_15',
  columns: ['supplier', 'restaurant', 'state', 'rate', 'taxable', 'cgst'],
  rows: [{ id: 'one', cells: ['registered', 'Dum & Handi', 'Karnataka', 500, -370.03, 9.25] }],
  total: [null, null, null, null, -370.03, 9.25],
  checks,
});
const deducted: TaxReportAnswer = {
  key: 'tds',
  columns: ['restaurant', 'legal_name', 'pan', 'withheld', 'law_rate', 'due', 'remark'],
  rows: Array.from({ length: 60 }, (_, index) => ({
    id: `r${index}`,
    cells: [`Kitchen ${index}`, 'Foods', index < 2 ? null : 'AABFG1234K', 0.42, 500, 21, index < 2 ? 'no_pan' : null],
  })),
  total: [null, null, null, 25.2, null, 1260, null],
  checks: [check({ figure: 'tds', table: 25.2, ledger: 25.2 })],
};
const collected: TaxReportAnswer = {
  key: 'gstr8',
  columns: ['restaurant', 'due'],
  rows: [],
  total: [null, 0],
  checks: [check({ figure: 'own_gst', table: 0, ledger: 0 })],
};
const now = monthAt(new Date());
const monthOf = (change: Partial<TaxMonthAnswer> = {}): TaxMonthAnswer => ({
  month: now,
  is_closed: false,
  without_invoice: 0,
  read_at: '2026-11-28T09:00:00.000Z',
  reports: [operator(), collected, deducted],
  rates: [{ category: 'tcs', rate_bp: 50, valid_from: '2024-07-10', source: 'Notification 15/2024-Central Tax' }],
  tds_threshold: 500_000,
  ...change,
});

function open(address = '/tax-reports', month = monthOf(), fault?: ReturnType<typeof refusal>) {
  const api = fakeApi();
  api.answer(getTaxReports, answer(200, month));
  if (fault) api.refuse(getTaxReports, fault);
  return { api, ...renderRoutes([{ path: '/tax-reports', Component: TaxReports }], address) };
}

test('a month opens with its first table, its source, its total and the ledger beside it (tax-reports-1)', async () => {
  open();
  expect(await screen.findByText('Every table equals the ledger.')).toBeTruthy();
  expect(screen.getByText('Still running')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: /^GSTR-1 table 15/ }));
  const [, row, total] = table.getAllByRole('row');
  expect(within(row ?? document.body).getAllByText('−₹370.03').length).toBeGreaterThan(0);
  expect(within(row ?? document.body).getAllByText('5%').length).toBeGreaterThan(0);
  expect(total?.textContent).toContain('Total');
  expect(screen.getByText(/notification 17\/2017-Central Tax/)).toBeTruthy();
  expect(screen.getByText('Equals the ledger')).toBeTruthy();
  expect(screen.getByText(/Notification 15\/2024-Central Tax/)).toBeTruthy();
});

test('a difference is red with its amount, in the table, on its tab and above all (tax-reports-2)', async () => {
  open(
    '/tax-reports',
    monthOf({
      without_invoice: 3,
      reports: [operator([check({ ledger: 25.52, difference: -7.02 })]), deducted],
    }),
  );
  expect(await screen.findByText(/^1 figure differs from the ledger/)).toBeTruthy();
  expect(screen.getByText(/^3 orders have no invoice yet/)).toBeTruthy();
  expect(screen.getByText('Differs by −₹7.02').className).toContain('text-danger');
  expect(screen.getByRole('tab', { name: /differs/ }).textContent).toContain('15 Section 9(5)');
});

test('what was sent in another month is named beside table and ledger (tax-reports-3)', async () => {
  open('/tax-reports', monthOf({ reports: [operator([check({ ledger: 8.5, waiting: 10 })])] }));
  expect(await screen.findByText('documents of another month ₹10.00')).toBeTruthy();
  expect(screen.getByText(/Refunds count in the month of their credit note/)).toBeTruthy();
});

test('tabs lead through the tables; rows without a PAN are counted, and of many fifty are shown first', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'TDS' }));
  expect(await screen.findByText('2 rows have no PAN.')).toBeTruthy();
  const table = () => within(screen.getByRole('table', { name: /^TDS on/ })).getAllByRole('row');
  expect(table()).toHaveLength(52);
  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(table()).toHaveLength(62);
  await user.click(screen.getByRole('tab', { name: 'GSTR-8 TCS' }));
  expect(await screen.findByText(/so the TCS of this month is nil/)).toBeTruthy();
  expect(screen.getByText(/^Not withheld by Tawa today/)).toBeTruthy();
});

test('the chooser asks for another month, and an address with none that has begun means this one (tax-reports-6)', async () => {
  const { api, user } = open('/tax-reports?month=2999-01');
  const chooser = await screen.findByLabelText('Month');
  const before = addMonths(now, -1);
  await user.selectOptions(chooser, before);
  await screen.findByText('Every table equals the ledger.');
  expect(api.calls.map(({ parts }) => parts.query)).toEqual([{ month: now }, { month: before }]);
});

test('a month that cannot be read says so with a way on', async () => {
  const { api, user } = open('/tax-reports', monthOf(), refusal('internal', 'The database is away.'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('table')).toBeNull();
  api.answer(getTaxReports, answer(200, monthOf({ is_closed: true })));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Month is over')).toBeTruthy();
});
