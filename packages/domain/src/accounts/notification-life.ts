import type { LifeNews } from './notification-facts.ts';

/** What a restaurant reads of each step of its life on Tawa. */
export const lifeWords: Readonly<Record<LifeNews, { title: string; body: string; link: string }>> = {
  active: {
    title: 'You are active',
    body: 'Add your first dish. Customers find you as soon as it is on sale.',
    link: '/my-menu',
  },
  changes_requested: {
    title: 'Please change a few things',
    body: 'You’ll find our remarks in the checklist.',
    link: '/restaurant-profile',
  },
  rejected: {
    title: 'We couldn’t accept your restaurant',
    body: 'You can apply again once this is sorted out.',
    link: '/restaurant-profile',
  },
  suspended: {
    title: 'Your restaurant is suspended',
    body: 'No new orders come in. Orders you already have go on.',
    link: '/restaurant-profile',
  },
  closed: { title: 'Your restaurant is closed', body: 'Thank you for cooking with us.', link: '/restaurant-profile' },
  unlisted: {
    title: 'We’ve hidden your restaurant for now',
    body: 'Customers can’t find it. Orders you already have go on.',
    link: '/restaurant-profile',
  },
  listed: {
    title: 'Customers can find your restaurant again',
    body: 'It is back in search and in the lists.',
    link: '/restaurant-profile',
  },
  paper_approved: { title: 'Your paper is checked', body: 'The new one is in force now.', link: '/restaurant-profile' },
  paper_refused: {
    title: 'A paper needs another look',
    body: 'The old one stays in force meanwhile.',
    link: '/restaurant-profile',
  },
  dish_hidden: { title: 'We took a dish off your menu', body: 'Customers no longer see it.', link: '/my-menu' },
  blog_published: { title: 'Your post is on the blog', body: 'It is live now.', link: '/restaurant-blogs' },
  blog_scheduled: {
    title: 'Your post is scheduled',
    body: 'It will be published by itself.',
    link: '/restaurant-blogs',
  },
  blog_changes: { title: 'Please change your post', body: 'Then send it once more.', link: '/restaurant-blogs' },
  blog_hidden: { title: 'We took a post off the blog', body: 'Guests no longer see it.', link: '/restaurant-blogs' },
  webhooks_parked: {
    title: 'Your integration missed some events',
    body: 'Its address did not take them for three days. Once it works again, send them once more.',
    link: '/restaurant-profile-settings?part=integrations',
  },
  dish_shown: { title: 'A dish is back on your menu', body: 'Customers see it again.', link: '/my-menu' },
};
