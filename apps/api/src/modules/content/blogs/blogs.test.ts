import { getBlog, listBlogs } from '@tawa/contract/content/blogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let draft: number;

beforeAll(async () => {
  world = await startTestApp();
  const posts = Array.from({ length: 14 }, (_, day) => ({
    title: `Post ${day}`,
    author: 'Asha Rao',
    blogtext: 'Text',
    status: 'published',
    created_on: new Date(Date.UTC(2026, 0, 1 + day)),
  }));
  await world.db.insertInto('blogs').values(posts).execute();
  const unpublished = { title: 'Draft', author: 'Asha Rao', blogtext: 'Text', status: 'draft' };
  draft = (await world.db.insertInto('blogs').values(unpublished).returning('blogid').executeTakeFirstOrThrow()).blogid;
});
afterAll(() => world.close());

test('posts stand newest first, six to a page, each on one page (blogs-1)', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => world.guest.ok(listBlogs, { query: { page } })));
  expect(pages.map((page) => page.blogs.length)).toEqual([6, 6, 2]);
  expect(pages.flatMap((page) => page.blogs.map((post) => post.title))).toEqual(
    Array.from({ length: 14 }, (_, index) => `Post ${13 - index}`),
  );
  expect(pages[2]?.pagination).toEqual({ totalBlogs: 14, totalPages: 3, currentPage: 3 });
});

test('a page past the last is empty and says how many there are', async () => {
  expect(await world.guest.ok(listBlogs, { query: { page: 99 } })).toEqual({
    blogs: [],
    pagination: { totalBlogs: 14, totalPages: 3, currentPage: 99 },
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'limit=0', 'limit=51', 'limit=1e3'])(
  'a list asked for with %s is refused',
  async (query) => {
    expect((await world.app.inject(`/api/blogs/active-blogs?${query}`)).statusCode).toBe(400);
  },
);

test('a draft is in no list and not found by its id', async () => {
  const all = await world.guest.ok(listBlogs, { query: { limit: 50 } });
  expect(all.blogs.map((post) => post.title)).not.toContain('Draft');
  expect((await world.guest.call(getBlog, { params: { id: draft } })).status).toBe(404);
});
