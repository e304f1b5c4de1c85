import { messageLengthMax, reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { flag, id, idParam, instant, message, optionalText, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ user_id: idParam });
const role = z.enum(['user', 'restaurant', 'admin']);
const status = z.enum(['active', 'blocked', 'deleted']);
const reason = requiredText('Give a reason', reasonLengthMax);

/** An account as the office lists it. */
export const officeUser = z.object({
  user_id: id,
  role,
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  status,
  status_reason: z.nullable(z.string()),
  cod_allowed: flag,
  created_on: instant,
  orders: z.int(),
});
export type OfficeUser = z.infer<typeof officeUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Every account, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on', 'name', 'email', 'role', 'status'], {
    role: z.optional(role),
    status: z.optional(status),
    cash: z.optional(z.enum(['0', '1'])),
    /** Joined since 5:00 am. */
    today: z.optional(z.enum(['1'])),
    /** Joined on a service day, from 5:00 am to 5:00 am. */
    joined: dayFilter,
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(officeUser) },
});
export const exportUsers = endpoint(csvOf(listUsers));

const note = z.object({
  user_note_id: id,
  author: z.string(),
  note: z.string(),
  created_on: instant,
  pinned: z.boolean(),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id',
  summary: 'One account with what it did, the office’s notes, and what the office did to it',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({
      ...officeUser.shape,
      email_verified: z.boolean(),
      mobile_verified: z.boolean(),
      has_password: z.boolean(),
      two_factor: z.boolean(),
      restaurant_id: z.nullable(id),
      restaurant_name: z.nullable(z.string()),
      spent: rupees,
      refused_cash: z.int(),
      complaints: z.int(),
      open_sessions: z.int(),
      last_seen_at: z.nullable(instant),
      is_you: z.boolean(),
      notes: z.array(note),
      history: z.array(auditEntry),
    }),
  },
});

/** Why an account is blocked, as its form checks it. */
export const blockForm = z.strictObject({ reason });

export const blockUser = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/block',
  summary: 'Blocks an account with a reason that it reads at the login, and ends its sessions',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ reason: requiredText('Give a reason', reasonLengthMax) }),
  responses: { 200: message },
});

export const unblockUser = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/unblock',
  summary: 'Lets a blocked account in again',
  access: ['admin'],
  params: byId,
  body: z.strictObject({}),
  responses: { 200: message },
});

export const allowCash = endpoint({
  method: 'PUT',
  path: '/admin/users/:user_id/cash',
  summary: 'Lets a customer pay in cash, or no longer',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ allowed: z.boolean() }),
  responses: { 200: message },
});

/** A note about an account, as its form checks it. */
export const userNoteForm = z.strictObject({ note: requiredText('Write a note', messageLengthMax) });

export const addUserNote = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/notes',
  summary: 'Adds a note that only the office reads',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ note: requiredText('Write a note', messageLengthMax) }),
  responses: { 201: message },
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/reset-link',
  summary: 'Mails the account a link for a new password',
  access: ['admin'],
  params: byId,
  body: z.strictObject({}),
  responses: { 202: message },
});

export const moveUsers = endpoint({
  method: 'POST',
  path: '/admin/users/bulk',
  summary: 'Blocks accounts with one reason, or lets them in again; each by itself',
  access: ['admin'],
  body: z
    .strictObject({
      to: z.enum(['blocked', 'active']),
      user_ids: bulkOf(id),
      reason: optionalText(reasonLengthMax),
    })
    .check(
      z.refine(({ to, reason }) => to === 'active' || reason !== '', { path: ['reason'], message: 'Give a reason' }),
    ),
  responses: { 200: bulkAnswer },
});
