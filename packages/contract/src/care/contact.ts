import { messageLengthMax, mobileDigits, nameLengthMax, subjectLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { email, id, message, mobileForm, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const digits = new RegExp(`^(\\d{${mobileDigits}})?$`);

/** The contact form; the mobile may be left empty. */
export const contactForm = z.strictObject({
  name: requiredText('Name is required', nameLengthMax),
  email,
  mobile: z._default(z.string().check(mobileForm, z.regex(digits, `Mobile must be ${mobileDigits} digits`)), ''),
  subject: requiredText('Subject is required', subjectLengthMax),
  message: requiredText('Message is required', messageLengthMax),
  userid: z._default(z.nullable(id), null),
});

export const createContact = endpoint({
  method: 'POST',
  path: '/contact/createcontact',
  summary: 'Leaves a message for the office',
  access: 'public',
  body: contactForm,
  responses: { 201: message },
});
