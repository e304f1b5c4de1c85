import { contactOf, loginCodeDigits } from '@tawa/domain/accounts/login-codes';
import { loginNameOf } from '@tawa/domain/accounts/login-names';
import { z } from 'zod/mini';
import { answerText, instant, message, mobile, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { newPassword } from './auth.account.ts';
import { openedSession, password } from './auth.ts';

/** An e-mail or a mobile number of India, as people type it in many ways. */
export const contact = z.string('Enter your e-mail or mobile number').check(
  z.overwrite(loginNameOf),
  z.minLength(1, 'Enter your e-mail or mobile number'),
  z.refine((typed: string) => contactOf(typed) !== null, 'Enter an e-mail or a 10-digit mobile number'),
);

export const loginCode = z.string('Enter the code').check(
  z.overwrite((typed: string) => typed.replaceAll(/\s/g, '')),
  z.regex(new RegExp(`^\\d{${loginCodeDigits}}$`), `The code has ${loginCodeDigits} digits`),
);

const name = requiredText('Name is required', 80);

const sentCode = z.object({
  sent_by: z.enum(['sms', 'email']),
  expires_at: instant,
  /** From when another code may be asked for. */
  again_at: instant,
});
export type SentCode = z.infer<typeof sentCode>;

export const signUpForm = z.strictObject({ name, contact, password });

export const signUp = endpoint({
  method: 'POST',
  path: '/users/signup',
  summary: 'Registers a customer by e-mail or mobile number, and signs in',
  access: 'public',
  body: signUpForm,
  responses: { 201: openedSession },
});

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/users/codes',
  summary: 'Sends a one-time code to an e-mail or a mobile number; answers the same whether an account has it or not',
  access: 'public',
  body: z.strictObject({ contact }),
  responses: { 200: sentCode },
});

export const loginByCode = endpoint({
  method: 'POST',
  path: '/users/codes/login',
  summary: 'Opens a customer’s session by a one-time code; where nobody has the contact, a name makes the account',
  access: 'public',
  body: z.strictObject({
    contact,
    code: loginCode,
    name: z.optional(name),
    rememberMe: z._default(z.boolean(), false),
  }),
  responses: {
    200: openedSession,
    202: z.object({ needsName: z.literal(true), message: answerText }),
    409: z.object({ code: z.literal('PASSWORD_NEEDED'), message: z.string() }),
  },
});

/** The form of a first password: the contact is known by then. */
export const passwordByCodeForm = z.object({ code: loginCode, newPassword });

export const setPasswordByCode = endpoint({
  method: 'POST',
  path: '/users/codes/password',
  summary: 'Sets the password of the account that is signed in, by a code to its own e-mail or number',
  access: ['user'],
  body: z.strictObject({ contact, code: loginCode, newPassword }),
  responses: { 200: message },
});

export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/users/mobile/code',
  summary: 'Sends a one-time code to the number of the account, or to the first number of an account that has none',
  access: ['user'],
  body: z.strictObject({ mobile: z.optional(mobile) }),
  responses: { 200: sentCode },
});

export const proveMobile = endpoint({
  method: 'POST',
  path: '/users/mobile/proof',
  summary: 'Proves by a one-time code whose the number is',
  access: ['user'],
  body: z.strictObject({ mobile: z.optional(mobile), code: loginCode }),
  responses: { 200: message },
});
