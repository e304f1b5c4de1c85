/** What is found by name, in the order in which it stands where nothing fits better. */
export const foundKinds = ['people', 'orders', 'restaurants', 'bookings', 'complaints', 'coupons', 'dishes'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Rows of each kind where all kinds are shown. */
export const foundFew = 6;
/** Rows where one kind is asked for. */
export const foundMany = 25;
/** The newest rows among which the best are looked for; where there are more, it says so. */
export const foundCountMax = 100;

/** What somebody typed: a first sign narrows it to orders, to people, or to what can be done. */
export interface Asked {
  only: 'orders' | 'people' | 'acts' | null;
  text: string;
}

const signs: readonly (readonly [string, Asked['only']])[] = [
  ['#', 'orders'],
  ['@', 'people'],
  ['>', 'acts'],
];

/** '# 4711' → orders with '4711'; '@kiran' → people; '> pause Dum' → acts; anything else → everything. */
export function readAsked(typed: string): Asked {
  const text = typed.trimStart();
  const [sign, only] = signs.find(([first]) => text.startsWith(first)) ?? ['', null];
  return { only, text: text.slice(sign.length).trim() };
}

const numberLike = /^\+?\d[\d\s()-]*$/;
const countryAndNumber = /^(?:91|0)(\d{10})$/;

/** One form of what is looked for: lower case, single spaces, and a number of a telephone as its ten digits. */
export function findable(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (!numberLike.test(words)) return words;
  const digits = words.replaceAll(/\D/g, '');
  const [, national] = countryAndNumber.exec(digits) ?? [];
  return national ?? digits;
}

const complaintLike = /^c-\d+$/;

/** Is there enough to look for? Fewer than three letters or digits in a row would read every row; a short number of a complaint names one. */
export function isWorthFinding(text: string, kind?: FoundKind): boolean {
  const asked = findable(text);
  return /[\p{L}\p{M}\p{N}]{3}/u.test(asked) || (kind === 'complaints' && complaintLike.test(asked));
}

/** How well any of these texts fits: 3 it is one, 2 one begins so, 1 a word of one begins so, 0 no better than inside. */
export function closenessOf(texts: readonly (string | null)[], text: string): number {
  const asked = findable(text);
  const found = texts.map((each) => {
    const name = (each ?? '').toLowerCase();
    if (name === asked) return 3;
    if (name.startsWith(asked)) return 2;
    return ` ${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(` ${asked}`) ? 1 : 0;
  });
  return Math.max(0, ...found);
}

/** What stands before, in and behind the first place of a text that was looked for; null where it has none. */
export function splitFound(text: string, asked: string): readonly [string, string, string] | null {
  const words = findable(asked);
  const lower = text.toLowerCase();
  // A letter that grows when it is made small would move every place behind it.
  const at = words === '' || lower.length !== text.length ? -1 : lower.indexOf(words);
  if (at < 0) return null;
  return [text.slice(0, at), text.slice(at, at + words.length), text.slice(at + words.length)];
}
