import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Places } from './places.ts';
import { child, nodesOf, walk, type Node } from './syntax.ts';
import type { Edit } from './used-texts.ts';

const packages = join(import.meta.dirname, '../../../packages');
const folders = [join(packages, 'domain/src/common/words'), join(packages, 'contract/src/common/words')];
// Notices come from the server in the language of their reader.
const isOfPages = (file: string) => !file.startsWith('notices.');

type Words = ReadonlyMap<string, string>;
type Parts = Readonly<Record<string, readonly string[]>>;
interface Named {
  name: string;
  parts: Parts;
}
type Spoken = ReadonlyMap<string, Parts>;

function wordsIn(language: string): Words {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`.${language}.json`) && isOfPages(basename(file)))
      .map((file) => join(folder, file)),
  );
  return new Map(
    files.flatMap((file): [string, string][] => {
      const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      return Object.entries(words);
    }),
  );
}

const holeForm = /\{(\w+)(?::\w+)?\}/g;
/** What stands between the values of a text, and the names of these in their order. */
const splitAt = (text: string) => ({
  fixed: text.split(holeForm).filter((_part, at) => at % 2 === 0),
  names: [...text.matchAll(holeForm)].map(([, name = '']) => name),
});

/** The texts of the domain and of the contract in each language: by what stands in a file, the parts between its values. */
export function readWords(languages: readonly string[]): Spoken {
  const spoken = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, wordsIn(language)] as const);
  const found = new Map<string, Record<string, readonly string[]>>();
  for (const english of spoken[0]?.[1].keys() ?? []) {
    const own = splitAt(english);
    const said = spoken.map(([language, words]) => [language, splitAt(words.get(english) ?? english)] as const);
    // Where a language orders the values otherwise, the text stays English; the server says its own in full.
    if (said.some(([, { names }]) => names.join() !== own.names.join())) continue;
    const parts = Object.fromEntries([
      ['en', own.fixed] as const,
      ...said.map(([language, { fixed }]) => [language, fixed] as const),
    ]);
    found.set(own.fixed.join('{}'), parts);
  }
  return found;
}

/** A word that is not also a name in code: those begin with a small letter and have no space. */
const isText = (text: string) => /^\p{Lu}| /u.test(text);
// What a sheet holds is no text of a page.
const whole = /catalogue\/menu-template\.ts$/;
const ofPackages = /packages\/(domain|contract)\/src\//;

export const holdsWords = (id: string): boolean => ofPackages.test(id) && !whole.test(id);

function placeOf(places: Places, name: string, texts: Readonly<Record<string, string>>): string {
  const place = `~T:${createHash('sha256').update(name).digest('base64url').slice(0, 8)}~`;
  places.set(place, texts);
  return place;
}

const isUnsaid = ([outer]: readonly Node[], node: Node): boolean =>
  outer === undefined ||
  /^(Import|Export(?!Named|Default)|TS(?!As|Satisfies|NonNull))/.test(outer.type) ||
  (outer.type === 'Property' && child(outer, 'key') === node) ||
  outer.type === 'BinaryExpression' ||
  outer.type === 'TaggedTemplateExpression';

/** What English says alike and a language does not, such as a time by the part of its day, stands by the name of its property. */
function findNamed(words: Spoken, fixed: readonly string[], [made, property]: readonly Node[]): Named | undefined {
  if (made?.type !== 'ArrowFunctionExpression' || property?.type !== 'Property') return undefined;
  const name = `${String(Reflect.get(Object(child(property, 'key')), 'name'))} {}`;
  const parts = words.get(name);
  return parts && { name: `${name} ${fixed.join('{}')}`, parts: { ...parts, en: fixed } };
}

function findParts(words: Spoken, fixed: readonly string[], above: readonly Node[]): Named | undefined {
  const name = fixed.join('{}');
  const parts = words.get(name);
  return parts ? { name, parts } : findNamed(words, fixed, above);
}

/** Puts places in the place of the texts of a module of the domain or of the contract. */
export function placeWords(program: Node, words: Spoken, places: Places): Edit[] {
  return [...walk(program)].flatMap(([node, above]): Edit[] => {
    if (isUnsaid(above, node)) return [];
    const value = child(node, 'value');
    const quasis = node.type === 'TemplateLiteral' ? nodesOf(child(node, 'quasis')) : [];
    const isPlain = node.type === 'Literal' && typeof value === 'string';
    if (!isPlain && quasis.length < 2) return [];
    const fixed = isPlain
      ? [value]
      : quasis.map((quasi) => String(Reflect.get(Object(child(quasi, 'value')), 'cooked')));
    const found = findParts(words, fixed, above);
    if (!found || (isPlain && !isText(value))) return [];
    const placed = fixed.map((_text, at) =>
      placeOf(
        places,
        `words ${found.name} ${at}`,
        Object.fromEntries(Object.entries(found.parts).map(([language, texts]) => [language, texts[at] ?? ''])),
      ),
    );
    if (isPlain) return [[node.start, node.end, JSON.stringify(placed[0])]];
    // A quasi is given with the signs around it: '`' or '}' before, '${' or '`' behind.
    return quasis.map((quasi, at): Edit => {
      const raw = String(Reflect.get(Object(child(quasi, 'value')), 'raw'));
      return [quasi.start + 1, quasi.start + 1 + raw.length, placed[at] ?? ''];
    });
  });
}
