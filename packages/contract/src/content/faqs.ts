import { z } from 'zod/mini';
import { id, oneForm } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const contentCache = { topics: ['content'], maxAgeMs: 60_000 } as const;

export const faq = z.object({ faq_id: id, question: z.string(), answer: z.string() });

export type Faq = z.infer<typeof faq>;

export const listFaqs = endpoint({
  method: 'GET',
  path: '/faqs/all',
  summary: 'Questions for one kind of reader: customer, restaurant or admin',
  access: 'public',
  query: z.object({ type: z._default(z.string().check(oneForm, z.maxLength(20)), 'customer') }),
  responses: { 200: z.array(faq) },
  cache: contentCache,
});
