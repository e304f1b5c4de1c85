import { z } from 'zod/mini';
import { flag, id, idParam, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ id: idParam });
const shown = z.optional(z.enum(['0', '1']));
const position = z.int('Must be a whole number').check(z.minimum(0, 'From 0'), z.maximum(9999, 'At most 9999'));
/** The path of a picture that was uploaded before. */
export const picture = z.nullable(z.string().check(z.maxLength(160)));
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

export const deskFaq = z.object({
  faq_id: id,
  type: reader,
  question: z.string(),
  answer: z.string(),
  position: z.int(),
  isactive: flag,
});
export type DeskFaq = z.infer<typeof deskFaq>;

export const listDeskFaqs = endpoint({
  method: 'GET',
  path: '/admin/faqs',
  summary: 'Every question, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'type', 'question'], { type: z.optional(reader), shown }),
  responses: { 200: listAnswer(deskFaq) },
});
export const exportDeskFaqs = endpoint(csvOf(listDeskFaqs));

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

/** A testimonial as its form checks it. */
export const testimonialForm = z.strictObject({
  testimonial_text: requiredText('Text is required', 600),
  rating: z.int('Must be a whole number').check(z.minimum(1, 'From 1'), z.maximum(5, 'At most 5')),
  author_name: requiredText('Name is required', 80),
  author_designation: z.string().check(z.trim(), z.maxLength(80, 'At most 80 characters')),
  author_image: picture,
  position,
  isactive: z.boolean(),
});
export type TestimonialForm = z.infer<typeof testimonialForm>;

export const deskTestimonial = z.object({
  testimonial_id: id,
  testimonial_text: z.string(),
  rating: z.int(),
  author_name: z.string(),
  author_designation: z.string(),
  author_image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
});
export type DeskTestimonial = z.infer<typeof deskTestimonial>;

export const listDeskTestimonials = endpoint({
  method: 'GET',
  path: '/admin/testimonials',
  summary: 'Every testimonial, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'author_name', 'rating'], { shown }),
  responses: { 200: listAnswer(deskTestimonial) },
});
export const exportDeskTestimonials = endpoint(csvOf(listDeskTestimonials));

export const addTestimonial = endpoint({
  method: 'POST',
  path: '/admin/testimonials',
  summary: 'Adds a testimonial',
  access: ['admin'],
  body: testimonialForm,
  responses: { 201: z.object({ id }) },
});

export const updateTestimonial = endpoint({
  method: 'PUT',
  path: '/admin/testimonials/:id',
  summary: 'Changes a testimonial',
  access: ['admin'],
  params: byId,
  body: testimonialForm,
  responses: { 200: message },
});

export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/admin/testimonials/:id',
  summary: 'Deletes a testimonial',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});

/** A member of the team as its form checks it. */
export const teamForm = z.strictObject({
  name: requiredText('Name is required', 80),
  designation: requiredText('Designation is required', 80),
  department: requiredText('Department is required', 80),
  image: picture,
  position,
  isactive: z.boolean(),
});
export type TeamForm = z.infer<typeof teamForm>;

export const deskMember = z.object({
  id,
  name: z.string(),
  designation: z.string(),
  department: z.string(),
  image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
});
export type DeskMember = z.infer<typeof deskMember>;

export const listDeskTeam = endpoint({
  method: 'GET',
  path: '/admin/team',
  summary: 'Every member of the team, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'name', 'department'], { shown }),
  responses: { 200: listAnswer(deskMember) },
});
export const exportDeskTeam = endpoint(csvOf(listDeskTeam));

export const addTeamMember = endpoint({
  method: 'POST',
  path: '/admin/team',
  summary: 'Adds a member of the team',
  access: ['admin'],
  body: teamForm,
  responses: { 201: z.object({ id }) },
});

export const updateTeamMember = endpoint({
  method: 'PUT',
  path: '/admin/team/:id',
  summary: 'Changes a member of the team',
  access: ['admin'],
  params: byId,
  body: teamForm,
  responses: { 200: message },
});

export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/admin/team/:id',
  summary: 'Deletes a member of the team',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
