import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { blogForm, blogStates, ownBlog } from './blogs.kitchen.ts';
import { id, idParam, instant, message, optionalText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, listAnswer, listQuery } from '../common/lists.ts';

const params = z.object({ blogid: idParam });
const status = z.enum(blogStates);

/** A post as the office lists it. */
export const officeBlog = z.object({
  blogid: id,
  title: z.string(),
  author: z.string(),
  /** Null for the house's own. */
  restaurant_id: z.nullable(id),
  status,
  version: z.int(),
  tags: z.string(),
  blog_img: z.nullable(z.string()),
  submitted_on: z.nullable(instant),
  publish_on: z.nullable(instant),
  created_on: instant,
  updated_on: instant,
});
export type OfficeBlog = z.infer<typeof officeBlog>;

export const listAllBlogs = endpoint({
  method: 'GET',
  path: '/admin/blogs',
  summary: 'Every post that was sent, and the house’s own, 25 a page',
  access: ['admin'],
  query: listQuery(['waiting', 'created_on', 'title', 'author'], {
    show: z.optional(status),
    by: z.optional(z.enum(['house', 'restaurants'])),
  }),
  responses: { 200: listAnswer(officeBlog) },
});
export const exportAllBlogs = endpoint(csvOf(listAllBlogs));

export const getOfficeBlog = endpoint({
  method: 'GET',
  path: '/admin/blogs/:blogid',
  summary: 'One post as its page shows it, and what the office did to it',
  access: ['admin'],
  params,
  responses: { 200: z.object({ ...ownBlog.shape, restaurant_id: z.nullable(id), history: z.array(auditEntry) }) },
});

/** Characters of a remark to whoever wrote a post. */
export const blogRemarkMax = 1000;

export const decideBlog = endpoint({
  method: 'PATCH',
  path: '/admin/blogs/:blogid',
  summary:
    'Publishes a post now or at a later time, asks for changes, takes it off the blog with a reason, or brings it back; one of the house is taken back as a draft',
  access: ['admin'],
  params,
  body: z
    .strictObject({
      version: z.int().check(z.minimum(1)),
      to: z.enum(['published', 'scheduled', 'changes_requested', 'hidden', 'draft']),
      remarks: optionalText(blogRemarkMax),
      publish_on: z.optional(z.iso.datetime('Choose a time')),
    })
    .check(
      z.refine(({ to, remarks }) => (to !== 'changes_requested' && to !== 'hidden') || remarks !== '', {
        message: 'Say what is to be changed, or why',
        path: ['remarks'],
      }),
      z.refine(({ to, publish_on }) => (to === 'scheduled') === (publish_on !== undefined), {
        message: 'Choose a time',
        path: ['publish_on'],
      }),
    ),
  responses: { 200: ownBlog },
});

export const addHouseBlog = endpoint({
  method: 'POST',
  path: '/admin/blogs',
  summary: 'Begins a post of the house as a draft',
  access: ['admin'],
  body: blogForm,
  responses: { 201: ownBlog },
});

export const saveHouseBlog = endpoint({
  method: 'PUT',
  path: '/admin/blogs/:blogid',
  summary: 'Saves a draft of the house',
  access: ['admin'],
  params,
  body: z.strictObject({ version: z.int().check(z.minimum(1)), form: blogForm }),
  responses: { 200: ownBlog },
});

export const deleteHouseBlog = endpoint({
  method: 'DELETE',
  path: '/admin/blogs/:blogid',
  summary: 'Deletes a draft of the house',
  access: ['admin'],
  params,
  responses: { 200: message },
});

export const publishBlogs = endpoint({
  method: 'POST',
  path: '/admin/blogs/bulk',
  summary: 'Publishes posts that wait, each as it was seen',
  access: ['admin'],
  body: z.strictObject({ posts: bulkOf(z.strictObject({ blogid: id, version: z.int().check(z.minimum(1)) })) }),
  responses: { 200: bulkAnswer },
});
