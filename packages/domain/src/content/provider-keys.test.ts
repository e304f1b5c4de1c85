import { expect, test } from 'vitest';
import { endOfKey, providerKeyProblem } from './provider-keys.ts';

test.each([
  ['RAZORPAY_KEY_ID', 'rzp_live_ABCdef123456'],
  ['RAZORPAY_KEY_SECRET', 'abcdEFGH12345678ijkl'],
  ['RAZORPAY_WEBHOOK_SECRET', 'new-hook-secret,old-hook-secret'],
  ['STRIPE_SECRET_KEY', 'sk_test_51abcdefghijkl'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_abcdefgh12'],
  ['SMTP_URL', 'smtps://post:s3cret@mail.example:465'],
] as const)('%s may be %s', (name, value) => expect(providerKeyProblem(name, value)).toBeNull());

test.each([
  ['RAZORPAY_KEY_ID', 'sk_live_secret'],
  ['RAZORPAY_KEY_SECRET', 'with blanks in it, long enough'],
  ['STRIPE_SECRET_KEY', 'pk_live_public1234'],
  ['SMTP_URL', 'https://mail.example'],
] as const)('%s may not be %s, and the refusal does not repeat it (settings-7)', (name, value) => {
  expect(providerKeyProblem(name, value)).not.toContain(value);
});

test('of a key the last four characters are shown, of a short one nothing', () => {
  expect([endOfKey('rzp_live_ABCdef124410'), endOfKey('elevenchars')]).toEqual(['4410', '']);
});
