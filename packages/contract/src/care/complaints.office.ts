import { messageLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, page, requiredText, rupees } from '../common/common.ts';
import {
  complaintCategory,
  complaintMoved,
  complaintRefusal,
  complaintState,
  complaintSummary,
  complaintThread,
} from './complaints.ts';
import { endpoint } from '../common/endpoint.ts';
import { refundCounts } from '../money/refunds.files.ts';
import { fileChoice } from '../money/refunds.ts';
import { csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ complaint_id: idParam });
const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const messageText = requiredText('Write a message', messageLengthMax);

/** A complaint as a restaurant lists it: the person is a first name and an initial. */
export const kitchenComplaint = z.object({ ...complaintSummary.shape, customer_name: z.string() });
export type KitchenComplaint = z.infer<typeof kitchenComplaint>;

/** Which part of a list of complaints is wanted. */
export const complaintTab = z._default(z.enum(['open', 'settled', 'all']), 'open');

export const listKitchenComplaints = endpoint({
  method: 'GET',
  path: '/kitchen/complaints',
  summary: 'Complaints about orders of the caller’s restaurant, what is due first, 10 a page',
  access: ['restaurant'],
  query: z.object({ tab: complaintTab, page }),
  responses: {
    200: z.object({
      complaints: z.array(kitchenComplaint),
      counts: z.object({ open: z.int(), settled: z.int() }),
      total_pages: z.int(),
    }),
  },
});

export const getKitchenComplaint = endpoint({
  method: 'GET',
  path: '/kitchen/complaints/:complaint_id',
  summary: 'One complaint about an own order, without the customer’s e-mail and phone',
  access: ['restaurant'],
  params: byId,
  responses: {
    200: z.object({
      ...complaintThread.shape,
      warned: z.boolean(),
      /** What the restaurant may give back now at most; null where it may not. */
      refundable: z._default(z.nullable(rupees), null),
      /** By the customer’s count of refunds the office alone decides about money. */
      is_for_office: z._default(z.boolean(), false),
    }),
  },
});

/** What a restaurant writes: to everybody in the thread, or to the office alone. */
export const kitchenReplyForm = z.strictObject({
  message: messageText,
  channel: z._default(z.enum(['all', 'kitchen']), 'all'),
});

export const replyAsKitchen = endpoint({
  method: 'POST',
  path: '/kitchen/complaints/:complaint_id/messages',
  summary: 'Answers a complaint about an own order while it is unresolved',
  access: ['restaurant'],
  params: byId,
  body: kitchenReplyForm,
  responses: { 201: complaintMoved, 409: complaintRefusal },
});

/** What a restaurant gives back, and what the customer reads with it. */
export const kitchenRefundForm = z.strictObject({
  version,
  amount: rupees.check(
    z.minimum(0.01, 'Enter a sum'),
    z.maximum(1_000_000),
    z.multipleOf(0.01, 'Two decimals at most'),
  ),
  message: messageText,
});
export type KitchenRefundForm = z.infer<typeof kitchenRefundForm>;

export const refundAsKitchen = endpoint({
  method: 'POST',
  path: '/kitchen/complaints/:complaint_id/refund',
  summary: 'Gives money of the restaurant back inside an unresolved complaint, within the office’s limit for an order',
  access: ['restaurant'],
  params: byId,
  body: kitchenRefundForm,
  responses: { 201: complaintMoved, 409: complaintRefusal },
});

export const officeComplaint = z.object({
  ...complaintSummary.shape,
  customer_name: z.string(),
  restaurant_id: id,
  escalated_at: z.nullable(instant),
});

export type OfficeComplaint = z.infer<typeof officeComplaint>;

export const listOfficeComplaints = endpoint({
  method: 'GET',
  path: '/admin/complaints',
  summary: 'Complaints, what is due first, 25 a page',
  access: ['admin'],
  query: listQuery(['due', '-created_on', 'customer', 'status'], {
    tab: complaintTab,
    status: z.optional(complaintState),
    category: z.optional(complaintCategory),
    overdue: z.optional(z.enum(['1'])),
    city: z.optional(idParam),
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(officeComplaint) },
});
export const exportOfficeComplaints = endpoint(csvOf(listOfficeComplaints));

export const complaintNote = z.object({
  complaint_note_id: id,
  name: z.string(),
  note: z.string(),
  created_on: instant,
});

export const getOfficeComplaint = endpoint({
  method: 'GET',
  path: '/admin/complaints/:complaint_id',
  summary: 'One complaint with the person’s contact and the office’s own notes',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({
      ...complaintThread.shape,
      user_id: id,
      email: z.string(),
      phone: z.string(),
      restaurant_id: id,
      warned: z.boolean(),
      warnings: z.int(),
      /** What is told of the customer's count of refunds. */
      refund_counts: refundCounts,
      escalated_at: z.nullable(instant),
      notes: z.array(complaintNote),
      next: z.array(complaintState),
    }),
  },
});

export const replyFromOffice = endpoint({
  method: 'POST',
  path: '/admin/complaints/:complaint_id/messages',
  summary: 'Writes to the customer, or to the restaurant alone; `wait` hands the complaint back to the customer',
  access: ['admin'],
  params: byId,
  body: z.strictObject({
    message: messageText,
    channel: z._default(z.enum(['all', 'kitchen']), 'all'),
    wait: z._default(z.boolean(), false),
  }),
  responses: { 201: complaintMoved, 409: complaintRefusal },
});

export const addComplaintNote = endpoint({
  method: 'POST',
  path: '/admin/complaints/:complaint_id/notes',
  summary: 'Adds a note that only the office reads',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ note: messageText }),
  responses: { 201: complaintNote },
});

export const moveComplaint = endpoint({
  method: 'PATCH',
  path: '/admin/complaints/:complaint_id/status',
  summary: 'Takes a complaint along the state table; settling it has a call of its own',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ to: z.enum(['acknowledged', 'in_progress', 'waiting_customer']), version }),
  responses: { 200: complaintMoved, 409: complaintRefusal },
});

export const settleComplaint = endpoint({
  method: 'POST',
  path: '/admin/complaints/:complaint_id/outcome',
  summary: 'Resolves or declines a complaint with an explanation, refunds if so wished, and may warn the restaurant',
  access: ['admin'],
  params: byId,
  body: z.strictObject({
    decision: z.enum(['resolved', 'declined']),
    version,
    text: messageText,
    warn: z._default(z.boolean(), false),
    /** Money for the customer of a resolved complaint: a sum, or without one all that is left. */
    refund: z.optional(
      z.strictObject({
        amount: z.optional(rupees.check(z.minimum(0.01), z.maximum(1_000_000), z.multipleOf(0.01))),
        ...fileChoice,
        as_credit: z._default(z.boolean(), false),
      }),
    ),
  }),
  responses: { 200: complaintMoved, 409: complaintRefusal },
});

export const categoriseComplaint = endpoint({
  method: 'PATCH',
  path: '/admin/complaints/:complaint_id/category',
  summary: 'Says what a complaint is about, with the times that follow from it',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ category: complaintCategory, version }),
  responses: { 200: complaintMoved, 409: complaintRefusal },
});
