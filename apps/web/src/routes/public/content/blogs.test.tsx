import { getBlog, listBlogs, type Blog } from '@tawa/contract/content/blogs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import * as details from './blog-details.tsx';
import { Screen as ListScreen } from './blogs.tsx';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';

const post = (blogid: number, change: Partial<Blog> = {}): Blog => ({
  blogid,
  title: `Post ${blogid}`,
  created_on: '2026-11-04T10:00:00.000Z',
  author: 'Asha Rao',
  blog_img: null,
  blogtext: 'First words.\n\n<b>Second</b> words.<script>alert(1)</script>',
  tags: '#rice #dum',
  ...change,
});
const pageOf = (blogs: Blog[], total: number, totalPages: number) => ({
  status: 200 as const,
  body: { blogs, pagination: { totalBlogs: total, totalPages, currentPage: 1 } },
});
const openList = (address = '/blogs') => renderRoutes([{ path: '/blogs', Component: ListScreen }], address);
const openPost = (address = '/blogdetails/Post-1/1') =>
  renderRoutes([{ path: '/blogdetails/:blogName/:blogId', Component: details.Screen }], address);

test('a page of posts says how many of all it shows and links to each of them (blogs-1, blogs-3)', async () => {
  fakeApi().answer(listBlogs, pageOf([post(1), post(2)], 20, 10));
  openList();
  expect(await screen.findByText('Showing 2 of 20 Blogs')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post 2' }).getAttribute('href')).toBe('/blogdetails/Post-2/2');
  const card = within(screen.getByRole('article', { name: 'Post 1' }));
  for (const text of ['4 Nov 2026', 'Asha Rao']) expect(card.getByText(text)).toBeTruthy();
});

test('the page in the address is the one that is read, with five buttons around it (blogs-1)', async () => {
  const api = fakeApi();
  api.answer(listBlogs, pageOf([post(1)], 60, 10));
  openList('/blogs?page=5');
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(
    within(pages)
      .getAllByRole('link', { name: /^Page / })
      .map((link) => link.textContent),
  ).toEqual(['3', '4', '5', '6', '7']);
  expect(api.calls[0]?.parts).toEqual({ query: { page: 5, limit: 6 } });
});

test.each(['0', '-1', 'two', '1e3', '1.5'])('page %s is the first page', async (page) => {
  const api = fakeApi();
  api.answer(listBlogs, pageOf([post(1)], 1, 1));
  openList(`/blogs?page=${page}`);
  await screen.findByText('Post 1');
  expect(api.calls[0]?.parts).toEqual({ query: { page: 1, limit: 6 } });
});

test('no posts are said in words', async () => {
  fakeApi().answer(listBlogs, pageOf([], 0, 0));
  openList();
  expect(await screen.findByText('No Blogs found.')).toBeTruthy();
});

test('a list that cannot be read says so and tries again on request', async () => {
  const api = fakeApi();
  api.refuse(listBlogs, refusal('internal', 'Something went wrong.'));
  const { user } = openList();
  expect(await screen.findByText('Failed to load blogs')).toBeTruthy();
  api.answer(listBlogs, pageOf([post(1)], 1, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Post 1')).toBeTruthy();
});

test('a post shows its tags without their leading character, and of its markup only what is allowed (blogs-2, blogs-3)', async () => {
  const api = fakeApi();
  api.answer(getBlog, { status: 200, body: post(1) });
  api.answer(listBlogs, pageOf([post(1), post(2)], 2, 1));
  openPost();
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Tags' }))
      .getAllByRole('listitem')
      .map((tag) => tag.textContent),
  ).toEqual(['rice', 'dum']);
  expect(screen.getByText('First words.').tagName).toBe('P');
  expect(screen.getByText('Second').tagName).toBe('STRONG');
  expect(document.body.textContent).not.toContain('alert');
  expect(screen.getByText(/1 min read/)).toBeTruthy();
  // The post's own, and that of the other post below it.
  expect(screen.getAllByText('Asha Rao')).toHaveLength(2);
});

test('a post that cannot be read says so under the name of the page', async () => {
  const api = fakeApi();
  api.refuse(getBlog, refusal('internal', 'Something went wrong.'));
  openPost();
  expect(await screen.findByText('Failed to load blog')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeTruthy();
});

const loadAt = (address: string) => {
  const url = new URL(address, 'https://tawa.example');
  const [, , blogName, blogId] = url.pathname.split('/');
  return details.load({ client: createQueryClient(), params: { blogName, blogId }, url });
};

test('a wrong name in the address leads for good to the right one, and the right one stays (blogs-2, crawlers-4)', async () => {
  const api = fakeApi();
  api.answer(getBlog, { status: 200, body: post(1, { title: 'Dum & Handi' }) });
  const answered: unknown = await loadAt('/blogdetails/old-name/1?from=mail').catch((thrown: unknown) => thrown);
  if (!(answered instanceof Response)) throw new Error('not redirected');
  expect(answered.status).toBe(301);
  expect(answered.headers.get('location')).toBe('/blogdetails/Dum-Handi/1?from=mail');
  await expect(loadAt('/blogdetails/Dum-Handi/1')).resolves.toBeUndefined();
});

test('a post that does not exist is not found, in its own words', async () => {
  fakeApi().refuse(getBlog, refusal('not_found', 'Blog not found.'));
  await expect(loadAt('/blogdetails/x/9')).rejects.toMatchObject({ status: 404 });
  expect(details.notFoundText('en')).toBe('Blog not found.');
});
