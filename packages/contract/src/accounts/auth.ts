import { spokenLanguages } from '@tawa/domain/common/languages';
import { passwordLengthMin, staffPasswordLengthMin } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { answerText, email, id, message, mobile, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const userType = z.enum(['user', 'restaurant', 'admin']);

export const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(passwordLengthMin, `Password must be at least ${passwordLengthMin} characters`),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

/** The password of whoever accepts an invitation into a staff. */
export const staffPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(staffPasswordLengthMin, `Password must be at least ${staffPasswordLengthMin} characters`),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

export const registration = z.strictObject({
  name: requiredText('Name is required', 80),
  email,
  password,
  mobile,
});

/** The sign-up form: what is sent, and the terms that only the form asks for. */
export const registrationForm = z.extend(registration, {
  termsAccepted: z.literal(true, 'You must accept the terms of use'),
});

export const credentials = z.strictObject({
  usernameOrEmail: requiredText('Enter your e-mail or username', 254),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(128)),
  rememberMe: z._default(z.boolean(), false),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

/** What a login answers: the token, and whose it is. */
export const openedSession = z.object({
  token: z.string(),
  userId: id,
  userType,
  restaurant_id: z.optional(z.nullable(id)),
  message: answerText,
});

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  summary: 'Opens a session by e-mail, username or phone',
  access: 'public',
  body: credentials,
  responses: {
    200: openedSession,
    202: z.object({ needsCode: z.literal(true), message: z.string() }),
  },
});

export const addUser = endpoint({
  method: 'POST',
  path: '/users/adduser',
  summary: 'Registers a customer',
  access: 'public',
  body: registration,
  responses: { 201: z.object({ message: answerText, userId: z._default(id, 1) }) },
});

export const addRestaurant = endpoint({
  method: 'POST',
  path: '/users/add-restaurant',
  summary: 'Registers a restaurant, which then completes its profile',
  access: 'public',
  body: registration,
  responses: { 201: z.object({ message: answerText, userId: z._default(id, 1), restaurant_id: z._default(id, 1) }) },
});

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  summary: 'Ends the session of the token',
  access: ['user', 'restaurant', 'admin'],
  responses: { 200: message },
});

export const me = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The account of the token',
  access: ['user', 'restaurant', 'admin'],
  responses: {
    200: z.object({
      userId: id,
      userType,
      restaurant_id: z.nullable(id),
      name: z.string(),
      username: z.string(),
      /** A customer has an e-mail, a mobile number, or both. */
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
      email_verified: z.boolean(),
      mobile_verified: z.boolean(),
      /** Without one the account is opened by one-time codes. */
      has_password: z.boolean(),
      two_factor: z.boolean(),
      /** In which language they are written to; null until one was chosen. */
      language: z.nullable(z.enum(spokenLanguages)),
    }),
  },
});
