import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';
import { accentAll, type Compiled } from './accents.ts';
import { holdPlaces, type Places } from './places.ts';
import { child, nameOf, nodesOf, walk, type Node } from './syntax.ts';
import { holdsWords, placeWords, readWords } from './words.ts';
import { editAll, placeTexts, type Edit } from './used-texts.ts';

/** Texts in groups, as they are written. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What an expression says: a text, or a group of them. */
function read(node: Node): string | Texts {
  const value = child(node, 'value');
  if (node.type === 'Literal' && typeof value === 'string') return value;
  if (node.type !== 'ObjectExpression')
    throw new Error('A catalogue holds texts and groups of texts, nothing computed');
  return Object.fromEntries(
    nodesOf(child(node, 'properties')).map((property) => {
      const [[key], [text]] = [nodesOf(child(property, 'key')), nodesOf(child(property, 'value'))];
      if (!key || !text) throw new Error('A catalogue holds nothing but keys and their texts');
      return [nameOf(key), read(text)];
    }),
  );
}

const compileAll = (texts: Texts): Compiled =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  );

/** The English where a text has no translation yet. */
const complete = (english: Texts, translated: Texts): Texts =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const found = translated[key];
      if (typeof text === 'string') return [key, typeof found === 'string' ? found : text];
      return [key, complete(text, typeof found === 'object' ? found : {})];
    }),
  );

/** A catalogue in one language; null for one that has no translation yet, which is shown in English. */
function compileIn(language: string, english: Texts, file: string): Compiled | null {
  if (language === 'en') return compileAll(english);
  const translated = translationOf(file, language);
  return existsSync(translated) ? compileAll(complete(english, JSON.parse(readFileSync(translated, 'utf8')))) : null;
}

const root = join(import.meta.dirname, '..');

const translationOf = (file: string, language: string) => file.replace(/\.ts$/, `.${language}.json`);

/** The catalogues of a `*.texts.ts`: each with its call and its texts, and the name that it is exported by. */
export function* cataloguesIn(code: string): Generator<{ name: string; call: Node; english: Texts }> {
  for (const [call, [outer]] of walk(parseAst(code, { lang: 'ts' }))) {
    if (call.type !== 'CallExpression' || nodesOf(child(call, 'callee')).every((one) => nameOf(one) !== 'defineTexts'))
      continue;
    const [given] = nodesOf(child(call, 'arguments'));
    const english = given ? read(given) : '';
    if (typeof english === 'string') throw new Error('defineTexts takes a group of texts');
    const [name] = outer ? nodesOf(child(outer, 'id')) : [];
    yield { name: name ? nameOf(name) : '', call, english };
  }
}

const asked = /\b(?:useTexts|textsIn)\(/;

/** The names by which a module knows catalogues, with the files that they stand in. */
const importsIn = (program: Node) =>
  nodesOf(child(program, 'body'))
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((statement) => {
      const source = String(child(nodesOf(child(statement, 'source'))[0] ?? statement, 'value'));
      if (!source.endsWith('.texts.ts')) return [];
      return nodesOf(child(statement, 'specifiers')).flatMap((specifier) => {
        const [[imported], [local]] = [nodesOf(child(specifier, 'imported')), nodesOf(child(specifier, 'local'))];
        return imported && local ? [{ source, imported: nameOf(imported), local: nameOf(local), statement }] : [];
      });
    });

const isCatalogue = (id: string) => id.endsWith('.texts.ts');

/** Puts compiled messages in the place of each `defineTexts(…)`, in each language, so that no parser of messages reaches a page: for the server, for tests and for development. */
export const texts = (languages: readonly string[]): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.texts\.ts$/ },
    handler(code, id) {
      const edits = [...cataloguesIn(code)].map(({ call, english }): Edit => {
        const each = languages.flatMap((language) => {
          const file = translationOf(id, language);
          if (existsSync(file)) this.addWatchFile(file);
          const compiled = language === 'en-XA' ? accentAll(compileAll(english)) : compileIn(language, english, id);
          return compiled ? [[language, compiled]] : [];
        });
        return [call.start, call.end, JSON.stringify(Object.fromEntries(each))];
      });
      return { code: editAll(code, edits), map: null };
    },
  },
});

/**
 * For a build that is made once for all languages: places stand where texts are shown, and `fill-places.ts` puts the
 * texts of each language into copies of the built files. Catalogues go by the name of English in all of them.
 */
export function textPlaces(languages: readonly string[], places: Places): Plugin {
  const placesOf = (english: Texts, name: string, file: string) => {
    const each = languages.map((language) => [language, compileIn(language, english, file)] as const);
    return holdPlaces(places, `${relative(root, file)} ${name}`, compileAll(english), new Map(each));
  };
  const words = readWords(languages);
  return {
    name: 'text-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        if (isCatalogue(id)) {
          const edits = [...cataloguesIn(code)].map(({ name, call, english }): Edit => [
            call.start,
            call.end,
            JSON.stringify({ en: placesOf(english, name, id) }),
          ]);
          return { code: editAll(code, edits), map: null };
        }
        if (holdsWords(id)) {
          const edits = placeWords(parseAst(code, { lang: 'ts' }), words, places);
          return edits.length > 0 ? { code: editAll(code, edits), map: null } : null;
        }
        if (!asked.test(code)) return null;
        const program = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const catalogues = new Map<string, Record<string, unknown>>();
        const imports = importsIn(program);
        for (const { source, imported, local } of imports) {
          const file = (await this.resolve(source, id))?.id;
          if (file === undefined) continue;
          for (const { name, english } of cataloguesIn(readFileSync(file, 'utf8')))
            if (name === imported) catalogues.set(local, placesOf(english, name, file));
        }
        const { edits, whole } = placeTexts(program, catalogues, 'en');
        const left = new Set(
          imports.filter(({ local }) => whole.has(local) || !catalogues.has(local)).map(({ statement }) => statement),
        );
        const gone = new Set(imports.map(({ statement }) => statement).filter((statement) => !left.has(statement)));
        // A catalogue of which nothing is left would be an empty file to fetch. Each line stays where it is, so the map
        // of what was written still holds.
        const cuts = [...gone].map(({ start, end }): Edit => [
          start,
          end,
          code.slice(start, end).replaceAll(/[^\n]/g, ''),
        ]);
        return { code: editAll(code, [...edits, ...cuts]), map: null };
      },
    },
  };
}

/** For the server's build, whose catalogues hold every language: places in the domain and the contract alone. */
export function wordPlaces(languages: readonly string[], places: Places): Plugin {
  const words = readWords(languages);
  return {
    name: 'word-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/ },
      handler(code, id) {
        const edits = holdsWords(id) ? placeWords(parseAst(code, { lang: 'ts' }), words, places) : [];
        return edits.length > 0 ? { code: editAll(code, edits), map: null } : null;
      },
    },
  };
}
