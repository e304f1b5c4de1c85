import { spokenLanguages } from '@tawa/domain/common/languages';
import { passwordLengthMin, twoFactorDigits } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import {
  answerText,
  bookingNumber,
  email,
  id,
  instant,
  linkToken,
  message,
  mobile,
  orderNumber,
  requiredText,
} from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const everybody = ['user', 'restaurant', 'admin'] as const;

export const newPassword = z
  .string('New password is required')
  .check(
    z.minLength(1, 'New password is required'),
    z.minLength(passwordLengthMin, `Password must be at least ${passwordLengthMin} characters`),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

const currentPassword = z
  .string('Current password is required')
  .check(z.minLength(1, 'Current password is required'), z.maxLength(128));

const digits = z
  .string('Enter the code')
  .check(z.trim(), z.regex(new RegExp(`^\\d{${twoFactorDigits}}$`), `The code has ${twoFactorDigits} digits`));

export const forgotPasswordForm = z.strictObject({
  identifier: requiredText('Enter your e-mail, username or phone', 254),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forget-password',
  summary: 'Mails a link to choose a new password; answers the same whether the account exists or not',
  access: 'public',
  body: forgotPasswordForm,
  responses: { 200: z.object({ success: z.boolean(), msg: answerText }) },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Sets a new password by the link of a mail, which works once and for 15 minutes',
  access: 'public',
  body: z.strictObject({ token: linkToken, newPassword }),
  responses: { 200: message },
});

export const changePasswordBody = z.strictObject({ userid: id, oldPassword: currentPassword, newPassword });

export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/changepassword',
  summary: 'Changes the password and ends every other session',
  access: everybody,
  owner: 'userid',
  body: changePasswordBody,
  responses: { 200: message },
});

const confirmPassword = z.string('Confirm password is required').check(z.minLength(1, 'Confirm password is required'));
const isRepeated = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { path: ['confirmPassword'], error: 'Passwords must match' },
);

/** The forms of a new password: what is sent, and the repetition that only the form asks for. */
export const resetPasswordForm = z.object({ newPassword, confirmPassword }).check(isRepeated);
export const changePasswordForm = z
  .object({ oldPassword: currentPassword, newPassword, confirmPassword })
  .check(isRepeated);

export const sendEmailVerification = endpoint({
  method: 'POST',
  path: '/users/verify-email/send',
  summary: 'Mails a link that proves the e-mail address',
  access: everybody,
  responses: { 200: message },
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/users/verify-email',
  summary: 'Proves an e-mail address by the link of a mail',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: message },
});

/** Of the app, or one that was kept to get in without it; asked for where a second step is set. */
const anyCode = z.optional(z.string().check(z.trim(), z.maxLength(40)));

export const profileForm = z.object({
  name: requiredText('Name is required', 80),
  username: z
    .string('Username is required')
    .check(
      z.trim(),
      z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/i, '3 to 40 letters, digits, dots or dashes'),
      z.regex(/[a-z]/i, 'Must hold a letter'),
    ),
  email,
  mobile,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/me',
  summary:
    'Changes name, username, e-mail or mobile; all but the name need what a login needs, and another e-mail is proved again',
  access: everybody,
  body: z.strictObject({ ...z.partial(profileForm).shape, password: z.optional(currentPassword), code: anyCode }),
  responses: { 200: message },
});

export const updateLanguage = endpoint({
  method: 'PUT',
  path: '/account/language',
  summary: 'Keeps the language in which letters, notices and messages are written to the account',
  access: everybody,
  body: z.strictObject({ language: z.enum(spokenLanguages) }),
  responses: { 200: message },
});

export const session = z.object({
  session_id: z.uuid(),
  created_on: instant,
  last_seen_at: instant,
  expires_at: instant,
  device: z.string(),
  address: z.nullable(z.string()),
  is_current: z.boolean(),
});
export type SessionEntry = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  summary: 'Where the account is signed in',
  access: everybody,
  responses: { 200: z.object({ sessions: z.array(session) }) },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:session_id',
  summary: 'Signs one device out',
  access: everybody,
  params: z.object({ session_id: z.uuid() }),
  responses: { 200: message },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  summary: 'Signs every other device out',
  access: everybody,
  responses: { 200: message },
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor',
  summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed',
  access: ['restaurant', 'admin'],
  body: z.strictObject({ password: currentPassword }),
  responses: {
    /** The `qr` is the address as a picture: an SVG with its own size and colours. */
    200: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  },
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/confirm',
  summary: 'Turns the second step on and answers the recovery codes, once',
  access: ['restaurant', 'admin'],
  body: z.strictObject({ code: digits }),
  responses: { 200: z.object({ recovery_codes: z.array(z.string()) }) },
});

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/users/two-factor',
  summary: 'Whether the second step is on, and how many recovery codes are left',
  access: ['restaurant', 'admin'],
  responses: { 200: z.object({ on: z.boolean(), recovery_codes_left: z.int() }) },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/two-factor/recovery-codes',
  summary: 'Makes new recovery codes, answers them once and ends the old ones',
  access: ['restaurant', 'admin'],
  body: z.strictObject({ password: currentPassword, code: anyCode }),
  responses: { 200: z.object({ recovery_codes: z.array(z.string()) }) },
});

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/stop',
  summary: 'Turns the second step off',
  access: ['restaurant', 'admin'],
  body: z.strictObject({ password: currentPassword, code: anyCode }),
  responses: { 200: message },
});

/** What keeps an account, and the order or booking that it is about. */
const blocker = z.object({
  text: z.string(),
  order_number: z.nullable(orderNumber),
  booking_number: z.nullable(bookingNumber),
});
export type DeletionBlocker = z.infer<typeof blocker>;

export const getDeletion = endpoint({
  method: 'GET',
  path: '/users/deletion',
  summary: 'What stands in the way of deleting the account, and when it goes if that was asked for',
  access: everybody,
  responses: { 200: z.object({ due: z.nullable(instant), blockers: z.array(blocker) }) },
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/users/deletion',
  summary: 'Deletes the account in seven days, unless something stands in the way',
  access: everybody,
  body: z.strictObject({ password: currentPassword }),
  responses: {
    200: z.object({ due: instant, message: z.string() }),
    409: z.object({ code: z.literal('BLOCKED'), message: z.string(), blockers: z.array(blocker) }),
  },
});

export const undoDeletion = endpoint({
  method: 'DELETE',
  path: '/users/deletion',
  summary: 'Keeps the account after all',
  access: everybody,
  responses: { 200: message },
});

/** The form that asks for the password once more. */
export const passwordAgainForm = z.object({ password: currentPassword });

/** The form that asks once more for what a login asks; without a second step the code stays empty. */
export const loginAgainForm = z.object({ password: currentPassword, code: z.string().check(z.maxLength(40)) });

/** The form that turns the second step on. */
export const twoFactorForm = z.object({ code: digits });
