import { complaintCategories, complaintOutcomes, complaintStates } from '@tawa/domain/care/complaints';
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
} from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { flag, id, idParam, instant, mobileForm, orderNumber, page, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';

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
    mobileForm,
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
  category: z._default(z.enum(complaintCategories, 'Choose what it is about'), 'other'),
});

export const createComplaint = endpoint({
  method: 'POST',
  named: true,
  path: '/complaints',
  summary: 'Complains about an order of the caller',
  access: ['user'],
  owner: 'userId',
  body: complaintForm,
  responses: { 201: z.object({ message: z.string(), complaint_id: id }) },
});

export const complaintState = z.enum(complaintStates);
export const complaintCategory = z.enum(complaintCategories);
const actor = z.enum(['customer', 'restaurant', 'admin', 'system']);

export const complaintPhoto = z.object({
  complaint_photo_id: id,
  photo: z.string(),
  width: z.int(),
  height: z.int(),
});

export const complaintSummary = z.object({
  complaint_id: id,
  category: complaintCategory,
  status: complaintState,
  subject: z.nullable(z.string()),
  message: z.string(),
  created_on: instant,
  last_message_on: instant,
  due_at: z.nullable(instant),
  overdue: z.boolean(),
  order_number: orderNumber,
  restaurant_name: z.string(),
  restaurant_names: keptNames,
  logo: z.nullable(z.string()),
});
export type ComplaintSummary = z.infer<typeof complaintSummary>;

/** What is said after the complaint; `kitchen` is between restaurant and office and never reaches the customer. */
export const complaintMessage = z.object({
  complaint_message_id: id,
  author: actor,
  name: z.string(),
  channel: z.enum(['all', 'kitchen']),
  message: z.string(),
  /** What the restaurant gave back with it. */
  refunded: z._default(z.nullable(rupees), null),
  created_on: instant,
});

export const complaintEvent = z.object({
  from_status: complaintState,
  to_status: complaintState,
  actor,
  words: z.nullable(z.string()),
  at: instant,
});

/** A complaint with everything that both sides may read. */
export const complaintThread = z.object({
  ...complaintSummary.shape,
  version: z.int(),
  customer_name: z.string(),
  order: z.object({
    order_number: orderNumber,
    placed_at: instant,
    delivered_at: z.nullable(instant),
    total: rupees,
    items: z.array(
      z.object({ order_item_id: id, name: z.string(), names: keptNames, quantity: z.int(), is_veg: flag }),
    ),
  }),
  photos: z.array(complaintPhoto),
  messages: z.array(complaintMessage),
  events: z.array(complaintEvent),
  clocks: z.array(
    z.object({ key: z.enum(['acknowledge', 'food_safety', 'redress']), due_at: instant, done_at: z.nullable(instant) }),
  ),
  outcome: z.nullable(z.object({ kind: z.enum(complaintOutcomes), text: z.string(), amount: z.nullable(rupees) })),
  can_write: z.boolean(),
  reopen_until: z.nullable(instant),
  /** What went back for it; each has a file. */
  refunds: z._default(z.array(z.object({ refund_id: id, amount: rupees })), []),
});
export type ComplaintThread = z.infer<typeof complaintThread>;

const byId = z.object({ complaint_id: idParam });

/** A message of a thread, as its form checks it. */
export const complaintReplyForm = z.strictObject({
  message: requiredText('Write a message', messageLengthMax),
});

/** Where a complaint stands after a step. */
export const complaintMoved = z.object({ complaint_id: id, status: complaintState, version: z.int() });
/** Why a step was refused, and where the complaint stands. */
export const complaintRefusal = z.object({
  code: z.enum(['ILLEGAL_TRANSITION', 'TOO_LATE', 'TOO_EARLY', 'NEEDS_WORDS', 'STALE']),
  message: z.string(),
  status: complaintState,
  version: z.int(),
});

export const listComplaints = endpoint({
  method: 'GET',
  named: true,
  path: '/complaints',
  summary: 'The customer’s complaints, those with the latest word first, 10 a page',
  access: ['user'],
  query: z.object({ page }),
  responses: { 200: z.object({ complaints: z.array(complaintSummary), total: z.int(), total_pages: z.int() }) },
});

export const getComplaint = endpoint({
  method: 'GET',
  named: true,
  path: '/complaints/:complaint_id',
  summary: 'One complaint of the customer with its thread and its clocks',
  access: ['user'],
  params: byId,
  responses: { 200: complaintThread },
});

export const replyToComplaint = endpoint({
  method: 'POST',
  named: true,
  path: '/complaints/:complaint_id/messages',
  summary: 'Adds a message of the customer while the complaint is unresolved',
  access: ['user'],
  params: byId,
  body: complaintReplyForm,
  responses: { 201: complaintMoved, 409: complaintRefusal },
});

export const reopenComplaint = endpoint({
  method: 'POST',
  named: true,
  path: '/complaints/:complaint_id/reopen',
  summary: 'Opens a resolved complaint again within seven days, saying why',
  access: ['user'],
  params: byId,
  body: complaintReplyForm,
  responses: { 200: complaintMoved, 409: complaintRefusal },
});

export const addComplaintPhoto = endpoint({
  method: 'POST',
  named: true,
  path: '/complaints/:complaint_id/photos',
  summary: 'Adds one photo (multipart form), five at most',
  access: ['user'],
  params: byId,
  responses: { 201: complaintPhoto },
});

export const countUnresolvedComplaints = endpoint({
  method: 'GET',
  path: '/complaints/count/unresolved',
  summary: 'Complaints that are neither resolved, declined nor closed',
  access: ['admin'],
  responses: { 200: z.object({ unresolvedCount: z.int() }) },
});
