// Decides what to look for, from what was typed exactly to what is only near it, and looks for it in that order.
import type { SearchChip } from '@tawa/contract/catalogue/search';
import { readSearch, variantsOf, wordsOf, type SearchPart } from '@tawa/domain/catalogue/search-words';
import { searchPageSize, searchResultsMax } from '@tawa/domain/common/limits';
import { toPaise } from '@tawa/domain/common/money';
import type { Deps } from '../../../deps.ts';
import { listCachedRestaurants } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { getAliasBook } from './search.aliases.ts';
import { hear } from './search.heard.ts';
import type { Question } from './search.parts.store.ts';
import * as store from './search.store.ts';
import type { Found } from './search.store.ts';

/** Fewer results than this, and other words are tried for mistyped ones. */
const fewResults = 3;

type FindDeps = Pick<Deps, 'db' | 'cache'>;

export interface Asked {
  /** As typed. */
  q: string;
  city: string | undefined;
  /** Parts of it that were taken away. */
  without: readonly string[];
}

interface Where {
  city: string | undefined;
  now: Date;
}

interface Attempt {
  found: Found;
  corrected: string | null;
}

export interface Finding extends Attempt {
  chips: SearchChip[];
  left_out: string[];
  /** What is near where nothing fits, or of dishes none but restaurants: the parts that were dropped, and what was found without them. */
  nearby: { dropped: SearchChip[]; found: Found } | null;
}

const nothing: Found = { dishes: [], kitchens: [], restaurants: [] };
const isEmpty = ({ dishes, restaurants }: Found) => dishes.length + restaurants.length === 0;

const merged = (first: Found, more: Found): Found => {
  const kitchenOf = new Map(
    [first, more].flatMap(({ dishes, kitchens }) => dishes.map((dish, at) => [dish, kitchens[at] ?? 0])),
  );
  const restaurants = [...first.restaurants, ...more.restaurants, ...kitchenOf.values()];
  return {
    dishes: [...kitchenOf.keys()].slice(0, searchResultsMax),
    kitchens: [...kitchenOf.values()].slice(0, searchResultsMax),
    restaurants: [...new Set(restaurants)].slice(0, searchResultsMax),
  };
};

/** The question that parts ask, with the first of its texts, and its other texts. */
function questionOf(parts: readonly SearchPart[], city: string | undefined) {
  const [q = '', ...others] = variantsOf(parts);
  const hint = parts.flatMap((part) => (part.kind === 'price' || part.kind === 'open' ? [] : part.typed)).join(' ');
  const diet = parts.find((part) => part.kind === 'diet')?.diet ?? null;
  const max = parts.find((part) => part.kind === 'price')?.max;
  const question: Question = { q, hint, city, diet, price_max: max === undefined ? null : toPaise(max) };
  return { question, others };
}

interface Wording {
  question: Question;
  others: readonly string[];
  /** Not where a word may be a city: that is tried before it counts as mistyped. */
  isCorrected: boolean;
}

async function findWords({ db }: FindDeps, { question, others, isCorrected }: Wording): Promise<Attempt> {
  let found = await store.find(db, question);
  for (const q of others) found = merged(found, await store.find(db, { ...question, q }));
  const last = { ...question, q: others[0] ?? question.q };
  const fillsPage = (ids: readonly number[]) => ids.length >= searchPageSize;
  if (!fillsPage(found.dishes) || !fillsPage(found.restaurants))
    found = merged(found, await store.findWithin(db, last));
  const count = found.dishes.length + found.restaurants.length;
  if (!isCorrected || count >= fewResults || (others.length > 0 && count > 0)) return { found, corrected: null };
  const corrected = await correct({ db }, last, count === 0);
  if (corrected === null) return { found, corrected };
  const more = await store.find(db, { ...last, q: corrected });
  return isEmpty(more) ? { found, corrected: null } : { found: merged(found, more), corrected };
}

/** The words with their spaces or their letters put right; null where there is nothing to put right. */
async function correct({ db }: Pick<Deps, 'db'>, question: Question, foundNothing: boolean): Promise<string | null> {
  if (!foundNothing) return store.findCorrection(db, question, false);
  const words = await Promise.all(
    question.q.split(' ').map(async (word) => (word.length < 6 ? word : ((await store.findSplit(db, word)) ?? word))),
  );
  const split = words.join(' ');
  return split === question.q ? store.findCorrection(db, question, true) : split;
}

/** The same without kitchens that are closed at present. */
async function keepOpen(deps: FindDeps, found: Found, now: Date): Promise<Found> {
  const cards = await listCachedRestaurants(deps, [...new Set([...found.kitchens, ...found.restaurants])], now);
  const open = new Set(cards.filter(({ status }) => status === 'online').map(({ restaurant_id }) => restaurant_id));
  const isOpen = (id: number | undefined) => id !== undefined && open.has(id);
  return {
    dishes: found.dishes.filter((_dish, at) => isOpen(found.kitchens[at])),
    kitchens: found.kitchens.filter(isOpen),
    restaurants: found.restaurants.filter(isOpen),
  };
}

const isPlace = (part: SearchPart) => part.kind === 'words' && part.place !== null;

async function attempt(deps: FindDeps, parts: readonly SearchPart[], { city, now }: Where): Promise<Attempt> {
  const { question, others } = questionOf(parts, city);
  const { found, corrected } =
    question.q === ''
      ? { found: await store.findPopular(deps.db, question), corrected: null }
      : await findWords(deps, { question, others, isCorrected: !parts.some(isPlace) });
  const isOpenAsked = parts.some(({ kind }) => kind === 'open');
  return { found: isOpenAsked ? await keepOpen(deps, found, now) : found, corrected };
}

/** What may be dropped, step by step, until something is found: what nobody sells, then single filters, then words. */
async function listDrops({ db }: FindDeps, parts: readonly SearchPart[]): Promise<SearchPart[][]> {
  const ofKind = (kind: SearchPart['kind']) => parts.filter((part) => part.kind === kind);
  const words = ofKind('words');
  const uses = await store.countUses(
    db,
    words.map((part) => (part.kind === 'words' ? (part.forms[1] ?? part.typed) : part.typed)),
  );
  const usesOf = new Map(words.map((part, at) => [part, uses[at] ?? 0]));
  const unknown = words.filter((part) => usesOf.get(part) === 0);
  const known = words
    .filter((part) => !unknown.includes(part))
    .sort((a, b) => (usesOf.get(b) ?? 0) - (usesOf.get(a) ?? 0));
  const [open, price, diet] = [ofKind('open'), ofKind('price'), ofKind('diet')];
  const steps = [
    [],
    open,
    price,
    [...price, ...open],
    ...known.map((_word, at) => known.slice(0, at + 1)),
    [...known, ...price, ...open],
    [...known, ...diet, ...price, ...open],
  ];
  const drops = steps.map((step) => [...unknown, ...step]).filter((drop) => drop.length > 0);
  const key = (drop: readonly SearchPart[]) => drop.map(({ typed }) => typed).join();
  return [...new Map(drops.map((drop) => [key(drop), drop])).values()];
}

async function findNearby(deps: FindDeps, parts: readonly SearchPart[], where: Where): Promise<Finding['nearby']> {
  for (const dropped of await listDrops(deps, parts)) {
    const { found } = await attempt(
      deps,
      parts.filter((part) => !dropped.includes(part)),
      where,
    );
    if (!isEmpty(found)) return { dropped: chipsOf(dropped, null), found };
  }
  return null;
}

const isFilter = ({ kind }: SearchPart) => kind === 'diet' || kind === 'price' || kind === 'open';

/** Restaurants fit by their words, and no dish does for a filter: the dishes with the same words without it. */
async function findNearDishes(deps: FindDeps, parts: readonly SearchPart[], where: Where): Promise<Finding['nearby']> {
  if (!parts.some(isFilter)) return null;
  for (const dropped of await listDrops(deps, parts)) {
    if (!dropped.every(isFilter)) continue;
    const left = parts.filter((part) => !dropped.includes(part));
    const { found } = await attempt(deps, left, where);
    if (found.dishes.length > 0) return { dropped: chipsOf(dropped, null), found: { ...found, restaurants: [] } };
  }
  return null;
}

/** What was understood, each with what it was put right to. */
function chipsOf(parts: readonly SearchPart[], corrected: string | null): SearchChip[] {
  const better = corrected?.split(' ') ?? [];
  const isWordByWord =
    better.length ===
    parts.flatMap((part) => (part.kind === 'words' ? wordsOf(part.forms[1] ?? part.typed) : [])).length;
  let at = 0;
  return parts.flatMap((part): SearchChip[] => {
    if (part.kind === 'filler') return [];
    if (part.kind === 'diet') return [{ kind: 'diet', typed: part.typed, value: part.diet }];
    if (part.kind === 'price') return [{ kind: 'price', typed: part.typed, value: String(part.max) }];
    if (part.kind === 'open') return [{ kind: 'open', typed: part.typed, value: '' }];
    const form = part.forms[1] ?? part.typed;
    const words = better.slice(at, at + wordsOf(form).length).join(' ');
    at += wordsOf(form).length;
    return [{ kind: 'words', typed: part.typed, value: isWordByWord ? words : form }];
  });
}

const leftOutOf = (parts: readonly SearchPart[]) =>
  parts.filter(({ kind }) => kind === 'filler').map(({ typed }) => typed);

/** The same search in the city that its words name, where they name one; null where they do not. */
async function findInPlace(deps: FindDeps, parts: readonly SearchPart[], now: Date): Promise<Finding | null> {
  const named = parts.find(isPlace);
  const place = named?.kind === 'words' ? named.place : null;
  if (!named || place === null) return null;
  const others = parts.filter((part) => part !== named);
  const { found, corrected } = await attempt(deps, others, { city: place, now });
  if (isEmpty(found)) return null;
  const chips = [...chipsOf(others, corrected), { kind: 'place' as const, typed: named.typed, value: place }];
  return { found, corrected, chips, left_out: leftOutOf(parts), nearby: null };
}

/** What fits the text as it is understood; where nothing does, what is near. */
export async function findAll(deps: FindDeps, { q, city, without }: Asked, now: Date): Promise<Finding> {
  const book = await getAliasBook(deps);
  const parts = readSearch(q, book, without, await hear(deps.db, { q, city }, book));
  const left_out = leftOutOf(parts);
  if (wordsOf(q).length === 0) return { found: nothing, corrected: null, chips: [], left_out, nearby: null };
  const { found, corrected } = await attempt(deps, parts, { city, now });
  if (!isEmpty(found)) {
    const nearby = found.dishes.length === 0 ? await findNearDishes(deps, parts, { city, now }) : null;
    return { found, corrected, chips: chipsOf(parts, corrected), left_out, nearby };
  }
  const elsewhere = await findInPlace(deps, parts, now);
  if (elsewhere) return elsewhere;
  return {
    found,
    corrected: null,
    chips: chipsOf(parts, null),
    left_out,
    nearby: await findNearby(deps, parts, { city, now }),
  };
}
