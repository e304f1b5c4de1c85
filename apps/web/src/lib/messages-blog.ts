/** Texts of the blog. */
export const blogTexts = {
  title: 'Blog',
  lead: 'Notes from kitchens: how dishes are made, and how they reach you well.',
  description: 'Stories from the kitchens on Tawa: techniques, guides and what makes food travel well.',
  loading: 'Loading blogs',
  loadingOne: 'Loading the blog',
  firstPage: 'To the first page',
  more: 'More from the blog',
  tags: 'Tags',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} Blogs`,
  readingTime: (minutes: number) => `${minutes} min read`,
} as const;
