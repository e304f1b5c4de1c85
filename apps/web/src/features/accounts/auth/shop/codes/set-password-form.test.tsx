import { sendLoginCode, setPasswordByCode } from '@tawa/contract/accounts/auth.codes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

function open() {
  const api = fakeApi();
  const done = vi.fn<(message: string) => void>();
  const { user } = render(<SetPasswordForm contact="9845123456" onDone={done} />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Send a code to +91 98451 23456' }));
  return { api, done, user, ask };
}

test('an account without a password gets one by a code to its own number, and a wrong code keeps what was typed (codes-8)', async () => {
  const { api, done, user, ask } = open();
  const at = '2026-11-26T12:10:00.000Z';
  api.answer(sendLoginCode, { status: 200, body: { sent_by: 'sms', expires_at: at, again_at: at } });
  await ask();
  await user.type(await screen.findByLabelText('Code'), '417 206');
  await user.type(screen.getByLabelText('Password'), 'blue-lantern-42');
  const told = 'That code doesn’t fit. 4 tries left.';
  api.refuse(setPasswordByCode, refusal('invalid', told, { code: told }));
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'blue-lantern-42');
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '417207');
  api.answer(setPasswordByCode, { status: 200, body: { message: 'Password set' } });
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('Password set'), { timeout: 10_000 });
  expect(api.calls.at(-1)?.parts.body).toEqual({
    contact: '9845123456',
    code: '417207',
    newPassword: 'blue-lantern-42',
  });
});

test('a code that could not be sent is said, and can be asked for again (codes-8)', async () => {
  const { api, ask } = open();
  api.refuse(sendLoginCode, refusal('busy', 'We just sent you a code. Wait a moment before you ask again.'));
  await ask();
  expect(await screen.findByText(/^We just sent you a code/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send a code/ })).toHaveProperty('disabled', false);
});
