import { nameIn } from './name-in.ts';
import type { NameLanguage, Names } from './names.ts';

// Of an object that is named, the first of these is what its `names` are of.
const named = ['dish_name', 'option_name', 'group_name', 'category_name', 'name', 'restaurant_name', 'title'] as const;
// Names that stand beside what they are of under another name.
const beside = [
  ['restaurant_name', 'restaurant_names'],
  ['category', 'category_names'],
  ['terms', 'terms_in'],
] as const;
// Lists of names with those in other languages beside them, in the same order.
const listed = [
  ['options', 'option_names'],
  ['chosen', 'chosen_names'],
  ['gone', 'gone_names'],
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is Names =>
  isRecord(value) && Object.values(value).every((name) => typeof name === 'string');

type Found = (english: string, names: Names) => string;

function renamed(fields: Map<string, unknown>, read: Found): void {
  const own = named.find((name) => typeof fields.get(name) === 'string');
  for (const [field, names] of [...(own ? [[own, 'names'] as const] : []), ...beside]) {
    const [english, others] = [fields.get(field), fields.get(names)];
    if (typeof english !== 'string' || !isNames(others)) continue;
    const name = read(english, others);
    fields.set(field, name);
    // A restaurant's address is by its English name in all languages.
    if (field === 'restaurant_name' && name !== english) fields.set('english_name', english);
  }
  for (const [field, names] of listed) {
    const [english, others] = [fields.get(field), fields.get(names)];
    if (!Array.isArray(english) || !Array.isArray(others)) continue;
    fields.set(
      field,
      english.map((name: unknown, at) => {
        const found: unknown = others[at];
        return typeof name === 'string' && isNames(found) ? read(name, found) : name;
      }),
    );
  }
}

function walk(value: unknown, read: Found): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, read));
  if (!isRecord(value)) return value;
  const fields = new Map(Object.entries(value).map(([name, inner]) => [name, walk(inner, read)]));
  renamed(fields, read);
  return Object.fromEntries(fields);
}

/** An answer with its names as readers of a language see them, in place of the English ones; what has none there stays. */
export const readNames = (answer: unknown, language: NameLanguage): unknown =>
  walk(answer, (english, names) => nameIn(english, names, language));

/** The names that an answer carries in a language, by the English ones. */
export function namesWithin(answer: unknown, language: NameLanguage): Map<string, string> {
  const found = new Map<string, string>();
  walk(answer, (english, names) => {
    const name = nameIn(english, names, language);
    if (name !== english) found.set(english, name);
    return english;
  });
  return found;
}

/** A name with those in other languages. */
export interface Called {
  name: string;
  names: Names;
}

/** Everything within an answer that has names in other languages. */
export function calledWithin(answer: unknown): Called[] {
  const found: Called[] = [];
  walk(answer, (name, names) => {
    found.push({ name, names });
    return name;
  });
  return found;
}
