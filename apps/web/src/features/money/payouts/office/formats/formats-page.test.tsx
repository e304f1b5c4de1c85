import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payouts.banks';
import type { BankFormat } from '@tawa/contract/money/payouts.banks';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { accessOf, ownAccess } from '#testing/people.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { FormatsPage } from './formats-page.tsx';

const bulk: BankFormat = {
  bank_format_id: 3,
  name: 'Bulk NEFT',
  source: 'Manual of the bank, 2026',
  version: 4,
  is_used: true,
  is_kept: true,
  layout: {
    heading: true,
    date: 'DD/MM/YYYY',
    columns: [
      { heading: 'Ref', field: 'reference' },
      { heading: 'Account', field: 'account' },
      { heading: 'IFSC', field: 'ifsc' },
      { heading: 'Currency', text: 'INR' },
      { heading: 'Amount', field: 'amount' },
    ],
    answer: { reference: 'Ref', amount: 'Amount', status: 'Status', bank_reference: 'UTR', reason: 'Reason' },
    paid_words: ['E', 'PAID'],
    failed_words: ['R'],
  },
};

function open(
  address = '',
  { role = 'owner', formats = [bulk] }: { role?: 'owner' | 'finance' | OfficeRights; formats?: BankFormat[] } = {},
) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, typeof role === 'string' ? accessOf(role) : ownAccess(role)));
  api.answer(contract.listBankFormats, answer(200, { formats }));
  api.answer(contract.addBankFormat, answer(200, { bank_format_id: 4 }));
  api.answer(contract.updateBankFormat, answer(200, { message: 'Format saved.' }));
  const sent = (endpoint: string) => api.calls.filter((one) => one.endpoint === endpoint).map(({ parts }) => parts);
  const path = '/payouts/formats';
  const routes = [
    { path, Component: FormatsPage },
    { path: '/payouts/run', Component: () => <p>the run</p> },
  ];
  return { api, sent, ...renderRoutes(routes, `${path}${address}`) };
}
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Preview' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ lastChild }) => lastChild?.textContent);
};
const added = 'POST /admin/bank-formats';
const changed = 'PUT /admin/bank-formats/:bank_format_id';

beforeEach(() => localStorage.clear());

test('a format stands with its source, its columns in order, and whether files were made with it', async () => {
  open();
  const card = within(await screen.findByRole('list', { name: 'Bank formats' }));
  expect(card.getByText('Manual of the bank, 2026')).toBeTruthy();
  expect(card.getByText('Files were made with it')).toBeTruthy();
  const columns = within(card.getByRole('list', { name: 'Columns of Bulk NEFT, in order' })).getAllByRole('listitem');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    '1. Ref',
    '2. Account',
    '3. IFSC',
    '4. Currency',
    '5. Amount',
  ]);
});

test('a copy is added, and its preview follows every key', async () => {
  const { sent, user, router } = open();
  await user.click(await screen.findByRole('link', { name: 'Copy Bulk NEFT' }));
  expect(await lines()).toEqual([
    'Ref,Account,IFSC,Currency,Amount',
    'TW12P3456,50100012345678,HDFC0001234,INR,9812.60',
    'TW12P3457,001205004410,ICIC0000012,INR,246500.40',
  ]);
  const heading = screen.getByLabelText('Heading of column 5');
  await user.clear(heading);
  await user.type(heading, 'Sum, INR');
  await user.clear(screen.getByLabelText('Fixed text of column 4'));
  expect((await lines())[0]).toBe('Ref,Account,IFSC,Currency,"Sum, INR"');
  await user.click(screen.getByRole('switch', { name: 'The first line names the columns' }));
  expect(await lines()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const { name, layout } = { ...bulk, name: 'Copy of Bulk NEFT' };
  const columns = layout.columns.map((column) => ({ ...column }));
  columns[3] = { heading: 'Currency', text: '' };
  columns[4] = { heading: 'Sum, INR', field: 'amount' };
  expect(sent(added)).toEqual([
    { body: { name, source: bulk.source, layout: { ...layout, heading: false, columns } } },
  ]);
});

test('a column is moved by buttons, which keep the focus, and one is taken out', async () => {
  const { sent, user } = open('?open=3');
  expect(await screen.findByText(/^Files that were already made keep the old form/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Move column 2 up' }));
  expect(screen.getByText('Account is now column 1 of 5.')).toBeTruthy();
  expect((await lines())[0]).toBe('Account,Ref,IFSC,Currency,Amount');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move column 1 down');
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move column 2 down');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove column 4' }));
  expect((await lines())[0]).toBe('Ref,IFSC,Account,Amount');
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(sent(changed)).toHaveLength(1));
  expect(sent(changed)).toMatchObject([
    {
      params: { bank_format_id: 3 },
      body: { version: 4, format: { layout: { columns: [{ heading: 'Ref' }, { field: 'ifsc' }, {}, {}] } } },
    },
  ]);
});

test('wrong input is said at its field, the first has the focus, and nothing typed is lost', async () => {
  const { sent, user } = open('?open=new');
  await user.type(await screen.findByLabelText('Name'), 'Canara');
  await user.selectOptions(screen.getByLabelText('Filled with, column 3'), 'The same text in every line');
  await user.type(screen.getByLabelText('Fixed text of column 3'), '=1+1');
  await user.type(screen.getByLabelText('Status of money that arrived'), 'E, R');
  await user.type(screen.getByLabelText('Status of money that came back'), 'r');
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  expect(await screen.findByText(/^Begin with a letter or digit/)).toBeTruthy();
  expect(screen.getByText('Still missing: Account of the payee. The bank can’t pay without it.')).toBeTruthy();
  expect(screen.getByText('“r” can’t mean both that money arrived and that it came back.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Heading of column 1'));
  expect(screen.getByDisplayValue('Canara')).toBeTruthy();
  expect(screen.getByDisplayValue('=1+1')).toBeTruthy();
  expect(sent(added)).toEqual([]);
});

test('a name that is taken is said at the name, and the form stays', async () => {
  const { api, user } = open('?open=new&copy=3');
  const taken = 'There is a format of this name already.';
  api.refuse(contract.addBankFormat, refusal('conflict', taken, { name: taken }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'HDFC');
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  expect(screen.getByDisplayValue('HDFC')).toBeTruthy();
});

test('what is not saved is asked about before it is left', async () => {
  const { user, router } = open('?open=3');
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByDisplayValue('Bulk NEFT two')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All bank formats' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('whoever only looks at payouts looks, and saves and deletes nothing (payouts-6)', async () => {
  const { user } = open('', {
    role: { money: 'read', settings: 'act' },
    formats: [{ ...bulk, is_used: false, is_kept: false }],
  });
  expect(await screen.findByText('You can look at formats here. Somebody who pays out changes them.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Bulk NEFT' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'View Bulk NEFT' }));
  expect(await lines()).toHaveLength(3);
  expect(screen.getByText('Always “INR”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save format' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever was overtaken keeps every letter, reads who it was and what differs, and puts theirs over it (payouts-15)', async () => {
  const { api, sent, user } = open('?open=3', { role: 'finance' });
  const current = {
    ...bulk,
    version: 5,
    source: 'Another manual',
    layout: { ...bulk.layout, date: 'YYYYMMDD' as const },
  };
  const changed_on = '2026-06-22T06:30:00.000Z';
  const body = { message: 'Somebody else changed this format meanwhile.', changed_by: 'Leela', changed_on, current };
  api.answer(contract.updateBankFormat, { status: 409, body });
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toMatch(/Leela saved it at .*Nothing of yours was saved or lost/);
  expect(
    within(banner)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['its manual', 'its file']);
  expect(screen.getByDisplayValue('Bulk NEFT two')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save format' })).toHaveProperty('disabled', true);
  await user.click(within(banner).getByRole('button', { name: 'Put mine over it' }));
  api.answer(contract.updateBankFormat, answer(200, { message: 'Format saved.' }));
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(sent(changed)).toHaveLength(2));
  expect(sent(changed)).toMatchObject([
    { body: { version: 4 } },
    { body: { version: 5, format: { name: 'Bulk NEFT two', source: bulk.source } } },
  ]);
});

test('whoever was overtaken can go on with what stands there (payouts-15)', async () => {
  const { api, sent, user } = open('?open=3');
  const current = { ...bulk, version: 5, source: 'Another manual' };
  const body = { message: 'Somebody else changed this format meanwhile.', changed_by: null, changed_on: null, current };
  api.answer(contract.updateBankFormat, { status: 409, body });
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(screen.getByDisplayValue('Bulk NEFT')).toBeTruthy();
  expect(screen.getByDisplayValue('Another manual')).toBeTruthy();
  api.answer(contract.updateBankFormat, answer(200, { message: 'Format saved.' }));
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() =>
    expect(sent(changed).at(-1)).toMatchObject({ body: { version: 5, format: { name: 'Bulk NEFT' } } }),
  );
});

test('a format without files is deleted after a question; one with files, also of an older form, has no such press (payouts-15)', async () => {
  const fresh = { ...bulk, bank_format_id: 8, name: 'Canara', is_used: false, is_kept: false };
  const older = { ...bulk, bank_format_id: 9, name: 'Axis', is_used: false };
  const { api, sent, user } = open('', { formats: [bulk, fresh, older] });
  api.answer(contract.deleteBankFormat, answer(200, { message: 'Format deleted.' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Canara' }));
  expect(screen.getByText('Files were made with an older form')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Delete (Bulk NEFT|Axis)/ })).toBeNull();
  const deleted = 'DELETE /admin/bank-formats/:bank_format_id';
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent(deleted)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Canara' }));
  await user.click(await screen.findByRole('button', { name: 'Delete format' }));
  await waitFor(() => expect(sent(deleted)).toMatchObject([{ params: { bank_format_id: 8 } }]));
});

test('no format, one that is gone, and a list that cannot be read each say so with a way on', async () => {
  const { unmount } = open('', { formats: [] });
  expect(await screen.findByRole('heading', { name: 'No bank format yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add format' })).toBeTruthy();
  unmount();
  const gone = open('?open=99');
  expect(await screen.findByRole('heading', { name: 'This format isn’t there' })).toBeTruthy();
  gone.unmount();
  const { api, client, user } = open();
  await screen.findByRole('list', { name: 'Bank formats' });
  api.refuse(contract.listBankFormats, refusal('internal', 'The database is away.'));
  await client.resetQueries();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
});
