import type { PayPage } from '@tawa/contract/money/payments';
import { answer } from '@tawa/contract/common/endpoint';
import { type GroupPage, joinGroup, leaveGroup, readGroupPage } from '@tawa/contract/ordering/groups';
import { checkShare, openShare, takeShareBack } from '@tawa/contract/ordering/groups.shares';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepPhoneKey, readPhoneKey } from '#lib/phone-key.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { GuestPage } from './guest-page.tsx';
import { askedOf, guestOf, invited, line, secret, token } from './testing/group-samples.ts';

function open(page: Partial<GroupPage> = {}, hasJoined = true) {
  if (hasJoined) keepPhoneKey('group', token, secret);
  const api = fakeApi();
  const now = { ...invited, ...page };
  api.answer(readGroupPage, answer(200, now));
  api.answer(checkShare, answer(200, now));
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const goToPay = vi.fn<(page: PayPage) => void>();
  const sent = (path: string) =>
    api.calls.filter(({ endpoint }) => endpoint === `POST /groups/${path}`).map(({ parts }) => parts.body);
  const menu = () => <p>the menu</p>;
  return {
    api,
    told,
    goToPay,
    sent,
    ...render(<GuestPage token={token} hostLink={null} menu={menu} goToPay={goToPay} />),
  };
}

const asking = { state: 'asking', pays: 'each', pay_by: '2026-06-15T07:10:00.000Z' } as const;
const own = (asked = askedOf('Sana')) => guestOf('Sana', { asked });

test('a link that opens nothing says whom to ask (groups-1)', async () => {
  fakeApi().refuse(readGroupPage, refusal('not_found', 'Group order not found.'));
  render(<GuestPage token={token} hostLink={null} menu={() => null} goToPay={vi.fn<(page: PayPage) => void>()} />);
  expect(await screen.findByRole('heading', { name: 'This link opens nothing' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Tawa' })).toBeTruthy();
});

test('while it is read it says so, and shows nothing to press (groups-1)', async () => {
  const api = fakeApi();
  api.answer(readGroupPage, () => new Promise(() => {}));
  render(<GuestPage token={token} hostLink={null} menu={() => null} goToPay={vi.fn<(page: PayPage) => void>()} />);
  expect(await screen.findByText('Loading the group order')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nobody joins without a name, and one that stands on another bag is said at the field (groups-2)', async () => {
  const { api, sent, user } = open({}, false);
  await user.click(await screen.findByRole('button', { name: 'Join and choose' }));
  expect(await screen.findByText('Your name is needed')).toBeTruthy();
  expect(sent('join')).toEqual([]);
  expect(readPhoneKey('group', token)).toBeNull();
  api.refuse(joinGroup, refusal('invalid', 'Somebody is in by this name.', { name: 'Somebody is in by this name' }));
  await user.type(screen.getByLabelText('Your name'), '  Sana  {Enter}');
  expect(await screen.findByText('Somebody is in by this name')).toBeTruthy();
  const kept = readPhoneKey('group', token);
  const joined = { ...invited, names: ['Asha', 'Sana K'], own: guestOf('Sana K', { lines: [] }) };
  api.answer(joinGroup, answer(200, joined));
  api.answer(readGroupPage, answer(200, joined));
  await user.type(screen.getByLabelText('Your name'), ' K{Enter}');
  expect(await screen.findByText('Nothing in it yet. Choose below.')).toBeTruthy();
  expect(screen.getByText('the menu')).toBeTruthy();
  expect(sent('join')).toMatchObject([
    { name: 'Sana', secret: kept },
    { name: 'Sana K', secret: kept },
  ]);
});

test('a group that is full lets nobody else in (groups-2)', async () => {
  open({ has_room: false }, false);
  expect(await screen.findByText('This group order is full.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join and choose' })).toBeNull();
});

test('what is sold out by now is said at its line, and whoever leaves is asked first (groups-4)', async () => {
  const { api, told, user } = open({ own: guestOf('Sana', { lines: [{ ...line, problem: 'Sold out' }] }) });
  expect(await screen.findByText('Sold out')).toBeTruthy();
  expect(screen.getByText('Choose by', { exact: false }).textContent).toBe('Choose by 1:00 pm');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = await screen.findByRole('alertdialog');
  api.answer(leaveGroup, answer(200, { message: 'You left.' }));
  api.answer(readGroupPage, answer(200, invited));
  await user.click(within(dialog).getByRole('button', { name: 'Leave the group order' }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('You left the group order.'));
  expect(readPhoneKey('group', token)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Join and choose' })).toBeTruthy();
});

test('whoever was taken out, or came too late, reads so and chooses nothing (groups-4, groups-5)', async () => {
  const { unmount } = open({ removed: true });
  expect(await screen.findByText('Asha took you out')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join and choose' })).toBeNull();
  unmount();
  open({ state: 'closed' }, false);
  expect(await screen.findByText('Choosing is over')).toBeTruthy();
  expect(screen.queryByText('the menu')).toBeNull();
});

test('a share is paid by a way that there is, once however often it is pressed (groups-10)', async () => {
  const { api, told, goToPay, sent, user } = open({ ...asking, own: own() });
  expect((await screen.findByText('Pay by', { selector: 'p', exact: false })).textContent).toBe(
    'Pay by 12:40 pm, or you drop out.',
  );
  expect(screen.queryByRole('button', { name: /net banking/ })).toBeNull();
  api.refuse(openShare, refusal('conflict', 'The time to pay is over.'));
  await user.click(screen.getByRole('button', { name: /Pay by UPI/ }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('The time to pay is over.'));
  api.answer(openShare, answer(200, { url: 'https://bank.example/pay', fields: null }));
  await user.click(screen.getByRole('button', { name: /Pay by card/ }));
  await waitFor(() => expect(goToPay).toHaveBeenCalledTimes(1));
  expect(sent('share/open')).toMatchObject([{ method: 'upi' }, { method: 'card' }]);
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  await waitFor(() =>
    expect(told.error).toHaveBeenCalledWith('The bank has not told us of a payment yet. We keep asking.'),
  );
});

test('a reminder stands above what is to be paid; after the time there is nothing to press (groups-10)', async () => {
  const reminded = own(askedOf('Sana', { reminded_at: '2026-06-15T07:05:00.000Z' }));
  const { unmount } = open({ ...asking, own: reminded });
  expect(await screen.findByText('Asha asks you to pay your share.')).toBeTruthy();
  unmount();
  open({ ...asking, server_time: '2026-06-15T07:11:00.000Z', own: own() });
  expect(await screen.findByText('The time to pay is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay by/ })).toBeNull();
});

test('whoever dropped out reads that they pay nothing, and who is in no more (groups-12)', async () => {
  open({ ...asking, dropped: ['Sana'], own: own(askedOf('Sana', { state: 'dropped' })) });
  expect(await screen.findByText('You are not in this order')).toBeTruthy();
  expect(screen.getByText('Not in this order any more: Sana.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay by|Take my money/ })).toBeNull();
});

test('what was paid is taken back before there is an order, and what is refused is said (groups-12)', async () => {
  const { api, told, user } = open({ ...asking, own: own(askedOf('Sana', { state: 'paid' })) });
  await user.click(await screen.findByRole('button', { name: 'Take my money back' }));
  api.refuse(takeShareBack, refusal('conflict', 'It is being ordered.'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('It is being ordered.'));
  const back = { ...invited, ...asking, own: own(askedOf('Sana', { state: 'back', back: 271.5 })) };
  api.answer(takeShareBack, answer(200, back));
  await user.click(screen.getByRole('button', { name: 'Take my money back' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('₹271.50 goes back the way it came.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take my money back' })).toBeNull();
});
