import {
  type ComplaintCategory,
  complaintCategoryWords,
  complaintNumber,
  type ComplaintState,
  routeOf,
} from '@tawa/domain/care/complaints';
import type { ComplaintStep } from '@tawa/domain/accounts/notification-facts';
import { writeNotice, type WrittenNotice } from '#modules/accounts/notifications/notifications.service.ts';

interface About {
  complaint_id: number;
  order_number: string;
  user_id: number;
  restaurant_id: number;
}

const factsOf = ({ complaint_id, order_number }: About) => ({ complaint: complaintNumber(complaint_id), order_number });

/** A new complaint: the customer has it in writing, the office reads it, and the kitchen where it was its doing. */
export function noticesOfNew(
  about: About,
  { category, subject }: { category: ComplaintCategory; subject: string },
): WrittenNotice[] {
  const facts = factsOf(about);
  const kitchen = { restaurant_id: about.restaurant_id };
  const key = facts.complaint;
  return [
    writeNotice({ to: { user_id: about.user_id }, kind: 'complaint', facts: { ...facts, step: 'received' }, key }),
    writeNotice({
      to: 'office',
      kind: 'office_complaint',
      facts: { ...facts, subject: subject || complaintCategoryWords[category] },
      key,
    }),
    ...(routeOf(category) === 'restaurant'
      ? [writeNotice({ to: kitchen, kind: 'kitchen_complaint' as const, facts: { ...facts, step: 'received' }, key })]
      : []),
  ];
}

const noticedSteps: Readonly<Partial<Record<ComplaintState, ComplaintStep>>> = {
  acknowledged: 'acknowledged',
  waiting_customer: 'question',
  resolved: 'resolved',
  declined: 'declined',
  reopened: 'reopened',
  closed: 'closed',
};

const toCustomer = (about: About, step: ComplaintStep): WrittenNotice =>
  writeNotice({ to: { user_id: about.user_id }, kind: 'complaint', facts: { ...factsOf(about), step } });

/** A move that no message comes with; the kitchen hears of the end. */
export function noticesOfMove(about: About, to: ComplaintState): WrittenNotice[] {
  const step = noticedSteps[to];
  const facts = { ...factsOf(about), step: 'closed' as const };
  const isEnd = to === 'resolved' || to === 'declined' || to === 'closed';
  return [
    ...(step ? [toCustomer(about, step)] : []),
    ...(isEnd ? [writeNotice({ to: { restaurant_id: about.restaurant_id }, kind: 'kitchen_complaint', facts })] : []),
  ];
}

/** A message: the customer hears of the other sides' answers, the kitchen of what the office asks it alone. */
export function noticesOfMessage(
  about: About,
  { by, channel, wait }: { by: 'customer' | 'restaurant' | 'admin'; channel: 'all' | 'kitchen'; wait: boolean },
): WrittenNotice[] {
  const facts = { ...factsOf(about), step: 'question' as const };
  if (by === 'admin' && channel === 'kitchen')
    return [writeNotice({ to: { restaurant_id: about.restaurant_id }, kind: 'kitchen_complaint', facts })];
  if (by === 'customer' || channel === 'kitchen') return [];
  return [toCustomer(about, wait ? 'question' : 'reply')];
}

/** What is owed and was not done goes to the office. */
export const noticeOfOverdue = (about: Omit<About, 'user_id' | 'restaurant_id'>): WrittenNotice => {
  const complaint = complaintNumber(about.complaint_id);
  return writeNotice({
    to: 'office',
    kind: 'office_overdue_complaint',
    facts: { complaint, order_number: about.order_number },
  });
};
