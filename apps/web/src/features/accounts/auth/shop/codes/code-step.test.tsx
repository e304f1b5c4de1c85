import { loginByCode, sendLoginCode } from '@tawa/contract/accounts/auth.codes';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { CodeStep } from './code-step.tsx';

afterEach(() => void vi.useRealTimers());

const session = { token: makeToken(), userId: 1001, userType: 'user', message: 'ok' } as const;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function open({
  contact = '98451-23456',
  name,
  againIn = 0,
}: { contact?: string; name?: string; againIn?: number } = {}) {
  const api = fakeApi();
  const [done, changed, toPassword] = [
    vi.fn<(session: Session) => void>(),
    vi.fn<() => void>(),
    vi.fn<(to: string) => void>(),
  ];
  const sent = {
    sent_by: contact.includes('@') ? ('email' as const) : ('sms' as const),
    expires_at: inSeconds(600),
    again_at: inSeconds(againIn),
  };
  const { user } = render(
    <CodeStep
      asked={{ contact, name, sent }}
      label="Add 1"
      amount="₹299.00"
      onDone={done}
      onChange={changed}
      onPassword={toPassword}
    />,
  );
  const bodies = () =>
    api.calls.filter(({ endpoint }) => endpoint === 'POST /users/codes/login').map(({ parts }) => parts.body);
  return { api, user, done, changed, toPassword, sent, bodies };
}

test('the last digit signs in, and the boxes have the focus at once (codes-10)', async () => {
  const { api, user, done, bodies } = open({ name: 'Meera Nair' });
  expect(screen.getByText('+91 98451 23456')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  api.answer(loginByCode, { status: 200, body: session });
  await user.keyboard('417206');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(bodies()).toEqual([{ contact: '98451-23456', code: '417206', name: 'Meera Nair', rememberMe: false }]);
});

test('whoever is new says their name once, and the code stays typed (codes-10)', async () => {
  const { api, user, done, bodies } = open({ contact: 'meera@example.in' });
  api.answer(loginByCode, { status: 202, body: { needsName: true, message: 'What is your name?' } });
  await user.click(screen.getByLabelText('Code'));
  await user.paste('417 206');
  await user.type(await screen.findByLabelText('Your name'), 'Meera Nair');
  api.answer(loginByCode, { status: 200, body: session });
  await user.click(screen.getByRole('button', { name: /^Add 1/ }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(bodies().at(-1)).toMatchObject({ code: '417206', name: 'Meera Nair' });
});

test('a code that does not fit empties the boxes and says how many tries are left; a lost line leaves them (codes-10)', async () => {
  const { api, user, done } = open();
  api.refuse(loginByCode, refusal('invalid', 'No.', { code: 'That code doesn’t fit. 3 tries left.' }));
  await user.keyboard('111111');
  expect(await screen.findByText('That code doesn’t fit. 3 tries left.')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
  api.refuse(loginByCode, refusal('internal', ''));
  await user.type(screen.getByLabelText('Code'), '417206');
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '417206');
  api.answer(loginByCode, { status: 200, body: session });
  await user.click(screen.getByRole('button', { name: /^Add 1/ }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

test('a contact that only a password opens leads to it (codes-10)', async () => {
  const { api, user, toPassword } = open();
  api.answer(loginByCode, { status: 409, body: { code: 'PASSWORD_NEEDED', message: 'Log in.' } });
  await user.keyboard('417206');
  await waitFor(() => expect(toPassword).toHaveBeenCalledWith('98451-23456'));
});

test('another code may be asked for when the time is up, and the number changed at any time (codes-10)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, user, changed, sent } = open({ againIn: 24 });
  expect(screen.getByText('New code in 0:24')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  api.answer(sendLoginCode, { status: 200, body: { ...sent, again_at: inSeconds(30) } });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^New code in 0:(29|30)$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  expect(changed).toHaveBeenCalledTimes(1);
});
