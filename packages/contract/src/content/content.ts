import { z } from 'zod/mini';
import { id, idParam, instant, oneForm, page } from '../common/common.ts';
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

export const blog = z.object({
  blogid: id,
  title: z.string(),
  created_on: instant,
  author: z.string(),
  blog_img: z.nullable(z.string()),
  blogtext: z.string(),
  tags: z.string(),
});
export type Blog = z.infer<typeof blog>;

export const listBlogs = endpoint({
  method: 'GET',
  path: '/blogs/active-blogs',
  summary: 'Published posts, newest first',
  access: 'public',
  query: z.object({
    page,
    limit: z._default(
      z.pipe(
        z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, 'Must be a number'))]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(50))),
      ),
      6,
    ),
  }),
  responses: {
    200: z.object({
      blogs: z.array(blog),
      pagination: z.object({ totalBlogs: z.int(), totalPages: z.int(), currentPage: z._default(z.int(), 1) }),
    }),
  },
  cache: contentCache,
});

export const getBlog = endpoint({
  method: 'GET',
  path: '/blogs/blog/:id',
  summary: 'One published post',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: blog },
  cache: contentCache,
});

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

export const teamMember = z.object({
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  designation: z.string(),
  department: z.string(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/ourteam/allourteam',
  summary: 'The team, in order',
  access: 'public',
  responses: { 200: z.array(teamMember) },
  cache: contentCache,
});

export const chef = z.object({
  chef_id: id,
  chef_name: z.string(),
  chef_image: z.string(),
  designation: z.string(),
  description: z.string(),
});
export type Chef = z.infer<typeof chef>;

export const listChefs = endpoint({
  method: 'GET',
  path: '/chefs/getchefsbyrestaurantid/:id',
  summary: 'The chefs of a restaurant, in order',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: z.array(chef) },
  cache: contentCache,
});
