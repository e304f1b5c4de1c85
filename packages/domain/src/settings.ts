import { company, support } from './company.ts';
import { fontDefault, fonts } from './fonts.ts';
import { gstinDelivered } from './gst.ts';
import {
  autoRejectMs,
  bookingCancelHours,
  bookingDaysMax,
  bookingGraceMin,
  bookingHoldMin,
  bookingLeadMin,
  codTotalMaxPaise,
  marketingFigures,
  orderTotalMaxPaise,
  platformFeePaise,
  refundWindowMs,
  timeZoneDefault,
} from './limits.ts';
import { formatPaise } from './money.ts';
import { readFssai, readGstin, type PaperReading } from './papers.ts';
import { choice, email, moment, paise, percent, text, whole, type SettingRule } from './setting-kinds.ts';
import { dateTimeWords } from './text.ts';

const unread = (read: (number: string) => PaperReading) => (number: string) => {
  const { ok, text: problem } = read(number);
  return ok ? null : problem;
};
const paper = 'On invoices, notes and statements from then on; older papers keep what they say.';
const strip = 'In the strip above the header, the footer, the contact page and the legal texts.';
const cinPattern = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const law = 'On the contact page, in the legal texts, in letters and on papers that are issued from then on.';
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
  auto_reject: whole('orders', 'Time to accept', autoRejectMs / 60_000, {
    from: 5,
    to: 30,
    unit: 'minutes',
    help: 'An order that the kitchen has not answered by then is rejected by itself.',
  }),
  refund_window: whole('refunds', 'Time to ask for a refund', refundWindowMs / 3_600_000, {
    from: 1,
    to: 72,
    unit: 'hours after delivery',
    help: 'The refund policy names it by itself. Later only a complaint can be written.',
  }),
  booking_lead: whole('bookings', 'Earliest table', bookingLeadMin, {
    from: 0,
    to: 1440,
    unit: 'minutes ahead',
    help: 'What a restaurant starts with; it can choose otherwise.',
  }),
  booking_days: whole('bookings', 'Latest table', bookingDaysMax, {
    from: 1,
    to: 90,
    unit: 'days ahead',
    help: 'What a restaurant starts with; it can choose otherwise.',
  }),
  booking_cancel: whole('bookings', 'Cancel until', bookingCancelHours, {
    from: 0,
    to: 48,
    unit: 'hours before',
    help: 'What a restaurant starts with; it can choose otherwise.',
  }),
  booking_hold: whole('bookings', 'A chosen table is held', bookingHoldMin, {
    from: 2,
    to: 30,
    unit: 'minutes',
    help: 'What a restaurant starts with; it can choose otherwise.',
  }),
  booking_grace: whole('bookings', 'Guests may be late', bookingGraceMin, {
    from: 5,
    to: 60,
    unit: 'minutes',
    help: 'What a restaurant starts with; it can choose otherwise.',
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

export type SettingKey = keyof typeof settingRules;
export type SettingValues = {
  [K in SettingKey]: (typeof settingRules)[K] extends SettingRule<infer V> ? V : never;
};
const rules: { [K in SettingKey]: SettingRule<SettingValues[K]> } = settingRules;

/** Whether a text is the key of a setting. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(rules, key);

/** Every key, in the order of the office's page. */
export const settingKeys: readonly SettingKey[] = Object.keys(rules).filter(isSettingKey);

/** Reads one setting: paise, basis points, whole numbers or text, as its rule says. */
export type Settings = <K extends SettingKey>(key: K) => SettingValues[K];

/** Makes the stored values readable; what is not stored, or may not be any more, is as it was delivered. */
export const readSettings =
  (stored: readonly { key: string; value: unknown }[]): Settings =>
  (key) =>
    rules[key].read(stored.find((row) => row.key === key)?.value) ?? rules[key].fallback;

/** The settings of an installation whose office has said nothing. */
export const deliveredSettings: Settings = readSettings([]);

const lengthText = (min: number, max: number) =>
  min === 0 ? `At most ${max} characters on one line` : `From ${min} to ${max} characters on one line`;

/** A value as a person reads it: '₹6.00', '18.00%', '2 hours', '22 Nov 2026, 4:30 pm'. */
export function settingWords(key: SettingKey, value: string | number): string {
  const { kind, unit, choices } = rules[key];
  if (kind === 'paise') return formatPaise(Number(value));
  if (kind === 'percent') return `${(Number(value) / 100).toFixed(2)}%`;
  if (kind === 'whole') return `${value} ${unit.split(' ')[0] ?? ''}`.trim();
  if (value === '') return 'Not given';
  if (kind === 'moment') return dateTimeWords(new Date(value), timeZoneDefault);
  return kind === 'choice' ? (choices[String(value)] ?? String(value)) : String(value);
}

/** Why a value may not be stored, as the form and the server say it; null when it may. */
export function settingProblem(key: SettingKey, value: unknown): string | null {
  const { read, kind, min, max, problem } = rules[key];
  if (read(value) !== null) return null;
  if (kind === 'choice') return 'Choose one of the list';
  if (kind === 'email' || kind === 'moment') return problem(String(value));
  if (kind === 'text')
    return (String(value).trim().length <= max && problem(String(value).trim())) || lengthText(min, max);
  return `From ${settingWords(key, min)} to ${settingWords(key, max)}`;
}
