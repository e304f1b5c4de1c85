import { logout } from '@tawa/contract/accounts/auth';
import { enterTablet, getTablet } from '@tawa/contract/accounts/staff.tablets';
import { answer } from '@tawa/contract/common/endpoint';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession, startSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { TabletFrame } from './tablet-frame.tsx';

const asha = { person_id: 7, name: 'Asha Rao', role: 'cook' as const };
const ravi = { person_id: 8, name: 'Ravi Shetty', role: 'packer' as const };

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

function openTablet() {
  const api = fakeApi();
  api.answer(getTablet, answer(200, { tablet_name: 'Pass', idle_minutes: 5, people: [asha, ravi] }));
  api.answer(logout, answer(200, { message: 'Signed out.' }));
  startSession({ token: makeToken(), userId: 1, userType: 'restaurant', restaurant_id: 1, tablet: '' });
  render(<TabletFrame>{'The board'}</TabletFrame>);
  const typed = () =>
    api.calls.filter(({ endpoint }) => endpoint.endsWith('/kitchen/tablet/person')).map(({ parts }) => parts.body);
  return { api, typed };
}

const type = (digits: string) => {
  for (const key of digits) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
};

const tap = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('a name and its PIN say who acts, while the board stays in view (tablets-2)', async () => {
  const { api, typed } = openTablet();
  api.answer(enterTablet, answer(200, { token: makeToken(3600, 'asha'), ...asha }));
  await tap(/^Asha Rao, Cook/);
  expect(screen.getByText('The board')).toBeTruthy();
  const pad = screen.getByRole('dialog', { name: 'PIN of Asha Rao' });
  for (const digit of ['7', '3', '9', '1']) fireEvent.click(within(pad).getByRole('button', { name: digit }));
  fireEvent.click(within(pad).getByRole('button', { name: 'OK' }));
  await screen.findByRole('region', { name: 'You act as Asha Rao' });
  expect(typed()).toEqual([{ person_id: 7, pin: '7391' }]);
  expect(getSession()).toMatchObject({ userId: 7, tablet: 'Asha Rao' });
  expect(screen.queryByText('Who is it?')).toBeNull();
});

test('a wrong PIN is said, and nobody acts (tablets-3)', async () => {
  const { api } = openTablet();
  api.refuse(enterTablet, refusal('invalid', 'That PIN is wrong. Try again.'));
  await tap(/^Ravi Shetty, Packer/);
  type('7391');
  expect((await screen.findByText('That PIN is wrong. Try again.')).getAttribute('role')).toBe('alert');
  expect(getSession()?.tablet).toBe('');
});

test('a PIN to begin with asks for an own one, twice the same and not easy to guess (tablets-4)', async () => {
  const { api, typed } = openTablet();
  api.answer(enterTablet, ({ body }) =>
    enterTablet.body.parse(body).new_pin === undefined
      ? answer(409, { code: 'NEW_PIN' as const, message: 'Choose your own PIN.' })
      : answer(200, { token: makeToken(3600, 'ravi'), ...ravi }),
  );
  await tap(/^Ravi Shetty/);
  type('482913');
  await screen.findByRole('dialog', { name: 'Choose your own PIN' });
  type('1234');
  await screen.findByText('Too easy to guess. Choose digits in no order.');
  type('9173');
  await screen.findByRole('dialog', { name: 'Type it again' });
  type('9174');
  await screen.findByText('Those two were not the same. Choose again.');
  type('9173');
  await screen.findByRole('dialog', { name: 'Type it again' });
  type('9173');
  await screen.findByRole('region', { name: 'You act as Ravi Shetty' });
  expect(typed()).toEqual([
    { person_id: 8, pin: '482913' },
    { person_id: 8, pin: '482913', new_pin: '9173' },
  ]);
});

test('without a touch for the set minutes it asks again who it is (tablets-6)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openTablet();
  api.answer(enterTablet, answer(200, { token: makeToken(3600, 'asha'), ...asha }));
  await tap(/^Asha Rao/);
  type('7391');
  await screen.findByRole('region', { name: 'You act as Asha Rao' });
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(getSession()?.userId).toBe(7);
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  await waitFor(() => expect(getSession()).toMatchObject({ userId: 1, tablet: '' }));
  expect(await screen.findByText('Who is it?')).toBeTruthy();
});
