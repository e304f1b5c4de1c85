import { answer } from '@tawa/contract/common/endpoint';
import { type Group, getGroup, moveGroup, removeFromGroup } from '@tawa/contract/ordering/groups';
import { moveShare } from '@tawa/contract/ordering/groups.shares';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, fakeStream, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { HostPage } from './host-page.tsx';
import { askedOf, guestOf, hosted, line } from './testing/group-samples.ts';

function open(change: Partial<Group> = {}) {
  signIn('user');
  fakeStream();
  const api = fakeApi();
  api.answer(getGroup, answer(200, { ...hosted, ...change }));
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const sent = (method: string) =>
    api.calls.filter(({ endpoint }) => endpoint.startsWith(method)).map(({ parts }) => parts.body ?? parts.params);
  const page = <HostPage userid={1001} groupId={5} putBackOf={() => <button type="button">Put back</button>} />;
  return { api, told, sent, ...render(page) };
}

const host = guestOf('Asha', { is_host: true });
const asking = {
  state: 'asking',
  pays: 'each',
  pay_by: '2026-06-15T07:10:00.000Z',
  can_extend: false,
} as const;

test('while it is read nothing stands there to press (groups-1)', async () => {
  signIn('user');
  fakeStream();
  const api = fakeApi();
  let let_go = () => {};
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  api.answer(getGroup, async () => {
    await held;
    return answer(200, hosted);
  });
  render(<HostPage userid={1001} groupId={5} putBackOf={() => null} />);
  expect(await screen.findByText('Loading the group order')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  let_go();
  expect(await screen.findByRole('heading', { name: 'Group order' })).toBeTruthy();
});

test('a group of somebody else, or of a week ago, is over and leads to the restaurants (groups-6)', async () => {
  signIn('user');
  fakeStream();
  fakeApi().refuse(getGroup, refusal('not_found', 'Group order not found.'));
  render(<HostPage userid={1001} groupId={5} putBackOf={() => null} />);
  expect(await screen.findByRole('heading', { name: 'This group order is over' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse restaurants' }).getAttribute('href')).toBe('/restaurants');
});

test('with nothing chosen there is nothing to close, and the link to invite (groups-1)', async () => {
  const { user } = open();
  expect(await screen.findByText('Nobody has chosen anything yet.')).toBeTruthy();
  expect(screen.getByText('Closes at 1:00 pm')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Close and go/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByRole('img', { name: 'Code with the link of this group order' })).toBeTruthy();
});

test('what cannot be had any more is said at the line, and its guest is taken out once that is confirmed (groups-4)', async () => {
  const sana = guestOf('Sana', {
    group_guest_id: 42,
    diet: 'veg',
    allergens: ['peanuts'],
    lines: [{ ...line, problem: 'Sold out' }],
  });
  const { api, told, sent, user } = open({ guests: [host, sana], amount: 480 });
  await user.click(await screen.findByLabelText('What Sana chose'));
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.getByText(/^Vegetarian, no /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take Sana out' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent('DELETE')).toEqual([]);
  api.refuse(removeFromGroup, refusal('conflict', 'The group order is closed.'));
  await user.click(within(dialog).getByRole('button', { name: 'Take Sana out' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('The group order is closed.'));
  expect(sent('DELETE')).toEqual([{ group_id: 5, group_guest_id: 42 }]);
});

test('a press on what has changed meanwhile shows it as it is (groups-5)', async () => {
  const { api, told, sent, user } = open({ guests: [host], amount: 240 });
  const group = { ...hosted, version: 4, guests: [host, guestOf('Sana')] };
  api.answer(moveGroup, answer(409, { code: 'CHANGED' as const, message: 'The group order has changed.', group }));
  await user.click(await screen.findByRole('button', { name: '+10 min' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('The group order has changed. Look at it again.'));
  expect(sent('PATCH')).toEqual([{ act: 'extend', version: 3 }]);
  expect(await screen.findByLabelText('What Sana chose')).toBeTruthy();
});

test('after its end it says until when it can be ordered, and goes to the checkout (groups-5)', async () => {
  const { router, user } = open({ state: 'closed', guests: [host], amount: 240, can_extend: false });
  expect(await screen.findByText('Closed since 1:00 pm')).toBeTruthy();
  expect(screen.getByText('Order by 1:30 pm, or it ends')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '+10 min' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite by link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
  await waitFor(() => expect(router.state.location.search).toBe('?group=5'));
});

test('who has not paid is reminded, paid for or gone on without, and who dropped out is said (groups-10, groups-12)', async () => {
  const guests = [
    host,
    guestOf('Sana', { group_guest_id: 42, asked: askedOf('Sana') }),
    guestOf('Arjun', { group_guest_id: 43, asked: askedOf('Arjun', { state: 'paid' }) }),
    guestOf('Zoya', { group_guest_id: 44, asked: askedOf('Zoya', { state: 'dropped' }) }),
  ];
  const { api, told, sent, user } = open({ ...asking, guests, amount: 960 });
  expect(await screen.findByText('Shares are paid by 12:40 pm')).toBeTruthy();
  expect(screen.getByText('Not paid yet')).toBeTruthy();
  expect(screen.getByText('Dropped out')).toBeTruthy();
  expect(document.body.textContent).toContain('1 of 2 paid, ₹271.50');
  expect(screen.queryByRole('link', { name: 'Pay your own part and order' })).toBeNull();
  api.refuse(moveShare, refusal('conflict', 'Sana was reminded just now.'));
  await user.click(screen.getByRole('button', { name: 'Remind Sana' }));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Sana was reminded just now.'));
  api.answer(moveShare, answer(200, { ...hosted, ...asking, guests }));
  await user.click(screen.getByRole('button', { name: 'Remind Sana' }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Sana is asked on their page'));
  await user.click(screen.getByLabelText('What Sana chose'));
  await user.click(screen.getByRole('button', { name: 'Go on without Sana' }));
  const gone = guests.filter(({ name }) => name !== 'Sana');
  api.answer(moveShare, answer(200, { ...hosted, ...asking, guests: gone }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Go on without Sana' }));
  expect(await screen.findByRole('link', { name: 'Pay your own part and order' })).toBeTruthy();
  expect(sent('PATCH').at(-1)).toEqual({ act: 'drop' });
});

test('once the time to pay has passed it says until when to order, and what goes back otherwise (groups-12)', async () => {
  open({ ...asking, server_time: '2026-06-15T07:11:00.000Z', guests: [host] });
  expect(await screen.findByText('The time to pay was 12:40 pm')).toBeTruthy();
  expect(screen.getByText('Order by 1:30 pm, or what was paid goes back')).toBeTruthy();
});

test('a group of which nothing came says so, and gives the host’s own dishes back (groups-6)', async () => {
  const guests = [host, guestOf('Sana', { asked: askedOf('Sana', { state: 'back', back: 271.5 }) })];
  open({ state: 'lapsed', pays: 'each', guests });
  expect(await screen.findByText('This group order is over')).toBeTruthy();
  expect(screen.getByText('It was not ordered in time. What was paid goes back to whoever paid it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put back' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('an order that waits for the host’s payment leads to it, one that is paid to its page (groups-11)', async () => {
  open({ state: 'paying', order_number: 'FD-7K3M9Q', guests: [host] });
  expect((await screen.findByRole('link', { name: 'Pay now' })).getAttribute('href')).toContain('FD-7K3M9Q');
});
