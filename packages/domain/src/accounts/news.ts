import { dayMs } from '../common/durations.ts';

/** Days for which somebody allows a restaurant to write; then it ends by itself. */
export const newsDays = 90;
/** A restaurant writes once in so many days. */
export const newsEveryDays = 7;
/** Days before its end in which a permission can be prolonged. */
export const newsProlongDays = 14;
/** Restaurants that one person can allow at once. */
export const newsPermissionsMax = 100;
/** Days for which it is kept who was told what. */
export const newsKeptDays = 365;
/** Characters of a message's words, as a notice and a phone's screen can hold them. */
export const newsTitleMax = 60;
export const newsBodyMax = 300;

export const newsStates = ['sending', 'done', 'stopped'] as const;
export type NewsState = (typeof newsStates)[number];

/** When a permission given now ends. */
export const permissionEnds = (now: Date): Date => new Date(now.getTime() + newsDays * dayMs);

/** When a restaurant that wrote now may write again. */
export const nextNewsFrom = (now: Date): Date => new Date(now.getTime() + newsEveryDays * dayMs);

/** May a permission be prolonged by now? */
export const mayProlong = (expires_at: Date, now: Date): boolean =>
  expires_at.getTime() - now.getTime() <= newsProlongDays * dayMs;

const step = 5;

/**
 * People as a restaurant is told of them: rounded down to fives, and null for fewer than five, since a count that moves by
 * one beside an order says who it was.
 */
export function roundPeople(people: number): number | null {
  if (people === 0) return 0;
  return people < step ? null : Math.floor(people / step) * step;
}

const address = /\S@\S/;
const link = /\b(https?:|www\.)/i;
// In small letters, as addresses are written: a full stop without its space begins with a capital.
const site = /\b[\w-]+\.(com|in|org|net|me|io|app|shop|co|link|ly|gl)\b/;
// Ten digits, however they are parted.
const number = /(?:\d[\s().-]*){10}/;

/** Whether words lead past Tawa: by a phone number, an e-mail address or a link. */
export const leadsAway = (words: string): boolean =>
  [address, link, site].some((way) => way.test(words)) || number.test(words.normalize('NFKC'));
