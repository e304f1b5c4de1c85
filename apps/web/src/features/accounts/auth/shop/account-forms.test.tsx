import { changePassword, forgotPassword, requestDeletion, resetPassword } from '@tawa/contract/accounts/auth.account';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('an empty password form names each field and sends nothing (auth-19)', async () => {
  const api = fakeApi();
  const { user } = render(<ChangePasswordForm userid={1001} lengthMin={6} onDone={vi.fn<() => void>()} />);
  await user.click(press('Change password'));
  for (const text of ['Current password is required', 'New password is required', 'Confirm password is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(api.calls).toEqual([]);
});

async function fillChange(confirm: string) {
  const api = fakeApi();
  const done = vi.fn<(message: string) => void>();
  const { user } = render(<ChangePasswordForm userid={1001} lengthMin={6} onDone={done} />);
  await user.type(screen.getByLabelText('Current password'), 'old-one-1');
  await user.type(screen.getByLabelText('New password'), 'new-one-2');
  await user.type(screen.getByLabelText('Confirm password'), confirm);
  return { api, done, user };
}

test('two different new passwords are not sent (auth-19)', async () => {
  const { api, user } = await fillChange('new-one-3');
  await user.click(press('Change password'));
  expect(await screen.findByText('Passwords must match')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('a wrong current password is told at its field and what was typed stays (auth-19)', async () => {
  const { api, user, done } = await fillChange('new-one-2');
  const text = 'The current password is not right.';
  api.refuse(changePassword, refusal('invalid', text, { oldPassword: text }));
  await user.click(press('Change password'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new-one-2');
  api.answer(changePassword, { status: 200, body: { message: 'Password changed successfully.' } });
  await user.click(press('Change password'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('Password changed successfully.'), { timeout: 10_000 });
  expect(api.calls.at(-1)?.parts).toMatchObject({ body: { userid: 1001, newPassword: 'new-one-2' } });
});

test('the words of the server confirm that a link was asked for (auth-21)', async () => {
  const api = fakeApi();
  const { user } = render(<ForgotForm />);
  await user.click(press('Send reset link'));
  expect(await screen.findByText('Enter your e-mail, username or phone')).toBeTruthy();
  api.answer(forgotPassword, { status: 200, body: { success: true, msg: 'Look into your mail.' } });
  await user.type(screen.getByLabelText('E-mail, username or phone'), 'meera');
  await user.click(press('Send reset link'));
  expect(await screen.findByText('Look into your mail.')).toBeTruthy();
  api.answer(forgotPassword, { status: 200, body: { success: false, msg: 'Too many letters today.' } });
  await user.click(press('Send again'));
  expect(await screen.findByText('Too many letters today.')).toBeTruthy();
});

test('a refusal or an answer without words has the product’s own (auth-21)', async () => {
  const { api, user, done } = await fillChange('new-one-2');
  api.refuse(changePassword, refusal('internal', ''));
  await user.click(press('Change password'));
  expect(await screen.findByText('Failed to change password.')).toBeTruthy();
  api.answer(changePassword, { status: 200, body: { message: '' } });
  await user.click(press('Change password'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('Password changed successfully.'), { timeout: 10_000 });
});

test('a link that could not be asked for says so, and one that was says where it went', async () => {
  const api = fakeApi();
  const { user } = render(<ForgotForm />);
  api.refuse(forgotPassword, refusal('internal', ''));
  await user.type(screen.getByLabelText('E-mail, username or phone'), 'meera');
  await user.click(press('Send reset link'));
  expect(await screen.findByText('Forget Password request failed.')).toBeTruthy();
  api.answer(forgotPassword, { status: 200, body: { success: true, msg: '' } });
  await user.click(press('Send reset link'));
  expect(await screen.findByText('Password reset instructions sent to your email.')).toBeTruthy();
});

test('a link that was used already says so above the form', async () => {
  const api = fakeApi();
  api.refuse(resetPassword, refusal('unprocessable', 'This link was used already.'));
  const { user } = render(<ResetForm token="t" onDone={vi.fn<() => void>()} />);
  await user.type(screen.getByLabelText('New password'), 'new-one-2');
  await user.type(screen.getByLabelText('Confirm password'), 'new-one-2');
  await user.click(press('Set new password'));
  expect(await screen.findByText('This link was used already.')).toBeTruthy();
});

test.each([400, 404, 429, 500] as const)(
  'what a refusal of status %i says of the request stands above the form',
  async (status) => {
    const api = fakeApi();
    api.refuse(forgotPassword, { status, body: JSON.parse('{"success":false,"msg":"No such account."}') });
    const { user } = render(<ForgotForm />);
    await user.type(screen.getByLabelText('E-mail, username or phone'), 'meera');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('No such account.')).toBeTruthy();
    expect(screen.queryByText(/instructions sent/)).toBeNull();
  },
);

test('a deletion is asked for with the password alone, and a wrong one is told at its field', async () => {
  const api = fakeApi();
  const text = 'The current password is not right.';
  api.refuse(requestDeletion, refusal('invalid', text, { password: text }));
  const { user } = render(<DeletionCard blockers={[]} />);
  await user.type(screen.getByLabelText('Your password'), 'not this one');
  await user.click(press('Delete my account'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(api.calls[0]?.parts.body).toEqual({ password: 'not this one' });
});

test('what keeps an account leads to the order or the bookings that it is about (deletion-1)', () => {
  const none = { order_number: null, booking_number: null };
  render(
    <DeletionCard
      blockers={[
        { ...none, text: 'Order FD-7K3M9Q is still under way.', order_number: 'FD-7K3M9Q' },
        { ...none, text: 'Table booking TB-7K3M9Q is still to come.', booking_number: 'TB-7K3M9Q' },
        { ...none, text: 'You are the last owner of the office.' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/myorders/FD-7K3M9Q', '/mybookings']);
  expect(screen.getByText('You are the last owner of the office.')).toBeTruthy();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});
