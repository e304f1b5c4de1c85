import type { PayPage } from '@tawa/contract/money/payments';
import { joinTable, openPart, readTable, sendRound, type TablePage } from '@tawa/contract/tables/bills';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { readPhoneKey } from '#lib/phone-key.ts';
import { type Choosing, TablePageView } from './table-page.tsx';

const token = 'c'.repeat(43);
const noBill = { since: null, name: null, pin: null, word: null, bill: null, closed_as: null };
const frame = {
  restaurant: {
    restaurant_id: 7,
    restaurant_name: 'Udupi Table',
    names: null,
    logo: null,
    restaurant_type: null,
    place: 'Indiranagar',
  },
  table: '7',
};
const free: TablePage = { ...frame, ...noBill, state: 'free' };
const taken: TablePage = { ...frame, ...noBill, state: 'taken' };

type Bill = NonNullable<TablePage['bill']>;
const round: Bill['people'][number]['rounds'][number] = {
  order_number: 'FD-AAAAAA',
  placed_at: '2036-06-17T13:00:00.000Z',
  status: 'placed',
  lines: [
    {
      line_id: 1,
      name: 'Masala Dosa',
      names: null,
      is_veg: 1,
      options: [],
      option_names: [],
      note: '',
      quantity: 1,
      amount: 120,
    },
  ],
};
const inside = (rounds: Bill['people'][number]['rounds']): TablePage => ({
  ...frame,
  state: 'in',
  since: '2036-06-17T12:50:00.000Z',
  name: 'Meera',
  pin: '0420',
  word: '0420',
  closed_as: null,
  bill: {
    people: [{ name: 'Meera', is_own: true, amount: 126 * rounds.length, is_paid: false, rounds }],
    dishes: 120 * rounds.length,
    taxes: [],
    fees: 0,
    tip: 0,
    less: 0,
    total: 126 * rounds.length,
    parts: [],
    left: 126 * rounds.length,
    ways: { own: 126, equal: 126, all: 126 },
    payers: 1,
    methods: ['upi'],
  },
});

const dosa = {
  menu_id: 3,
  name: 'Masala Dosa',
  option_ids: [],
  options: [],
  quantity: 1,
  note: '',
  price: 120,
};
const Menu = ({ bag }: Choosing) => (
  <button type="button" onClick={() => bag.add(dosa)}>
    Add Masala Dosa
  </button>
);

function scan(page: TablePage, goToPay: (page: PayPage) => void = () => undefined) {
  const api = fakeApi();
  api.answer(readTable, { status: 200, body: page });
  const show = () => <TablePageView token={token} goToPay={goToPay} menu={(choosing) => <Menu {...choosing} />} />;
  return { api, ...renderRoutes([{ path: '/', Component: show }]) };
}

const lastStep = async () =>
  within(await screen.findByRole('dialog', { name: 'Send to the kitchen' })).getByRole('button', {
    name: 'Send 1 dish',
  });
const addDosa = () => screen.findByRole('button', { name: 'Add Masala Dosa' });
const bodyOf = (api: ReturnType<typeof fakeApi>, endpoint: string) =>
  api.calls.findLast((call) => call.endpoint === endpoint)?.parts.body;

test('the code of a free table opens its menu at once; the name is asked with the first dishes that are sent (bills-17)', async () => {
  const { api, user } = scan(free);
  expect(await screen.findByText('Order from your table')).toBeTruthy();
  await user.click(await addDosa());
  await user.click(screen.getByRole('button', { name: 'Send 1 dish' }));
  // Without a name nothing is sent, and the field says so.
  await user.click(await lastStep());
  expect(screen.getByText('Your name is needed')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  api.answer(joinTable, { status: 200, body: inside([]) });
  api.answer(sendRound, { status: 201, body: inside([round]) });
  await user.type(screen.getByLabelText('Your name'), 'Meera{Enter}');
  expect(await screen.findByRole('heading', { name: 'Bill of the table' })).toBeTruthy();
  const secret = readPhoneKey('table', token);
  expect(bodyOf(api, 'POST /table-bills/join')).toEqual({ token, secret, name: 'Meera' });
  expect(bodyOf(api, 'POST /table-bills/rounds')).toMatchObject({ token, secret, items: [{ menu_id: 3 }] });
});

test('where somebody sits, the PIN is asked with the name, a wrong one is told at its field and nothing is sent (bills-17)', async () => {
  const { api, user } = scan(taken);
  await user.click(await addDosa());
  api.refuse(joinTable, refusal('invalid', 'Wrong', { pin: 'This is not the PIN of this table.' }));
  await user.click(screen.getByRole('button', { name: 'Send 1 dish' }));
  await user.type(await screen.findByLabelText('Your name'), 'Arjun');
  await user.type(screen.getByLabelText('Table PIN'), '1234');
  await user.click(await lastStep());
  expect(await screen.findByText('This is not the PIN of this table.')).toBeTruthy();
  expect(bodyOf(api, 'POST /table-bills/rounds')).toBeUndefined();
  api.answer(joinTable, { status: 200, body: inside([]) });
  api.answer(readTable, { status: 200, body: inside([]) });
  api.refuse(sendRound, refusal('conflict', 'Masala Dosa is sold out.'));
  await user.clear(screen.getByLabelText('Table PIN'));
  await user.type(screen.getByLabelText('Table PIN'), '0420');
  await user.click(await lastStep());
  // Let in, and the dishes that could not be sent are still there.
  await waitFor(() => expect(screen.queryByLabelText('Your name')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Send to the kitchen' })).toBeTruthy();
});

test('whoever wants to join first does so from the menu, which stays (bills-17)', async () => {
  const { api, user } = scan(taken);
  api.answer(joinTable, { status: 200, body: inside([]) });
  await user.click(await screen.findByRole('button', { name: 'Join the table' }));
  await user.type(await screen.findByLabelText('Your name'), 'Arjun');
  await user.type(screen.getByLabelText('Table PIN'), '0420{Enter}');
  expect(await screen.findByRole('button', { name: 'Bill ₹0.00' })).toBeTruthy();
  expect(await addDosa()).toBeTruthy();
});

test('whoever is in and ordered nothing lands on the menu with the bill one tap away (bills-17)', async () => {
  const { user } = scan(inside([]));
  expect(await addDosa()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bill ₹0.00' }));
  expect(await screen.findByRole('heading', { name: 'Bill of the table' })).toBeTruthy();
});

test('whoever ordered comes back to the bill, and from there to the menu (bills-17)', async () => {
  const { user } = scan(inside([round]));
  expect(await screen.findByRole('heading', { name: 'Bill of the table' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the menu' }));
  expect(await addDosa()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bill ₹126.00' }));
  expect(await screen.findByRole('heading', { name: 'Bill of the table' })).toBeTruthy();
});

test('dishes that were chosen and not sent bring their phone back to the menu (bills-17)', async () => {
  const { user, unmount } = scan(inside([round]));
  await user.click(await screen.findByRole('button', { name: 'Back to the menu' }));
  await user.click(await addDosa());
  unmount();
  scan(inside([round]));
  expect(await screen.findByRole('button', { name: 'Send 1 dish' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Bill of the table' })).toBeNull();
});

test('a tip of one’s own is in whole rupees within its bounds, which are said (bills-18)', async () => {
  const goToPay = vi.fn<(page: PayPage) => void>();
  const { api, user } = scan(inside([round]), goToPay);
  api.answer(openPart, { status: 200, body: { url: '/t/x?bill=1&bank=1', fields: null } });
  await user.click(await screen.findByRole('button', { name: /^Pay my dishes/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay my dishes' }));
  await user.click(sheet.getByRole('button', { name: 'Other' }));
  const field = sheet.getByLabelText('Tip in rupees');
  await user.type(field, '{Enter}');
  expect(sheet.getByRole('alert').textContent).toBe('A tip is between ₹1 and ₹1,000, in whole rupees.');
  await user.type(field, '1001');
  expect(sheet.getByRole('alert')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '7.5x');
  expect(sheet.queryByRole('alert')).toBeNull();
  expect(field).toHaveProperty('value', '75');
  await user.type(field, '{Enter}');
  expect(sheet.queryByLabelText('Tip in rupees')).toBeNull();
  expect(sheet.getByRole('button', { name: '₹75', pressed: true })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: /Pay by UPI.*₹201\.00/ }));
  await waitFor(() => expect(bodyOf(api, 'POST /table-bills/parts/online')).toMatchObject({ amount: 126, tip: 75 }));
});

test('a tip is chosen by nobody beforehand, is added to what is paid online and never to cash, and a second press takes it away (bills-18)', async () => {
  const goToPay = vi.fn<(page: PayPage) => void>();
  const { api, user } = scan(inside([round]), goToPay);
  const page: PayPage = { url: '/t/x?bill=1&bank=1', fields: null };
  api.answer(openPart, { status: 200, body: page });
  await user.click(await screen.findByRole('button', { name: /^Pay my dishes/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay my dishes' }));
  const tip = sheet.getByRole('button', { name: '₹30' });
  expect(sheet.getAllByRole('button', { pressed: false })).toHaveLength(4);
  expect(sheet.getByText('₹126.00')).toBeTruthy();
  await user.click(tip);
  expect(sheet.getByRole('button', { name: /Pay by UPI.*₹156\.00/ })).toBeTruthy();
  expect(sheet.getByRole('button', { name: /Pay the staff in cash.*₹126\.00/ })).toBeTruthy();
  await user.click(tip);
  expect(sheet.queryByText('₹156.00')).toBeNull();
  await user.click(tip);
  await user.click(sheet.getByRole('button', { name: /Pay by UPI/ }));
  await waitFor(() => expect(goToPay.mock.calls[0]?.[0]).toEqual(page));
  expect(bodyOf(api, 'POST /table-bills/parts/online')).toMatchObject({
    kind: 'own',
    amount: 126,
    method: 'upi',
    tip: 30,
  });
});
