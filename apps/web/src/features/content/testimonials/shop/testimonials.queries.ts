import { listTestimonials } from '@tawa/contract/content/testimonials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const testimonialsQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: async ({ signal }) => (await call(listTestimonials, {}, signal)).body,
});
