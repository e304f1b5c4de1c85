import { bookingDaysMax, bookingLeadMin, guestsMax } from '../common/limits.ts';
import { addDays, instantAt, minutesOf, zonedParts } from '../common/zoned-time.ts';

/** Who would like a table, when, and for how many; no restaurant yet. */
export interface TableQuery {
  name: string;
  email: string;
  phone: string;
  /** 'YYYY-MM-DD' as the restaurant's calendar says it. */
  checkIn: string;
  /** 'HH:MM' on the restaurant's wall. */
  time: string;
  guests: number;
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Can a table be had on this date: no, it is over; no, it is too far ahead; yes. */
export function decideTableDate(checkIn: string, now: Date, zone: string): 'past' | 'far' | 'ok' {
  const today = zonedParts(now, zone).date;
  if (checkIn < today) return 'past';
  return checkIn > addDays(today, bookingDaysMax) ? 'far' : 'ok';
}

/** Is there time enough to hold a table until then? */
export const isTableTimeAhead = ({ checkIn, time }: Pick<TableQuery, 'checkIn' | 'time'>, now: Date, zone: string) =>
  instantAt(checkIn, minutesOf(time), zone).getTime() >= now.getTime() + bookingLeadMin * 60_000;

const names = ['checkIn', 'time', 'guests', 'name', 'email', 'phone'] as const;

/** The wish as one value of an address, to be encoded once more by whoever writes the address. */
export const writeTableQuery = (query: TableQuery): string =>
  names.map((name) => `${name}=${encodeURIComponent(String(query[name]))}`).join('&');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Reads what `writeTableWish` wrote; null for anything that is no whole wish. */
export function readTableQuery(text: string): TableQuery | null {
  const pairs = text.split('&').map((pair) => pair.split('='));
  const values = new Map(pairs.map(([name = '', value = '']) => [name, decoded(value)]));
  const [checkIn = '', time = '', guests = '', name = '', email = '', phone = ''] = names.map((each) =>
    values.get(each),
  );
  const count = /^\d$/.test(guests) ? Number(guests) : 0;
  if (!isDate(checkIn) || !isTime(time) || count < 1 || count > guestsMax) return null;
  if (name === '' || email === '' || phone === '') return null;
  return { name, email, phone, checkIn, time, guests: count };
}
