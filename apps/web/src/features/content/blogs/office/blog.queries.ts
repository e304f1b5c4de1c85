import { getOfficeBlog } from '@tawa/contract/content/blogs.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export type OfficePost = Answer<typeof getOfficeBlog>['body'];

export const officeBlogQuery = (blogid: number) =>
  queryOptions({
    queryKey: ['list', 'blogs', 'one', blogid],
    queryFn: async ({ signal }) => (await call(getOfficeBlog, { params: { blogid } }, signal)).body,
    staleTime: 0,
  });
