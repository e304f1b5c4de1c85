import { z } from 'zod/mini';
import { flag, id, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery, position } from '../common/lists.ts';

const reader = z.enum(['customer', 'restaurant', 'admin']);

/** A question as its form checks it. */
export const faqForm = z.strictObject({
  type: reader,
  question: requiredText('Question is required', 300),
  answer: requiredText('Answer is required', 4000),
  position,
  isactive: z.boolean(),
});

export type FaqForm = z.infer<typeof faqForm>;

export const officeFaq = z.object({
  faq_id: id,
  type: reader,
  question: z.string(),
  answer: z.string(),
  position: z.int(),
  isactive: flag,
});

export type OfficeFaq = z.infer<typeof officeFaq>;

export const listOfficeFaqs = endpoint({
  method: 'GET',
  path: '/admin/faqs',
  summary: 'Every question, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'type', 'question'], { type: z.optional(reader), shown: flagFilter }),
  responses: { 200: listAnswer(officeFaq) },
});

export const exportOfficeFaqs = endpoint(csvOf(listOfficeFaqs));

export const addFaq = endpoint({
  method: 'POST',
  path: '/admin/faqs',
  summary: 'Adds a question',
  access: ['admin'],
  body: faqForm,
  responses: { 201: z.object({ id }) },
});

export const updateFaq = endpoint({
  method: 'PUT',
  path: '/admin/faqs/:id',
  summary: 'Changes a question',
  access: ['admin'],
  params: byId,
  body: faqForm,
  responses: { 200: message },
});

export const deleteFaq = endpoint({
  method: 'DELETE',
  path: '/admin/faqs/:id',
  summary: 'Deletes a question',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
