import { defineTexts } from '#lib/i18n/texts.ts';

export const restaurantScreenTexts = defineTexts({
  back: 'All posts',
  title: 'Blogs',
  lead: 'Stories from your kitchen. We read each one before it is published.',
  failed: 'Your posts could not be read.',
  gone: 'There is no such post.',
  none: 'No post yet',
  noneText: 'Tell where a dish comes from, who cooks it, or what the season brings. Guests read it on Tawa’s blog.',
  tawa: '{title} · Tawa',
  addChef: 'Add a chef',
  chefsTawa: 'Chefs · Tawa',
  chefs: 'Chefs',
  notSaved: 'This was not saved. Please try again.',
  full: 'A kitchen shows 30 chefs at most.',
  facts: 'Shown at the foot of your page, in this order',
  chef: {
    failed: 'Failed to fetch chefs. Please try again later.',
  },
  empty: 'No chefs yet',
  emptyText: 'Guests like to know who cooks for them. A name and what they do is enough.',
  arrange: 'Drag, or press Space and the arrow keys. Customers see this order.',
  kitchenComplaint: {
    title: 'Complaints',
    lead: 'About orders of your kitchen. Customers and our team read what you answer.',
  },
  add: 'Add a coupon',
  coupon: {
    title: 'Coupons',
    lead: 'Offers that your kitchen runs and pays for. You set a budget, and no coupon passes it.',
    failed: 'The coupons could not be read.',
    none: 'No coupon yet',
    noneText:
      'A small offer on quiet days brings guests back. You decide what it gives, when it works and what it may cost.',
    loading: 'Loading the coupons',
  },
  own: 'Your own coupons',
  addDish: 'Add dish',
  myMenuTawa: 'My menu · Tawa',
  menu: {
    empty: 'No dishes yet',
    emptyText: 'Add your first dish. It stays a draft until you publish it.',
    failed: 'The menu could not be read.',
  },
  kitchenReview: {
    title: 'Ratings and reviews',
    lead: 'What guests say about your kitchen. You have one reply to each; everybody reads it.',
  },
  dayRule: 'A day runs from 5:00 am to 5:00 am.',
  updated: 'Updated {time}.',
  statistics: {
    failed: 'The report could not be read.',
    title: 'Stats and report',
  },
  tabsLabel: 'What to see',
  compared: '{from}, compared with {againstFrom}. ',
  venueTawa: 'Venue · Tawa',
  venue: {
    title: 'Venue',
  },
  write: 'Write a post',
  loading: 'Loading your posts',
  tabs: {
    report: 'Report',
    payouts: 'Payouts',
  },
});
