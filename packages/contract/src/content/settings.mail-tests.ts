import { z } from 'zod/mini';
import { id, idParam, instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const sendMailTest = endpoint({
  method: 'POST',
  path: '/admin/mail-tests',
  summary: 'Sends a letter to the administrator who asks, through the same outbox as every other',
  access: ['admin'],
  responses: { 201: z.object({ mail_id: id, to: z.string() }) },
});

export const mailTest = z.object({
  to: z.string(),
  /** `refused` is tried again; `given_up` is not. */
  state: z.enum(['waiting', 'taken', 'refused', 'given_up']),
  tries: z.int(),
  /** What the mail server said when it did not take the letter. */
  error: z.nullable(z.string()),
  taken_on: z.nullable(instant),
  /** A folder of this machine takes the letters where no mail server is set. */
  by: z.enum(['server', 'folder']),
});
export type MailTest = z.infer<typeof mailTest>;

export const getMailTest = endpoint({
  method: 'GET',
  path: '/admin/mail-tests/:mail_id',
  summary: 'What became of a test letter of the administrator who asks',
  access: ['admin'],
  params: z.object({ mail_id: idParam }),
  responses: { 200: mailTest },
});
