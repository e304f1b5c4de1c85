// Words of Devanagari and of the Kannada script are looked for as they sound: nothing here is asked of a Latin search.
import { hasIndianScript, latinSpellings, splitsOf } from '@tawa/domain/catalogue/names/latin';
import { readSearch, wordsOf, type AliasBook, type Heard } from '@tawa/domain/catalogue/search-words';
import type { Db } from '#platform/database/db.ts';
import * as store from './search.store.ts';
import type { HeardWord } from './search.store.ts';

/** More words than this are not looked for. */
const wordsMax = 6;
const splitsMax = 12;

interface Ears {
  db: Db;
  city: string | undefined;
  book: AliasBook;
  /** The word that may be half typed. */
  last: string | undefined;
}

/** What is known of a word by the aliases, in its own script or as it is spelled. */
function findKnown(word: string, book: AliasBook): string | undefined {
  const [part] = readSearch(word, book);
  const known = part?.kind === 'words' ? part.forms[1] : undefined;
  return known ?? latinSpellings(word).find((spelling) => book.byWritten.has(spelling));
}

async function hearWords({ db, city, book, last }: Ears, words: readonly string[]): Promise<Map<string, HeardWord>> {
  const heard = new Map<string, HeardWord>();
  const spelled: store.Spelled[] = [];
  for (const word of words) {
    const known = findKnown(word, book);
    if (known !== undefined) heard.set(word, { heard: known, distance: 0 });
    else spelled.push(...latinSpellings(word).map((spelling) => ({ word, spelling, is_last: word === last })));
  }
  if (spelled.length > 0) for (const [word, found] of await store.findHeard(db, city, spelled)) heard.set(word, found);
  return heard;
}

/** A word as two, where both were heard: what was written without its space. */
async function hearSplit(ears: Ears, word: string): Promise<string | undefined> {
  const splits = splitsOf(word).slice(0, splitsMax);
  const heard = await hearWords({ ...ears, last: undefined }, [...new Set(splits.flat())]);
  const whole = splits.flatMap((halves) => {
    const [first, second] = halves.map((half) => heard.get(half));
    return first && second ? [{ text: `${first.heard} ${second.heard}`, far: first.distance + second.distance }] : [];
  });
  return whole.reduce<(typeof whole)[number] | undefined>(
    (best, one) => (best && best.far <= one.far ? best : one),
    undefined,
  )?.text;
}

const none: Heard = new Map();

/** What the words of a search that are in another script say in Latin letters, word by word. */
export async function hear(
  db: Db,
  { q, city }: { q: string; city: string | undefined },
  book: AliasBook,
): Promise<Heard> {
  if (!hasIndianScript(q)) return none;
  const words = [...new Set(wordsOf(q))].slice(0, wordsMax);
  const ears = { db, city, book, last: words.at(-1) };
  const asked = words.filter((word) => latinSpellings(word).length > 0);
  const found = await hearWords(ears, asked);
  const heard = new Map<string, string>();
  for (const word of asked)
    heard.set(word, found.get(word)?.heard ?? (await hearSplit(ears, word)) ?? latinSpellings(word)[0] ?? word);
  return heard;
}
