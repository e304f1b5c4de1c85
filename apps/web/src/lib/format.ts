import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import { partOfDay } from '@tawa/domain/common/parts-of-day';
import { formatTexts } from './format.texts.ts';
import type { Language } from './i18n/language.ts';
import { keepEach, textsIn } from './i18n/texts.ts';

const zone = 'Asia/Kolkata';
const nameIn = keepEach(
  (language: Language, part: Pick<Intl.DateTimeFormatOptions, 'month' | 'weekday'>) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...part }),
);
const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' });
const count = new Intl.NumberFormat('en-IN');

// A text that is no instant says nothing; the formats themselves would throw and take the page with them.
const isInstant = (instant: string | number): boolean => !Number.isNaN(new Date(instant).getTime());

/** '4 Nov 2026'; nothing for what is no instant, as all of these. */
export function formatDate(instant: string | number, language: Language): string {
  if (!isInstant(instant)) return '';
  const at = new Date(instant);
  const [year = '', , date] = day.format(at).split('-');
  return `${Number(date)} ${nameIn(language, { month: 'short' }).format(at)} ${year}`;
}

// The order of a whole date or time and the words for a part of the day are ours: those of the server's ICU and of a
// browser's differ, and hydration would notice. The names of months and weekdays are the same in both.
const halfDay = 12;

/** '8:40 pm', or 'शाम 8:40'; `digits` says how much of '20:40:12' is told. */
function timeOf(instant: string | number, language: Language, digits: number): string {
  if (!isInstant(instant)) return '';
  const told = clock.format(new Date(instant));
  const hour = Number(told.slice(0, 2)) % (2 * halfDay);
  return textsIn(formatTexts, language).time({
    clock: `${hour % halfDay || halfDay}${told.slice(2, digits)}`,
    part: partOfDay(hour),
  });
}

/** '8:40 pm'. */
export const formatTime = (instant: string | number, language: Language): string => timeOf(instant, language, 5);

const arrivalStepMs = 5 * minuteMs;

/** '8:40 pm' in so many minutes, to five minutes as kitchens say it. */
export const formatArrival = (minutes: number, now: number, language: Language): string =>
  formatTime(Math.ceil((now + minutes * minuteMs) / arrivalStepMs) * arrivalStepMs, language);

/** '4 Nov 2026, 8:40 pm'. */
export const formatDateTime = (instant: string | number, language: Language): string =>
  isInstant(instant) ? `${formatDate(instant, language)}, ${formatTime(instant, language)}` : '';

/** '8:40:12 pm', where seconds matter. */
export const formatSecond = (instant: string, language: Language): string => timeOf(instant, language, 8);

/** '8:40 pm' today, 'tomorrow, 8:40 pm', the weekday within a week, the date beyond. */
export function formatWhen(instant: string | number, now: number, language: Language): string {
  if (!isInstant(instant)) return '';
  const [then, today] = [new Date(instant), new Date(now)];
  const days = Math.round((Date.parse(day.format(then)) - Date.parse(day.format(today))) / dayMs);
  const time = formatTime(instant, language);
  if (days === 0) return time;
  const t = textsIn(formatTexts, language);
  if (days === 1) return t.tomorrow({ time });
  if (days === -1) return t.yesterday({ time });
  return `${days > 1 && days < 7 ? nameIn(language, { weekday: 'long' }).format(then) : formatDate(instant, language)}, ${time}`;
}

/** Today as 'Mon', by the calendar of the product's zone. */
export const weekdayToday = (): string => nameIn('en', { weekday: 'long' }).format(Date.now()).slice(0, 3);

/** Rupees that only say about how much, such as 'for two' or 'up to': '₹300'. What is paid has its paise. */
export const formatAbout = (rupees: number): string => `₹${count.format(Math.round(rupees))}`;

/** A title in which somebody wrote prices by hand: with paise, where they do not only say 'up to' how much. */
export const withPaise = (title: string): string =>
  title.replaceAll(/(up to )?₹(\d[\d,]*)(?![\d,]*\.\d)(?![\d,])/gi, (found: string, upTo: string | undefined) =>
    upTo === undefined ? `${found}.00` : found,
  );

/** '4.6', always with its decimal. */
export const formatRating = (rating: number): string => rating.toFixed(1);

export const formatCount = (value: number): string => count.format(value);

const noon = 12;
const evening = 17;

/** 'Good evening', by the clock of the product's zone. */
export function greeting(now: number, language: Language): string {
  const t = textsIn(formatTexts, language);
  const hour = Number(clock.format(new Date(now)).slice(0, 2)) % 24;
  if (hour < noon) return t.goodMorning;
  return hour < evening ? t.goodAfternoon : t.goodEvening;
}

/** A mobile as people read it out: '98451 23456'. */
export const formatMobile = (digits: string): string => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
