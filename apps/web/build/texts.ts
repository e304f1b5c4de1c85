import { existsSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';
import { accentAll, type Compiled } from './accents.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Texts in groups, as they are written. */
interface Texts {
  [key: string]: string | Texts;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const child = (node: Node, name: string): unknown => Reflect.get(node, name);
const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const next of nodesOf(value)) yield* walk(next);
}

const nameOf = (node: Node): string => String(child(node, 'name') ?? child(node, 'value'));

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

function compileIn(language: string, english: Texts, file: string): object {
  if (language === 'en-XA') return accentAll(compileAll(english));
  if (!existsSync(file)) return compileAll(english);
  return compileAll(complete(english, JSON.parse(readFileSync(file, 'utf8'))));
}

/** Puts compiled messages in the place of each `defineTexts(…)`, so that no parser of messages reaches a page: in one language for a browser, in each for the server. */
export function texts(languages: readonly string[]): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.texts\.ts$/ },
      handler(code, id) {
        const calls = [...walk(parseAst(code, { lang: 'ts' }))].filter(
          (node) =>
            node.type === 'CallExpression' &&
            nodesOf(child(node, 'callee')).some((callee) => nameOf(callee) === 'defineTexts'),
        );
        let made = code;
        for (const call of calls.toReversed()) {
          const [given] = nodesOf(child(call, 'arguments'));
          const english = given ? read(given) : '';
          if (typeof english === 'string') throw new Error('defineTexts takes a group of texts');
          const each = languages.map((language) => {
            const file = id.replace(/\.ts$/, `.${language}.json`);
            if (existsSync(file)) this.addWatchFile(file);
            return [language, compileIn(language, english, file)];
          });
          made = made.slice(0, call.start) + JSON.stringify(Object.fromEntries(each)) + made.slice(call.end);
        }
        return { code: made, map: null };
      },
    },
  };
}
