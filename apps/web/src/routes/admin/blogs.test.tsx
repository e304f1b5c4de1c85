import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import {
  addHouseBlog,
  decideBlog,
  listAllBlogs,
  publishBlogs,
  saveHouseBlog,
} from '@tawa/contract/content/blogs.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Screen } from './blogs.tsx';

const at = '2026-11-20T10:00:00.000Z';
const begun: OwnBlog = {
  blogid: 9,
  title: '',
  author: 'Tawa',
  blog_img: null,
  blogtext: '',
  tags: '',
  status: 'draft',
  version: 1,
  remarks: null,
  publish_on: null,
  created_on: at,
  updated_on: at,
};
const listed = {
  blogid: 4,
  title: 'How we seal the pot',
  author: 'Dum & Handi',
  restaurant_id: 1,
  status: 'pending' as const,
  version: 3,
  tags: '#rice',
  blog_img: null,
  submitted_on: at,
  publish_on: null,
  created_on: at,
  updated_on: at,
};

function open(address: string) {
  Object.assign(document, { execCommand: () => true });
  const api = fakeApi();
  api.answer(listAllBlogs, answer(200, { rows: [listed], total: 1, total_pages: 1, has_more: false }));
  api.answer(addHouseBlog, answer(201, begun));
  api.answer(saveHouseBlog, answer(200, { ...begun, version: 2 }));
  const sent = (name: string) => api.calls.flatMap(({ endpoint, parts }) => (endpoint === name ? [parts.body] : []));
  return { api, sent, ...renderRoutes([{ path: '/admin-blogs', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

test('a post of the house is saved as it is typed, and what it lacks is told at its fields when it is published (blogs-6)', async () => {
  const { api, sent, router, user } = open('/admin-blogs');
  await user.click(await screen.findByRole('button', { name: 'Write a post' }));
  await user.type(await screen.findByLabelText('Title'), 'Tawa');
  await waitFor(() => expect(sent('POST /admin/blogs')).toHaveLength(1), { timeout: 5000 });
  await waitFor(() => expect(router.state.location.search).toBe('?open=9'));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tawa');
  api.refuse(decideBlog, refusal('invalid', 'Something is missing.', { title: 'At least 8 characters' }));
  await user.type(screen.getByLabelText('Title'), ' iron');
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('At least 8 characters')).toBeTruthy();
  expect(sent('PUT /admin/blogs/:blogid').at(-1)).toMatchObject({ form: { title: 'Tawa iron' } });
  expect(sent('PATCH /admin/blogs/:blogid')).toMatchObject([{ version: 2, to: 'published' }]);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tawa iron');
  expect(sent('POST /admin/blogs')).toHaveLength(1);
});

test('a time that is over is no time to come out', async () => {
  const { sent, user } = open('/admin-blogs?open=new');
  await user.type(await screen.findByLabelText(/Comes out on/), '2020-01-01T10:00');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Choose a time to come')).toBeTruthy();
  expect(sent('PATCH /admin/blogs/:blogid')).toEqual([]);
});

test('ticked posts are published as they were seen', async () => {
  const { api, sent, user } = open('/admin-blogs');
  api.answer(publishBlogs, answer(200, { done: 1, refused: [] }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select How we seal the pot' }));
  const bar = screen.getByRole('toolbar', { name: '1 selected' });
  await user.click(within(bar).getByRole('button', { name: 'Publish now' }));
  const question = await screen.findByRole('dialog', { name: 'Publish this post?' });
  await user.click(within(question).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(sent('POST /admin/blogs/bulk')).toEqual([{ posts: [{ blogid: 4, version: 3 }] }]));
});
