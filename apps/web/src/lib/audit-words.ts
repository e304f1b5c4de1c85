import { findOwn } from '@tawa/domain/common/own';
import { formatDateTime } from './format.ts';

const actions: Record<string, string> = {
  'user.block': 'Blocked',
  'user.unblock': 'Unblocked',
  'user.cash': 'Changed cash on delivery',
  'user.note': 'Wrote a note',
  'user.reset_link': 'Mailed a reset link',
  'blog.publish': 'Published',
  'blog.schedule': 'Scheduled',
  'blog.ask_changes': 'Asked for changes',
  'blog.hide': 'Took off the blog',
  'blog.begin': 'Began a post',
  'blog.take_back': 'Took a post back',
  'blog.delete': 'Deleted a post',
  'coupon.agree': 'Agreed to pay for a coupon',
  'coupon.withdraw': 'Withdrew from a coupon',
  'restaurant.visit_begin': 'Looked at the panel',
  'restaurant.visit_end': 'Stopped looking',
  'order.mail_papers': 'Mailed the papers again',
  'legal_text.publish': 'Published a version',
  'tax_rate.add': 'Added a tax rate',
  'tax_rate.take_back': 'Took a tax rate back',
  'provider_key.set': 'Set a key',
  'provider_key.remove': 'Forgot a key',
  'hero_slide.add': 'Added a slide',
  'hero_slide.change': 'Changed a slide',
  'hero_slide.delete': 'Deleted a slide',
  'legal_text.take_back': 'Took a version back',
  'mail.test': 'Sent a test letter',
  'export.take': 'Downloaded a file',
  'administrator.invite': 'Invited an administrator',
  'administrator.invite_again': 'Invited an administrator again',
  'administrator.take_back': 'Took an invitation back',
  'administrator.by_link': 'Became an owner by a link of the server',
  'administrator.join': 'Joined the office',
  'administrator.role': 'Changed the role in the office',
  'administrator.remove': 'Removed from the office',
};

/** 'user.reset_link' in words. */
export const actionWords = (action: string): string =>
  findOwn(actions, action) ?? action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const code = /^[a-z]+(_[a-z]+)+$/;

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string' && instant.test(value)) return formatDateTime(value);
  if (typeof value === 'string') return code.test(value) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
};

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** The fields that a deed changed, each with its old and new value. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({
    field: name.replaceAll('_', ' '),
    before: shown(findOwn(before, name)),
    after: shown(findOwn(after, name)),
  }));
}

/** What deeds are done to, in words. */
export const auditSubjects: Readonly<Record<string, string>> = {
  administrator: 'Invitations to the office',
  blog: 'Blogs',
  booking: 'Bookings',
  category: 'Categories',
  city: 'Cities',
  complaint: 'Complaints',
  contact: 'Contacts',
  coupon: 'Coupons',
  dish: 'Dishes',
  faq: 'FAQs',
  feedback: 'Feedback',
  font: 'Fonts',
  hero_slide: 'Slides',
  legal_text: 'Legal texts',
  mail: 'Mail',
  order: 'Orders',
  payment: 'Payments',
  payout: 'Payouts',
  provider_key: 'Keys of providers',
  refund: 'Refunds',
  restaurant: 'Restaurants',
  setting: 'Settings',
  tax_rate: 'Tax rates',
  team_member: 'Team',
  testimonial: 'Testimonials',
  user: 'Accounts',
  venue: 'Venues',
};
