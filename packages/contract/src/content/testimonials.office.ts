import { z } from 'zod/mini';
import { flag, id, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery, picture, position } from '../common/lists.ts';

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

export const officeTestimonial = z.object({
  testimonial_id: id,
  testimonial_text: z.string(),
  rating: z.int(),
  author_name: z.string(),
  author_designation: z.string(),
  author_image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
});

export type OfficeTestimonial = z.infer<typeof officeTestimonial>;

export const listOfficeTestimonials = endpoint({
  method: 'GET',
  path: '/admin/testimonials',
  summary: 'Every testimonial, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'author_name', 'rating'], { shown: flagFilter }),
  responses: { 200: listAnswer(officeTestimonial) },
});

export const exportOfficeTestimonials = endpoint(csvOf(listOfficeTestimonials));

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
