import {
  complaintMessageLengthMin,
  complaintNameLengthMin,
  complaintSubjectLengthMin,
  complaintUserIdLengthMin,
  emailLengthMax,
  messageLengthMax,
  mobileDigits,
  nameLengthMax,
  subjectLengthMax,
} from '@tawa/domain/limits';
import { z } from 'zod/mini';
import { id, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

const numberOrText = (missing: string) => z.pipe(z.union([z.string(), z.int()], missing), z.transform(String));
const mobile = new RegExp(`^\\d{${mobileDigits}}$`);

/** The complaint form; an order is named by its number or its id. */
export const complaintForm = z.strictObject({
  userId: z.pipe(
    numberOrText('User ID is required'),
    requiredText('User ID is required').check(z.minLength(complaintUserIdLengthMin, 'User ID is too short.')),
  ),
  orderId: z.pipe(numberOrText('Order ID is required'), requiredText('Order ID is required', 40)),
  email: requiredText('Email is required', emailLengthMax).check(
    z.regex(/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/, 'Invalid email address.'),
  ),
  phone: requiredText('Mobile number is required').check(
    z.regex(mobile, `Mobile number must be ${mobileDigits} digits.`),
  ),
  name: requiredText('Name is required', nameLengthMax).check(
    z.minLength(complaintNameLengthMin, 'Name is too short.'),
  ),
  subject: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(subjectLengthMax, `At most ${subjectLengthMax} characters`),
      z.refine((text) => text === '' || text.length >= complaintSubjectLengthMin, 'Subject is too short.'),
    ),
    '',
  ),
  message: requiredText('Message is required', messageLengthMax).check(
    z.minLength(complaintMessageLengthMin, `Message must be at least ${complaintMessageLengthMin} characters.`),
  ),
});

export const createComplaint = endpoint({
  method: 'POST',
  path: '/complaints',
  summary: 'Complains about an order of the caller',
  access: ['user'],
  owner: 'userId',
  body: complaintForm,
  responses: { 201: z.object({ message: z.string(), complaint_id: id }) },
});

export const countUnresolvedComplaints = endpoint({
  method: 'GET',
  path: '/complaints/count/unresolved',
  summary: 'Complaints that are neither resolved, declined nor closed',
  access: ['admin'],
  responses: { 200: z.object({ unresolvedCount: z.int() }) },
});
