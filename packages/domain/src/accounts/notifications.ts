/** The ways by which a person hears of something; the inbox is always one of them. */
export const notificationChannels = ['in_app', 'email', 'web_push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
/** The ways that a person may switch. */
export const choosableChannels = ['email', 'web_push', 'sms'] as const;
export type ChoosableChannel = (typeof choosableChannels)[number];

/** Who is told: the role of the account. */
export type NotificationAudience = 'user' | 'restaurant' | 'admin';

/**
 * `always` and `own_letter` cannot be switched off, and the own letter is written by whoever causes the event, with links
 * of its own; `on` and `off` are what holds until somebody chooses; `never` does not exist for this kind.
 */
export type ChannelRule = 'always' | 'own_letter' | 'on' | 'off' | 'never';

/** The headings under which choices stand, in this order. */
export const notificationSections = {
  orders: 'Your orders',
  kitchen: 'Orders in the kitchen',
  restaurant: 'Your restaurant',
  office: 'The office',
  money: 'Payments and refunds',
  bookings: 'Table bookings',
  complaints: 'Complaints',
  offers: 'Offers',
  account: 'Account and security',
} as const;
export type NotificationSection = keyof typeof notificationSections;

interface KindRule {
  /** What the choice is called on the screen. */
  label: string;
  section: NotificationSection;
  audiences: readonly NotificationAudience[];
  channels: Readonly<Record<ChoosableChannel, ChannelRule>>;
}

const quiet = { email: 'off', web_push: 'on', sms: 'off' } as const;
const written = { email: 'on', web_push: 'on', sms: 'off' } as const;
const urgent = { email: 'off', web_push: 'on', sms: 'on' } as const;
const secure = { email: 'own_letter', web_push: 'on', sms: 'never' } as const;

const everybody = ['user', 'restaurant', 'admin'] as const;
const customer = { audiences: ['user'] } as const;
const owner = { audiences: ['restaurant'] } as const;
const office = { audiences: ['admin'], section: 'office' } as const;
const order = { ...customer, section: 'orders' } as const;
const money = { ...customer, section: 'money' } as const;
const kitchen = { ...owner, section: 'kitchen' } as const;
const restaurant = { ...owner, section: 'restaurant' } as const;
const account = { audiences: everybody, section: 'account', channels: secure } as const;

const kinds = {
  order_placed: { ...order, label: 'Order placed', channels: written },
  order_accepted: { ...order, label: 'Accepted by the kitchen', channels: quiet },
  order_late: { ...order, label: 'Running late', channels: quiet },
  order_ready: { ...order, label: 'Ready for pickup or at your table', channels: quiet },
  order_out: { ...order, label: 'On the way', channels: quiet },
  order_delivered: { ...order, label: 'Delivered, picked up or served', channels: quiet },
  order_rejected: { ...order, label: 'Not accepted', channels: written },
  order_cancelled: { ...order, label: 'Cancelled', channels: written },
  order_changed: { ...order, label: 'A dish was taken out', channels: written },
  order_question: { ...order, label: 'A dish is sold out: your choice', channels: urgent },
  order_kept: { ...order, label: 'A dish is there after all', channels: quiet },
  group_order: { ...order, label: 'Steps of a group order', channels: quiet },
  payment_failed: { ...money, label: 'Payment failed', channels: quiet },
  payment_late: { ...money, label: 'Paid too late, sent back', channels: written },
  refund: { ...money, label: 'Steps of a refund', channels: written },
  // Their letters carry the calendar file.
  booking: {
    ...customer,
    section: 'bookings',
    label: 'Steps of a booking',
    channels: { email: 'own_letter', web_push: 'on', sms: 'off' },
  },
  complaint: { ...customer, section: 'complaints', label: 'Steps of a complaint', channels: written },
  price_report: { ...customer, section: 'complaints', label: 'Prices that you reported', channels: quiet },
  kitchen_order: { ...kitchen, label: 'New order', channels: urgent },
  kitchen_order_missed: { ...kitchen, label: 'Order left unanswered', channels: written },
  kitchen_cancel_request: { ...kitchen, label: 'A customer asks to cancel', channels: urgent },
  kitchen_order_cancelled: { ...kitchen, label: 'Order cancelled', channels: quiet },
  kitchen_paused: { ...kitchen, label: 'Paused by itself', channels: { email: 'always', web_push: 'on', sms: 'on' } },
  kitchen_booking: { ...owner, section: 'bookings', label: 'Table bookings', channels: written },
  kitchen_table: { ...owner, section: 'bookings', label: 'Bills of your tables', channels: quiet },
  kitchen_complaint: { ...owner, section: 'complaints', label: 'Complaints about your orders', channels: written },
  kitchen_licence: {
    ...restaurant,
    label: 'Licence runs out',
    channels: { email: 'always', web_push: 'on', sms: 'off' },
  },
  kitchen_life: {
    ...restaurant,
    label: 'Review and standing',
    channels: { email: 'always', web_push: 'on', sms: 'off' },
  },
  kitchen_payout: { ...restaurant, label: 'Payouts', channels: written },
  kitchen_review: { ...restaurant, label: 'New reviews', channels: quiet },
  kitchen_coupon: { ...restaurant, label: 'Offers you may join', channels: quiet },
  kitchen_refund: { ...restaurant, label: 'Refunds that you pay', channels: written },
  kitchen_counter_price: { ...restaurant, label: 'Prices at your counter', channels: written },
  office_stuck_order: { ...office, label: 'An order is stuck', channels: quiet },
  office_cancel_run: { ...office, label: 'Orders cancelled together: done', channels: quiet },
  office_complaint: { ...office, label: 'New complaint', channels: quiet },
  office_overdue_complaint: { ...office, label: 'Complaint overdue', channels: written },
  office_refund: { ...office, label: 'A refund waits for a decision', channels: quiet },
  office_payment: { ...office, label: 'A payment has the wrong amount', channels: written },
  office_event: { ...office, label: 'A payment provider is not understood', channels: written },
  office_restaurant: { ...office, label: 'New restaurant', channels: written },
  office_paper: { ...office, label: 'A restaurant changed a paper', channels: quiet },
  // Said only to whoever agreed to it. Letters have a consent of their own; the phone can be left out here.
  offer: {
    ...customer,
    section: 'offers',
    label: 'Offers on your phone',
    channels: { email: 'never', web_push: 'on', sms: 'never' },
  },
  // Said only to whoever let that restaurant write.
  restaurant_news: {
    ...customer,
    section: 'offers',
    label: 'Restaurants that you let write to you',
    channels: { email: 'never', web_push: 'on', sms: 'never' },
  },
  house_message: {
    audiences: everybody,
    section: 'account',
    label: 'Messages from Tawa',
    channels: { email: 'on', web_push: 'on', sms: 'never' },
  },
  security_sign_in: { ...account, label: 'New sign-in' },
  security_password: { ...account, label: 'Password changed' },
  security_deletion: { ...account, label: 'Account deletion' },
} as const;

export type NotificationKind = keyof typeof kinds;

/** Every kind of news: who hears of it, by which ways, and which of these may be switched off. */
export const notificationKinds: Readonly<Record<NotificationKind, KindRule>> = kinds;

/** What a kitchen's board shows by itself: such news goes to the inbox, and the bell, which would be read no more, leaves it out. */
export const boardKinds = [
  'kitchen_order',
  'kitchen_order_missed',
  'kitchen_cancel_request',
  'kitchen_order_cancelled',
  'kitchen_paused',
] as const satisfies readonly NotificationKind[];

/** Is this one of the kinds? */
export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(kinds, text);

/** The kinds that an account of this role can hear of, in the order of the table. */
export const kindsOf = (role: NotificationAudience): NotificationKind[] =>
  Object.keys(notificationKinds).filter(
    (kind): kind is NotificationKind => isNotificationKind(kind) && notificationKinds[kind].audiences.includes(role),
  );

/** May a person switch this way of hearing of this kind? */
export function isChoosable(kind: NotificationKind, channel: ChoosableChannel): boolean {
  const rule = notificationKinds[kind].channels[channel];
  return rule === 'on' || rule === 'off';
}

/** Does this kind go out by this way? `chosen` is what the person said, if anything. */
export function goesBy(kind: NotificationKind, channel: ChoosableChannel, chosen: boolean | undefined): boolean {
  const rule = notificationKinds[kind].channels[channel];
  if (rule === 'always') return true;
  return isChoosable(kind, channel) && (chosen ?? rule === 'on');
}
