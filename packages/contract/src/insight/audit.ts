import { auditLinks } from '@tawa/domain/insight/audit-links';
import { z } from 'zod/mini';
import { id, idParam, instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';

/** One thing that an administrator did; only the fields that it changed stand in before and after. */
export const auditEntry = z.object({
  audit_id: id,
  at: instant,
  actor_id: id,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  /** What was done by whom to what, piece by piece; a piece that has a page says which. */
  sentence: z.array(z.object({ text: z.string(), to: z.nullable(z.enum(auditLinks)), key: z.nullable(z.string()) })),
  /** What else it changed, in words. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Everything that administrators wrote, the newest first',
  access: ['admin'],
  query: listQuery(['-at', 'action'], {
    subject: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/, 'Must be a word'))),
    subject_id: z.optional(z.string().check(z.maxLength(60))),
    actor: z.optional(idParam),
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(auditEntry) },
});
export const exportAudit = endpoint(csvOf(listAudit));
