/** What another way to write something is of: words of dishes, cities, filters, or words that say nothing to a search. */
export const aliasKinds = ['dish', 'place', 'filter', 'filler'] as const;
export type AliasKind = (typeof aliasKinds)[number];

export interface Alias {
  kind: AliasKind;
  written: string;
  /** '' for a filler. */
  stands_for: string;
}

/** What a word that is a filter may stand for. */
export const filterWords = ['veg', 'non-veg', 'egg', 'cheap', 'open now'] as const;
type FilterWord = (typeof filterWords)[number];
const isFilterWord = (text: string): text is FilterWord => filterWords.some((word) => word === text);

/** Rupees for a dish that still counts as cheap. */
export const cheapPriceMax = 150;

export const searchDiets = ['veg', 'non-veg', 'egg'] as const;
export type SearchDiet = (typeof searchDiets)[number];

/** A part of what was typed, in lower case, and what it was taken for. */
export type SearchPart = { typed: string } & (
  | {
      kind: 'words';
      /** As typed, then what else it may stand for. */
      forms: readonly string[];
      /** The city that it may name instead. */
      place: string | null;
    }
  | { kind: 'filler' }
  | { kind: 'diet'; diet: SearchDiet }
  | { kind: 'price'; max: number }
  | { kind: 'open' }
);

/** Aliases by their written forms. */
export interface AliasBook {
  byWritten: ReadonlyMap<string, readonly Alias[]>;
  /** Words of the longest written form. */
  longest: number;
}

/** The words of a text as searches compare them: lower case, no accents on Latin letters, no apostrophes or signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'`‘’ʼ\u200C\u200D]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x09_66))
    .replaceAll(/[೦-೯]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0c_e6))
    // Kannada writes what a number is less than in one word with it.
    .replaceAll(/(?<=\d)(?=[\u0900-\u0CFF])/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** The most letters of what is written and of what it stands for. */
export const aliasLengthMax = 60;

/** What is wrong with an alias, by field; empty where a search can use it. */
export function aliasFaults({ kind, written, stands_for }: Alias): Partial<Record<'written' | 'stands_for', string>> {
  const [typed, meant] = [wordsOf(written).join(' '), wordsOf(stands_for).join(' ')];
  if (typed === '') return { written: 'Use letters or digits' };
  if (kind === 'filler') return stands_for === '' ? {} : { stands_for: 'A word to ignore stands for nothing' };
  if (kind === 'filter') return isFilterWord(stands_for) ? {} : { stands_for: 'Choose a filter' };
  if (meant === '') return { stands_for: 'Say what it stands for' };
  return typed === meant ? { stands_for: 'This is the same word' } : {};
}

/** Aliases in the form in which `readSearch` looks them up. */
export function bookOf(aliases: readonly Alias[]): AliasBook {
  const byWritten = new Map<string, Alias[]>();
  let longest = 1;
  for (const alias of aliases) {
    const words = wordsOf(alias.written);
    longest = Math.max(longest, words.length);
    const written = words.join(' ');
    byWritten.set(written, [...(byWritten.get(written) ?? []), alias]);
  }
  return { byWritten, longest };
}

const below = new Set(
  'under,below,upto,within,max,maximum,less than,up to,at most,not more than,no more than,cheaper than,andar,अंदर'.split(
    ',',
  ),
);
const belowAfter = new Set(
  'se kam,tak,ke andar,ke niche,ke neeche,or less,and below,and under,max,से कम,तक,के अंदर,के नीचे,ಕ್ಕಿಂತ ಕಡಿಮೆ,ಗಿಂತ ಕಡಿಮೆ,ರೊಳಗೆ,ಒಳಗೆ,ಒಳಗಿನ,ಕೆಳಗೆ,ವರೆಗೆ'.split(
    ',',
  ),
);
const currency = new Set('rs,inr,rupee,rupees,bucks,rupaye,rupay,रुपये,रुपए,रु,ರೂ,ರೂಪಾಯಿ,ರೂಪಾಯಿಗಳ'.split(','));
const amount = /^(?:rs|inr)?(\d{2,5})(?:rs|inr)?$/;
const phraseLongest = 3;

/** How many words from a place on are one of these phrases; 0 for none. */
function phraseLength(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = phraseLongest; length > 0; length--)
    if (at + length <= words.length && phrases.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** 'under 200', '₹200 se kam' or '200 rupees'; a number alone may be anything. */
function findPrice(words: readonly string[], start: number): { max: number; length: number } | null {
  let at = start;
  const before = phraseLength(words, at, below);
  at += before;
  const isMarked = currency.has(words[at] ?? '');
  if (isMarked) at++;
  const word = words[at] ?? '';
  const [, digits] = amount.exec(word) ?? [];
  if (digits === undefined) return null;
  at++;
  const isFollowed = currency.has(words[at] ?? '');
  if (isFollowed) at++;
  const after = phraseLength(words, at, belowAfter);
  at += after;
  const isPrice = before > 0 || after > 0 || isMarked || isFollowed || word !== digits;
  return isPrice ? { max: Number(digits), length: at - start } : null;
}

function filterOf(typed: string, word: FilterWord): SearchPart {
  if (word === 'cheap') return { typed, kind: 'price', max: cheapPriceMax };
  return word === 'open now' ? { typed, kind: 'open' } : { typed, kind: 'diet', diet: word };
}

interface Span {
  typed: string;
  /** The same in Latin letters; as typed where it has no others. */
  heard: string;
}

function partOf({ typed, heard }: Span, aliases: readonly Alias[]): SearchPart {
  const filter = aliases.find(({ kind }) => kind === 'filter')?.stands_for ?? '';
  if (isFilterWord(filter)) return filterOf(typed, filter);
  if (aliases.some(({ kind }) => kind === 'filler')) return { typed, kind: 'filler' };
  const others = aliases.filter(({ kind }) => kind === 'dish').map(({ stands_for }) => wordsOf(stands_for).join(' '));
  const place = aliases.find(({ kind }) => kind === 'place')?.stands_for ?? null;
  const isKnown = others.length > 0 && aliases.some(({ written }) => wordsOf(written).join(' ') === typed);
  return { typed, kind: 'words', forms: [...new Set([typed, ...(isKnown ? [] : [heard]), ...others])], place };
}

/** What words of another script were heard as, in Latin letters. */
export type Heard = ReadonlyMap<string, string>;

interface Read {
  words: readonly string[];
  book: AliasBook;
  heard: Heard;
}

function nextPart({ words, book, heard }: Read, at: number): { part: SearchPart; length: number } {
  const price = findPrice(words, at);
  const spanOf = (length: number): Span => {
    const typed = words.slice(at, at + length);
    return { typed: typed.join(' '), heard: typed.map((word) => heard.get(word) ?? word).join(' ') };
  };
  if (price)
    return { part: { typed: spanOf(price.length).typed, kind: 'price', max: price.max }, length: price.length };
  const aliasesOf = (span: Span) => book.byWritten.get(span.typed) ?? book.byWritten.get(span.heard);
  for (let length = Math.min(book.longest, words.length - at); length > 1; length--) {
    const aliases = aliasesOf(spanOf(length));
    if (aliases) return { part: partOf(spanOf(length), aliases), length };
  }
  return { part: partOf(spanOf(1), aliasesOf(spanOf(1)) ?? []), length: 1 };
}

const unheard: Heard = new Map();

/** What a search means, part by part and each once; a phrase goes before its words, and `without` are parts that were taken away. */
export function readSearch(
  typed: string,
  book: AliasBook,
  without: readonly string[] = [],
  heard: Heard = unheard,
): SearchPart[] {
  const words = wordsOf(typed);
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length;) {
    const { part, length } = nextPart({ words, book, heard }, at);
    at += length;
    if (!without.includes(part.typed) && !parts.some((one) => one.typed === part.typed)) parts.push(part);
  }
  return parts;
}

const variantsMax = 6;

/** The texts to look for: as typed, then with everything replaced, then mixed; [''] when there are no words. */
export function variantsOf(parts: readonly SearchPart[]): string[] {
  let variants: { text: string[]; changes: number; isWhole: boolean }[] = [{ text: [], changes: 0, isWhole: true }];
  for (const part of parts) {
    if (part.kind !== 'words') continue;
    variants = variants.flatMap(({ text, changes, isWhole }) =>
      part.forms.map((form, at) => ({
        text: [...text, form],
        changes: changes + at,
        isWhole: isWhole && at === Math.min(1, part.forms.length - 1),
      })),
    );
  }
  const placeOf = ({ changes, isWhole }: (typeof variants)[number]) => (changes === 0 ? -1 : isWhole ? 0 : changes);
  variants.sort((a, b) => placeOf(a) - placeOf(b));
  return variants.slice(0, variantsMax).map(({ text }) => text.join(' '));
}
