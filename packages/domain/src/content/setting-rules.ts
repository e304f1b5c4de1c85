import { company, support } from '../common/company.ts';
import { fontDefault, fonts } from './fonts.ts';
import { gstinDelivered } from '../money/gst.ts';
import { commissionGstBp, tdsBp, tdsThresholdPaise } from '../money/ledger.ts';
import { payoutImpsPaise, payoutLeastPaise, payoutSecondPaise } from '../money/payout-batches.ts';
import { goodwillDays, goodwillMaxPaise } from '../money/goodwill.ts';
import { refundReview, restaurantRefundMaxPaise } from '../money/refunds.ts';
import {
  acceptWarningMs,
  autoCompleteMs,
  autoRejectMs,
  bookingCancelHours,
  bookingDaysMax,
  bookingGraceMin,
  bookingHoldMin,
  bookingLeadMin,
  codRefusalsMax,
  codTotalMaxPaise,
  lateAfterMs,
  lineQuantityMax,
  marketingFigures,
  missedBeforePause,
  orderTotalMaxPaise,
  platformFeePaise,
  refundWindowMs,
  scheduleDaysMax,
  scheduleLeadMin,
} from '../common/limits.ts';
import { readFssai, readGstin, type PaperReading } from '../catalogue/papers.ts';
import { payingSettings } from './setting-paying.ts';
import { choice, email, moment, paise, percent, text, whole } from './setting-kinds.ts';

const unread = (read: (number: string) => PaperReading) => (number: string) => {
  const { ok, text: problem } = read(number);
  return ok ? null : problem;
};
const paper = 'On invoices, notes and statements from then on; older papers keep what they say.';
const strip = 'In the strip above the header, the footer, the contact page and the legal texts.';
const cinPattern = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const law = 'On the contact page, in the legal texts, in letters and on papers that are issued from then on.';
const placed = 'Orders that were placed before keep theirs.';
const begun = 'What a restaurant starts with; it can choose otherwise.';
const stay = { from: 30, to: 360, unit: 'minutes', help: begun };
const entered = 'Shown while the figures are entered. It must be true.';

/** Every setting of the office, by its key: the form, the server's check and the code that reads it all start here. */
export const settingRules = {
  support_phone: text('brand', 'Phone', support.phone, { help: strip, max: 24 }),
  support_email: email('brand', 'E-mail', support.email, strip),
  support_weekdays: text('brand', 'Hours on weekdays', support.weekdays, { help: strip, max: 40 }),
  support_weekend: text('brand', 'Hours at the weekend', support.weekend, { help: strip, max: 40 }),
  font: choice('brand', 'Font of the site', fontDefault, {
    help: 'Font settings show how each looks. Who chose one on a device keeps it there.',
    choices: Object.fromEntries(Object.entries(fonts).map(([font, { name }]) => [font, name])),
  }),
  company_name: text('legal', 'Legal name', company.name, { help: law, max: 100 }),
  company_address: text('legal', 'Registered office', company.address, { help: law, max: 200 }),
  company_gstin: text('legal', 'GSTIN of the seat', gstinDelivered, {
    help: `Says the state and the PAN too; the numbers of other states follow from it. ${paper}`,
    min: 15,
    max: 15,
    problem: unread((number) => readGstin(number)),
  }),
  company_cin: text('legal', 'CIN', company.cin, {
    help: paper,
    max: 21,
    problem: (cin) => (cinPattern.test(cin) ? null : 'A CIN looks like U12345KA2020PTC123456'),
  }),
  company_fssai: text('legal', 'FSSAI licence of the platform', '', {
    help: `14 digits, or empty. ${paper}`,
    min: 0,
    max: 14,
    problem: unread(readFssai),
  }),
  officer: text('legal', 'Grievance officer', company.officer, {
    help: 'On the contact page, at every complaint and in the legal texts.',
    max: 100,
  }),
  officer_email: email(
    'legal',
    'E-mail of the grievance officer',
    company.officerEmail,
    'Public, and where overdue complaints are sent.',
  ),
  platform_fee: paise('fees', 'Platform fee', platformFeePaise, {
    from: 0,
    to: 10_000,
    unit: 'per order',
    help: 'On the bill of every order that is priced from then on; GST comes on top.',
  }),
  commission_default: percent('fees', 'Commission, default', 1800, {
    from: 0,
    to: 5000,
    unit: 'of item total',
    help: 'What restaurants pay that register from then on. Each can have its own.',
  }),
  commission_gst: percent('fees', 'GST on the commission', commissionGstBp, {
    from: 0,
    to: 4000,
    unit: 'of the commission',
    help: `On statements. ${placed}`,
  }),
  tds: percent('fees', 'TDS', tdsBp, {
    from: 0,
    to: 500,
    unit: 'of gross sales',
    help: `Kept back from restaurants for the income tax and named on statements. ${placed}`,
  }),
  tds_threshold: paise('fees', 'TDS from', tdsThresholdPaise, {
    from: 0,
    to: 1_000_000_000,
    unit: 'of sales in a financial year',
    help: 'Section 194-O asks for none of individuals and families with a PAN up to this. The tax reports say so.',
  }),
  order_max: paise('orders', 'Largest order', orderTotalMaxPaise, {
    from: 100_000,
    to: 10_000_000,
    unit: 'per order',
    help: 'Larger ones cannot be placed.',
  }),
  cod_max: paise('orders', 'Largest order in cash', codTotalMaxPaise, {
    from: 0,
    to: 1_000_000,
    unit: 'per order',
    help: 'Larger ones must be paid online.',
  }),
  cod_refusals: whole('orders', 'Refused cash orders', codRefusalsMax, {
    from: 1,
    to: 10,
    unit: 'orders',
    help: 'After so many whose cash was not paid at the door a customer pays online. The office can allow it again.',
  }),
  cod_proof: choice('orders', 'First cash order', 'free', {
    help: 'The customer confirms their number once, with a code by SMS. Works only while an SMS gateway is set up.',
    choices: { free: 'Without a confirmed number', proved: 'After the number is confirmed' },
  }),
  line_max: whole('orders', 'Portions of one dish', lineQuantityMax, {
    from: 1,
    to: lineQuantityMax,
    unit: 'portions',
    help: 'At most in one line of a cart. Carts that hold more are asked to lower it before they order.',
  }),
  schedule_lead: whole('orders', 'Earliest order for later', scheduleLeadMin, {
    from: 15,
    to: 240,
    unit: 'minutes ahead',
    help: 'Where cooking and the way take longer, they count instead.',
  }),
  schedule_days: whole('orders', 'Latest order for later', scheduleDaysMax, {
    from: 1,
    to: 14,
    unit: 'days ahead',
    help: 'What was ordered for a later day before a change stays as it is.',
  }),
  auto_reject: whole('timers', 'Time to accept', autoRejectMs / 60_000, {
    from: 5,
    to: 30,
    unit: 'minutes',
    help: 'An order that the kitchen has not answered by then is rejected by itself.',
  }),
  accept_warning: whole('timers', 'Warning before that', acceptWarningMs / 60_000, {
    from: 1,
    to: 15,
    unit: 'minutes left',
    help: `The clock on the kitchen’s board turns amber, and the office finds the order among the unanswered ones. ${placed}`,
  }),
  missed_orders: whole('timers', 'Missed orders', missedBeforePause, {
    from: 1,
    to: 10,
    unit: 'orders in a row',
    help: 'After so many unanswered orders a kitchen is paused until it goes online again.',
  }),
  late_after: whole('timers', 'An order is late', lateAfterMs / 60_000, {
    from: 1,
    to: 60,
    unit: 'minutes after its promise',
    help: `Then the customer is told, and lists and reports count it as late. ${placed}`,
  }),
  auto_complete: whole('timers', 'A delivery closes by itself', autoCompleteMs / 3_600_000, {
    from: 1,
    to: 12,
    unit: 'hours after it was sent out',
    help: 'Where nobody has closed it; the office is asked to look at it.',
  }),
  ...payingSettings,
  refund_window: whole('refunds', 'Time to ask for a refund', refundWindowMs / 3_600_000, {
    from: 1,
    to: 72,
    unit: 'hours after delivery',
    help: 'The refund policy names it by itself. Later only a complaint can be written.',
  }),
  restaurant_refund: paise('refunds', 'Given back by a restaurant', restaurantRefundMaxPaise, {
    from: 0,
    to: 1_000_000,
    unit: 'per order',
    help: 'At most, inside a complaint and from its own money. With 0 no restaurant may.',
  }),
  refund_review_from: whole('refunds', 'The office alone decides from', refundReview.from, refundReview.range),
  goodwill_max: paise('refunds', 'Goodwill for one person', goodwillMaxPaise, {
    from: 0,
    to: 1_000_000,
    unit: `within ${goodwillDays} days`,
    help: 'At most, as credit that belongs to no order. With 0 the office gives none.',
  }),
  payout_account: text('payouts', 'Account that payouts leave from', '', {
    help: '9 to 18 digits. In every file for the bank that is made from then on; without it no file can be made.',
    min: 0,
    max: 18,
    problem: (account) => (/^\d{9,18}$/.test(account) ? null : 'An account number has 9 to 18 digits'),
  }),
  payout_second: paise('payouts', 'A second person releases files above', payoutSecondPaise, {
    from: 0,
    to: 1_000_000_000_000,
    unit: 'per file',
    help: 'Whoever makes a larger file cannot release it. With ₹0 every file needs two people.',
  }),
  payout_least: paise('payouts', 'Least payout', payoutLeastPaise, {
    from: 100,
    to: 1_000_000,
    unit: 'per statement',
    help: 'Smaller sums are held apart; they can still be paid one by one.',
  }),
  payout_imps: paise('payouts', 'IMPS up to', payoutImpsPaise, {
    from: 0,
    to: 20_000_000,
    unit: 'per payout',
    help: 'Larger ones go by NEFT, in the same file.',
  }),
  booking_slot: choice('bookings', 'A table every', '30', {
    help: begun,
    choices: { 15: '15 minutes', 30: '30 minutes', 60: '60 minutes' },
  }),
  booking_stay_small: whole('bookings', 'Stay of 1 or 2 guests', 90, stay),
  booking_stay_medium: whole('bookings', 'Stay of 3 or 4 guests', 120, stay),
  booking_stay_large: whole('bookings', 'Stay of 5 or more', 150, stay),
  booking_lead: whole('bookings', 'Earliest table', bookingLeadMin, {
    from: 0,
    to: 1440,
    unit: 'minutes ahead',
    help: begun,
  }),
  booking_days: whole('bookings', 'Latest table', bookingDaysMax, { from: 1, to: 90, unit: 'days ahead', help: begun }),
  booking_covers: whole('bookings', 'Guests who begin at once', 10, {
    from: 1,
    to: 200,
    unit: 'guests in 15 minutes',
    help: begun,
  }),
  booking_confirm: choice('bookings', 'Bookings are confirmed', 'itself', {
    help: begun,
    choices: { itself: 'By themselves', restaurant: 'By the restaurant' },
  }),
  booking_cancel: whole('bookings', 'Cancel until', bookingCancelHours, {
    from: 0,
    to: 48,
    unit: 'hours before',
    help: begun,
  }),
  booking_hold: whole('bookings', 'A chosen table is held', bookingHoldMin, {
    from: 2,
    to: 30,
    unit: 'minutes',
    help: begun,
  }),
  booking_grace: whole('bookings', 'Guests may be late', bookingGraceMin, {
    from: 5,
    to: 60,
    unit: 'minutes',
    help: begun,
  }),
  reviews_from: choice('reviews', 'Who may rate', 'everyone', {
    help: 'Those who were served there in the last 90 days carry a mark either way. What was written stays.',
    choices: { everyone: 'Everybody with an account', served: 'Who was served there in the last 90 days' },
  }),
  figures: choice('figures', 'Figures of the home page', 'entered', {
    help: 'Counted ones are rounded down and change by themselves.',
    choices: { entered: 'As entered below', live: 'Counted' },
  }),
  figure_dishes: text('figures', 'Dishes', marketingFigures.dishes, { help: entered, max: 12 }),
  figure_served: text('figures', 'Orders served', marketingFigures.served, { help: entered, max: 12 }),
  figure_restaurants: text('figures', 'Restaurants', marketingFigures.restaurants, { help: entered, max: 12 }),
  figure_customers: text('figures', 'Customers', marketingFigures.customers, { help: entered, max: 12 }),
  maintenance: choice('maintenance', 'The site is', 'open', {
    help: 'Closed, visitors and customers see the text below instead of the site, and nothing new can be ordered or booked. Running orders, kitchens, riders and payments go on; the office gets in.',
    choices: { open: 'Open', closed: 'Closed for maintenance' },
  }),
  maintenance_text: text('maintenance', 'What visitors read', 'We are making Tawa better and will be back soon.', {
    help: 'One or two friendly sentences. Set it before you close the site.',
    max: 200,
  }),
  maintenance_until: moment('maintenance', 'Until about', {
    unit: 'shown to visitors',
    help: 'Shown to visitors until it has passed; leave it empty when nobody knows. The site does not open by itself: plan "Open" for that.',
  }),
};
