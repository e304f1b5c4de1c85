import {
  confirmTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@tawa/contract/accounts/auth.account';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const codes = ['abcde-12345', 'fghij-67890'];
const press = (name: string) => screen.findByRole('button', { name });

test('the second step is set up by password, scan and code, and its recovery codes are shown once (auth-11)', async () => {
  const api = fakeApi();
  api.answer(getTwoFactor, { status: 200, body: { on: false, recovery_codes_left: 0 } });
  const { user } = render(<TwoFactorCard userid={1001} />);
  await user.click(await press('Set up'));
  const wrong = 'The current password is not right.';
  api.refuse(startTwoFactor, refusal('invalid', wrong, { password: wrong }));
  await user.type(screen.getByLabelText('Your password'), 'not this');
  await user.click(await press('Go on'));
  expect(await screen.findByText(wrong)).toBeTruthy();

  const started = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Tawa',
    qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  api.answer(startTwoFactor, { status: 200, body: started });
  await user.type(screen.getByLabelText('Your password'), ' but this');
  await user.click(await press('Go on'));
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toContain('data:image/svg+xml,%3Csvg');

  await user.type(screen.getByLabelText('Code from the app'), '12');
  await user.click(await press('Turn on'));
  expect(await screen.findByText('The code has 6 digits')).toBeTruthy();
  api.answer(confirmTwoFactor, { status: 200, body: { recovery_codes: codes } });
  api.answer(getTwoFactor, { status: 200, body: { on: true, recovery_codes_left: 10 } });
  await user.type(screen.getByLabelText('Code from the app'), '3456');
  await user.click(await press('Turn on'));
  for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
  await user.click(await press('I have kept them'));
  expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy();
  for (const code of codes) expect(screen.queryByText(code)).toBeNull();
});

test('few codes left are a warning, and new ones come for the password (auth-11)', async () => {
  const api = fakeApi();
  api.answer(getTwoFactor, { status: 200, body: { on: true, recovery_codes_left: 1 } });
  api.answer(renewRecoveryCodes, { status: 200, body: { recovery_codes: codes } });
  const { user } = render(<TwoFactorCard userid={1001} />);
  expect(await screen.findByText('Only 1 recovery code is left. Make new ones.')).toBeTruthy();
  await user.click(await press('New recovery codes'));
  await user.type(screen.getByLabelText('Your password'), 'blue-lantern-42');
  await user.type(screen.getByLabelText('Code from the app, or a recovery code'), '123456');
  await user.click(await press('Make new codes'));
  expect(await screen.findByText('abcde-12345')).toBeTruthy();
  const sent = api.calls.map(({ parts }) => parts.body);
  expect(sent).toContainEqual({ password: 'blue-lantern-42', code: '123456' });
});
