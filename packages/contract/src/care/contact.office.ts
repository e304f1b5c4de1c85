import { messageLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ contact_id: idParam });
const status = z.enum(['new', 'read', 'replied', 'closed', 'spam']);

/** A message to the office. */
export const officeContact = z.object({
  contact_id: id,
  user_id: z.nullable(id),
  name: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  status,
  created_on: instant,
});
export type OfficeContact = z.infer<typeof officeContact>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/admin/contacts',
  summary: 'What people wrote to the office, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on', 'name', 'status'], { status: z.optional(status), from: dayFilter, to: dayFilter }),
  responses: { 200: listAnswer(officeContact) },
});
export const exportContacts = endpoint(csvOf(listContacts));

export const getContact = endpoint({
  method: 'GET',
  path: '/admin/contacts/:contact_id',
  summary: 'One message with the replies to it',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({
      ...officeContact.shape,
      replies: z.array(
        z.object({ contact_reply_id: id, author: z.string(), message: z.string(), created_on: instant }),
      ),
    }),
  },
});

export const moveContact = endpoint({
  method: 'PATCH',
  path: '/admin/contacts/:contact_id',
  summary: 'Says what became of a message',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ status: z.enum(['new', 'read', 'closed', 'spam']) }),
  responses: { 200: message },
});

/** A reply as its form checks it. */
export const contactReplyForm = z.strictObject({ message: requiredText('Write a reply', messageLengthMax) });

export const replyToContact = endpoint({
  method: 'POST',
  path: '/admin/contacts/:contact_id/replies',
  summary: 'Answers a message by mail',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ message: requiredText('Write a reply', messageLengthMax) }),
  responses: { 201: message },
});

export const moveContacts = endpoint({
  method: 'POST',
  path: '/admin/contacts/bulk',
  summary: 'Says what became of several messages',
  access: ['admin'],
  body: z.strictObject({ status: z.enum(['read', 'closed', 'spam']), contact_ids: bulkOf(id) }),
  responses: { 200: bulkAnswer },
});
