import { z } from 'zod/mini';
import { id, idParam, instant, message, optionalText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** Characters of a post's marked-up text. */
export const blogTextMax = 50_000;
export const blogTitleMax = 120;

/** A post as its editor sends it, unfinished ones too; the text is marked up and keeps only what is allowed. */
export const blogForm = z.strictObject({
  title: optionalText(blogTitleMax),
  /** The picture to show; none when null. */
  blog_img: z.nullable(z.string().check(z.maxLength(120))),
  blogtext: z.string().check(z.maxLength(blogTextMax, 'The text is too long')),
  /** Words parted by spaces. */
  tags: optionalText(200),
});
export type BlogForm = z.infer<typeof blogForm>;

export const blogStates = ['draft', 'pending', 'changes_requested', 'scheduled', 'published', 'hidden'] as const;
const status = z.enum(blogStates);
export type BlogState = (typeof blogStates)[number];

export const ownBlog = z.object({
  blogid: id,
  title: z.string(),
  author: z.string(),
  blog_img: z.nullable(z.string()),
  blogtext: z.string(),
  tags: z.string(),
  status,
  version: z.int(),
  /** What the office wants changed, or why it took the post off. */
  remarks: z.nullable(z.string()),
  /** When a scheduled post comes out. */
  publish_on: z.nullable(instant),
  created_on: instant,
  updated_on: instant,
});
export type OwnBlog = z.infer<typeof ownBlog>;

const ofKitchen = { access: ['restaurant'] } as const;
const params = z.object({ blogid: idParam });
const version = z.int().check(z.minimum(1));

export const listOwnBlogs = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/blogs',
  summary: 'The posts of the caller’s restaurant in every state, the last changed first',
  responses: { 200: z.array(ownBlog) },
});

export const addOwnBlog = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/blogs',
  summary: 'Begins a post as a draft, a hundred at most',
  body: blogForm,
  responses: { 201: ownBlog },
});

export const saveOwnBlog = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/blogs/:blogid',
  summary: 'Saves a post that is still being written',
  params,
  body: z.strictObject({ version, form: blogForm }),
  responses: { 200: ownBlog },
});

export const moveOwnBlog = endpoint({
  ...ofKitchen,
  method: 'PATCH',
  path: '/kitchen/blogs/:blogid',
  summary: 'Sends a post to the office, or takes it back to write on; a published one is then shown no more',
  params,
  body: z.strictObject({ version, to: z.enum(['pending', 'draft']) }),
  responses: { 200: ownBlog },
});

export const deleteOwnBlog = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/blogs/:blogid',
  summary: 'Deletes a post that is not published',
  params,
  responses: { 200: message },
});
