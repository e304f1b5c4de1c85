import { getBlog, listBlogs } from '@tawa/contract/content/blogs';
import { blogPageSize } from '@tawa/domain/common/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** One page of published posts, newest first. */
export const blogsQuery = (page: number) =>
  queryOptions({
    queryKey: ['blogs', page],
    queryFn: async ({ signal }) => (await call(listBlogs, { query: { page, limit: blogPageSize } }, signal)).body,
  });

export const blogQuery = (id: number) =>
  queryOptions({
    queryKey: ['blog', id],
    queryFn: async ({ signal }) => (await call(getBlog, { params: { id } }, signal)).body,
  });

/** The page in the address: a whole number from 1, else the first. */
export function readBlogPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
