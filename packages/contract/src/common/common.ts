import { emailAddress } from '@tawa/domain/accounts/login-names';
import { tidyMobile } from '@tawa/domain/common/phones';
import { z } from 'zod/mini';

const idMax = 2_147_483_647;

/** A row's id in an answer or a body. */
export const id = z.int('Must be a whole number').check(z.minimum(1), z.maximum(idMax));

/** A row's id in a path or query, where it arrives as text. */
export const idParam = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Must be a number'))]),
  z.pipe(z.transform(Number), id),
);

/** Rupees with two decimals; the database keeps paise. */
export const rupees = z.number();

/** Rupees that a person sets: from one rupee to a lakh, in whole paise. */
export const setRupees = z
  .number('Enter a price')
  .check(
    z.minimum(1, 'At least ₹1.00'),
    z.maximum(100_000, 'At most ₹1,00,000.00'),
    z.multipleOf(0.01, 'At most two decimals'),
  );

/** 1 or 0, as the product's wire has it. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** An ISO 8601 instant in UTC. */
export const instant = z.string();

/** One form of what people type in many: capitals and spaces tell no words apart where something is looked up by them. */
export const oneForm = z.overwrite<string>((text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase());

/** A city in a query, by its name or its id. */
export const cityQuery = z.optional(z.string().check(oneForm, z.maxLength(80)));

/** What an act that worked says, if anything. */
export const answerText = z._default(z.string(), '');
export const message = z.object({ message: answerText });

/** A text that must be there, with the sentence to show when it is not. */
export const requiredText = (missing: string, lengthMax = 200) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(lengthMax, `At most ${lengthMax} characters`));

/** A text that may be left empty. */
export const optionalText = (lengthMax: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(lengthMax, `At most ${lengthMax} characters`)), '');

const wholeNumber = (max: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/, 'Must be a number'))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(max))),
  );

/** A page that only some callers ask for. */
export const optionalPage = z.optional(wholeNumber(100_000));
export const page = z._default(wholeNumber(100_000), 1);
/** How many rows the caller wants at most; a list that it leaves open is whole. */
export const optionalLimit = (max: number) => z.optional(wholeNumber(max));

/** One form of a mobile number, as people type it in many. */
export const mobileForm = z.overwrite(tidyMobile);

const tenDigits = (name: string) =>
  z
    .string(`${name} is required`)
    .check(mobileForm, z.minLength(1, `${name} is required`), z.regex(/^\d{10}$/, `${name} must be 10 digits`));

/** A day of the calendar that exists, of a year that a calendar of ours can hold, with the sentence to show when it is none. */
export const day = (missing: string) => z.iso.date(missing).check(z.regex(/^(19\d\d|2\d{3})-/, missing));

/** The number of an account, whose field is called Mobile. */
export const mobile = tenDigits('Mobile');

/** A number at which somebody is reached, whose field is called Phone. */
export const phone = tenDigits('Phone');

export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Invalid email'),
    z.regex(emailAddress, 'Invalid email'),
  );

/** The order's human number; the row's id never leaves the server. */
export const orderNumber = z.string().check(z.regex(/^FD-[0-9A-Z]{6}$/, 'Not an order number'));
/** A booking's human number; the row's id never leaves the server. */
export const bookingNumber = z.string().check(z.regex(/^TB-[0-9A-Z]{6}$/, 'Not a booking number'));

const notWhole = 'This link is incomplete. Open it from your mail again.';
/** The secret that a link in a letter carries. */
export const linkToken = z.string(notWhole).check(z.regex(/^[\w-]{43}$/, notWhole));

/** Somebody else was faster: who, when, and what now stands there. */
export const overtaken = <T extends z.core.$ZodType>(current: T) =>
  z.object({ message: z.string(), changed_by: z.nullable(z.string()), changed_on: z.nullable(instant), current });
