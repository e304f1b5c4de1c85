import { defineTexts } from '#lib/i18n/texts.ts';

export const blogsTexts = defineTexts({
  blogs: {
    none: 'No Blogs found.',
    failed: 'Failed to load blogs',
  },
  tags: 'Tags',
  loading: 'Loading blogs',
  showing: 'Showing {shown} of {total} Blogs',
  firstPage: 'To the first page',
  readingTime: '{minutes} min read',
});
