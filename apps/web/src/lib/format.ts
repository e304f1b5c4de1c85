import { dayMs, minuteMs } from '@tawa/domain/common/durations';

const zone = 'Asia/Kolkata';
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long' });
const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false });
const second = new Intl.DateTimeFormat('en-IN', { timeZone: zone, timeStyle: 'medium' });
const count = new Intl.NumberFormat('en-IN');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// A text that is no instant says nothing; the formats themselves would throw and take the page with them.
const isInstant = (instant: string | number): boolean => !Number.isNaN(new Date(instant).getTime());

/** '4 Nov 2026'; nothing for what is no instant, as all of these. */
export function formatDate(instant: string | number): string {
  if (!isInstant(instant)) return '';
  const [year = '', month = '1', date = '1'] = day.format(new Date(instant)).split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** '8:40 pm'; built by hand because ICU versions differ in the space before 'pm' and hydration would notice. */
export function formatTime(instant: string | number): string {
  if (!isInstant(instant)) return '';
  const [hours = '0', minutes = '00'] = clock.format(new Date(instant)).split(':');
  const hour = Number(hours) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const arrivalStepMs = 5 * minuteMs;

/** '8:40 pm' in so many minutes, to five minutes as kitchens say it. */
export const formatArrival = (minutes: number, now: number): string =>
  formatTime(Math.ceil((now + minutes * minuteMs) / arrivalStepMs) * arrivalStepMs);

/** '4 Nov 2026, 8:40 pm'. */
export const formatDateTime = (instant: string | number): string =>
  isInstant(instant) ? `${formatDate(instant)}, ${formatTime(instant)}` : '';

/** '8:40:12 pm', where seconds matter. */
export const formatSecond = (instant: string): string => (isInstant(instant) ? second.format(new Date(instant)) : '');

/** '8:40 pm' today, 'tomorrow, 8:40 pm', the weekday within a week, the date beyond. */
export function formatWhen(instant: string | number, now: number): string {
  if (!isInstant(instant)) return '';
  const [then, today] = [new Date(instant), new Date(now)];
  const days = Math.round((Date.parse(day.format(then)) - Date.parse(day.format(today))) / dayMs);
  if (days === 0) return formatTime(instant);
  if (days === 1) return `tomorrow, ${formatTime(instant)}`;
  if (days === -1) return `yesterday, ${formatTime(instant)}`;
  return `${days > 1 && days < 7 ? weekday.format(then) : formatDate(instant)}, ${formatTime(instant)}`;
}

/** Today as 'Mon', by the calendar of the product's zone. */
export const weekdayToday = (): string => weekday.format(Date.now()).slice(0, 3);

/** Rupees that only say about how much, such as 'for two' or 'up to': '₹300'. What is paid has its paise. */
export const formatAbout = (rupees: number): string => `₹${count.format(Math.round(rupees))}`;

/** A title in which somebody wrote prices by hand: with paise, where they do not only say 'up to' how much. */
export const withPaise = (title: string): string =>
  title.replaceAll(/(up to )?₹(\d[\d,]*)(?![\d,]*\.\d)(?![\d,])/gi, (found: string, upTo: string | undefined) =>
    upTo === undefined ? `${found}.00` : found,
  );

export const formatCount = (value: number): string => count.format(value);

const noon = 12;
const evening = 17;

/** 'Good evening', by the clock of the product's zone. */
export function greeting(now: number): string {
  const hour = Number(clock.format(new Date(now)).slice(0, 2)) % 24;
  if (hour < noon) return 'Good morning';
  return hour < evening ? 'Good afternoon' : 'Good evening';
}

/** A mobile as people read it out: '98451 23456'. */
export const formatMobile = (digits: string): string => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
