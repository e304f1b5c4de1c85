import { z } from 'zod/mini';
import { id, idParam, instant, page } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const contentCache = { topics: ['content'], maxAgeMs: 60_000 } as const;

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
