import { z } from 'zod/mini';
import { id } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const contentCache = { topics: ['content'], maxAgeMs: 60_000 } as const;

export const testimonial = z.object({
  testimonial_Id: id,
  testimonial_text: z.string(),
  rating: z._default(z.int(), 5),
  author_name: z.string(),
  author_designation: z.string(),
  author_image: z.nullable(z.string()),
});

export type Testimonial = z.infer<typeof testimonial>;

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/testimonials/showtestimonials',
  summary: 'What people say, in order',
  access: 'public',
  responses: { 200: z.array(testimonial) },
  cache: contentCache,
});
