import { getDeskBlog } from '@tawa/contract/content/blogs.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export type DeskPost = Answer<typeof getDeskBlog>['body'];

export const deskBlogQuery = (blogid: number) =>
  queryOptions({
    queryKey: ['list', 'blogs', 'one', blogid],
    queryFn: async ({ signal }) => (await call(getDeskBlog, { params: { blogid } }, signal)).body,
    staleTime: 0,
  });
