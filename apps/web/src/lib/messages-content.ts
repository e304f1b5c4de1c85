/** Texts of the pages that tell about the product; what the specification fixes stands in messages.ts. */
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

export const faqTexts = {
  title: 'Frequently asked questions',
  crumb: 'FAQ',
  lead: 'Short answers about ordering, paying and what happens in between.',
  description: 'Answers about orders, cancelling, bills and refunds on Tawa.',
  loading: 'Loading questions',
  ask: 'Ask us',
  retry: 'Try again',
  moreTitle: 'Not answered here?',
  moreText: 'Write to us; a person reads every message.',
} as const;

export const teamTexts = {
  title: 'Our Team',
  lead: 'The people who keep kitchens, riders and guests in step.',
  description: 'Who works on Tawa: the people behind kitchens, support and the product.',
  loading: 'Loading the team',
} as const;
