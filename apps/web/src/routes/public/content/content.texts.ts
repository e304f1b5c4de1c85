import { defineTexts } from '#lib/i18n/texts.ts';

export const contentScreenTexts = defineTexts({
  blog: {
    failed: 'Failed to load blog',
    notFound: 'Blog not found.',
    lead: 'Notes from kitchens: how dishes are made, and how they reach you well.',
    title: 'Blog',
    description: 'Stories from the kitchens on Tawa: techniques, guides and what makes food travel well.',
  },
  lead: 'Questions, praise, or something that should be better: write to us.',
  title: 'Contact us',
  formTitle: 'Send a message',
  description: 'How to reach Tawa: phone, e-mail, support hours, office and a form.',
  more: 'More from the blog',
  loadingOne: 'Loading the blog',
  ask: 'Ask us',
  faq: {
    lead: 'Short answers about ordering, paying and what happens in between.',
    title: 'Frequently asked questions',
    description: 'Answers about orders, cancelling, bills and refunds on Tawa.',
  },
  crumb: 'FAQ',
  moreText: 'Write to us; a person reads every message.',
  moreTitle: 'Not answered here?',
  about: {
    title: 'About',
    description: 'Tawa brings food from kitchens near you, around the clock, with honest bills.',
  },
  team: {
    lead: 'The people who keep kitchens, riders and guests in step.',
    title: 'Our Team',
    description: 'Who works on Tawa: the people behind kitchens, support and the product.',
  },
  home: 'Home',
  page: '{title}, page {page}',
});
