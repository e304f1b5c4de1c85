import type { LifeNews } from './notification-facts.ts';

/** What a restaurant reads of each step of its life on Tawa. */
export const lifeWords: Readonly<Record<LifeNews, { title: string; body: string; link: string }>> = {
  active: {
    title: 'You are active',
    body: 'Add your first dish: from the first one on sale customers find you.',
    link: '/my-menu',
  },
  changes_requested: {
    title: 'Please change a few things',
    body: 'Each remark stands at its line of the checklist.',
    link: '/restaurant-profile',
  },
  rejected: {
    title: 'We could not take your restaurant',
    body: 'You may begin again whenever the reason is gone.',
    link: '/restaurant-profile',
  },
  suspended: {
    title: 'Your restaurant is suspended',
    body: 'No new orders come in. Open ones go on.',
    link: '/restaurant-profile',
  },
  closed: { title: 'Your restaurant is closed', body: 'Thank you for cooking with us.', link: '/restaurant-profile' },
  unlisted: {
    title: 'We took your restaurant out of the lists',
    body: 'Guests do not find it for now. Open orders go on.',
    link: '/restaurant-profile',
  },
  listed: { title: 'Your restaurant is back in the lists', body: 'Guests find it again.', link: '/restaurant-profile' },
  paper_approved: { title: 'Your paper is checked', body: 'The new one is in force now.', link: '/restaurant-profile' },
  paper_refused: {
    title: 'A paper needs another look',
    body: 'The old one stays in force meanwhile.',
    link: '/restaurant-profile',
  },
  dish_hidden: { title: 'We took a dish off your menu', body: 'Customers no longer see it.', link: '/my-menu' },
  blog_published: { title: 'Your post is on the blog', body: 'Guests read it now.', link: '/restaurant-blogs' },
  blog_scheduled: { title: 'Your post has its day', body: 'It comes out by itself.', link: '/restaurant-blogs' },
  blog_changes: { title: 'Please change your post', body: 'Then send it once more.', link: '/restaurant-blogs' },
  blog_hidden: { title: 'We took a post off the blog', body: 'Guests no longer see it.', link: '/restaurant-blogs' },
  dish_shown: { title: 'A dish is back on your menu', body: 'Customers see it again.', link: '/my-menu' },
};
