import { addDays, weekdayOf, zonedParts } from './zoned-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Weekdays as printed, 0 = Sunday. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A name as one readable part of a URL; '-' where nothing of it can be kept. */
export function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  const text = plain.normalize('NFC').toLowerCase().replaceAll('&', ' and ');
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || '-';
}

/** 'Ananya Devi Rao' → 'Ananya R.': what people who do not know each other read. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1)?.[0];
  return last ? `${first} ${last}.` : first;
}

/** A calendar date: 'Mon, 23 Nov'. */
export function dateText(date: string): string {
  const weekday = weekdayNames[weekdayOf(date)] ?? '';
  return `${weekday}, ${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** A calendar date with its year: '23 Nov 2026'. */
export const dateWords = (date: string): string =>
  `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** 'Today', 'Tomorrow', 'Yesterday' or 'Mon, 23 Nov', as seen in the zone. */
export function dayLabel(instant: Date, now: Date, zone: string): string {
  const { date } = zonedParts(instant, zone);
  const today = zonedParts(now, zone).date;
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  if (date === addDays(today, -1)) return 'Yesterday';
  return dateText(date);
}
