import { findOwn } from './own.ts';

/** A piece of marked-up text: words, or the start or end of an element. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; tag: string; attributes: ReadonlyMap<string, string> };

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const isCharacter = (code: number): boolean =>
  code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);

function decodeOne(whole: string, name: string): string {
  if (!name.startsWith('#')) return findOwn(named, name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return isCharacter(code) ? String.fromCodePoint(code) : '';
}

const decode = (text: string): string => text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decodeOne);

/** Where the element that starts at `from` ends, quotes respected; -1 when it never does. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote === '' && character === '>') return at;
    if (quote === '' && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = '';
  }
  return -1;
}

const attribute = /([a-z][\w-]*)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

function attributesOf(inner: string): Map<string, string> {
  const found = [...inner.matchAll(attribute)].map(([, name = '', value = '']): [string, string] => [
    name.toLowerCase(),
    decode(value.replaceAll(/^["']|["']$/g, '')),
  ]);
  return new Map(found);
}

function tagToken(inner: string): Token | null {
  const [, slash, tag] = /^(\/?)([a-z][a-z\d]*)/i.exec(inner) ?? [];
  if (tag === undefined) return null;
  return { kind: slash === '/' ? 'close' : 'open', tag: tag.toLowerCase(), attributes: attributesOf(inner) };
}

// Their content is not text, so it goes with them.
const silent = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'title', 'svg', 'math']);

function endOfSilent(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}[\\s>/]`, 'i').exec(html.slice(from));
  return end ? from + end.index : html.length;
}

/** Cuts marked-up text into pieces in one pass; whatever is not well formed reads as plain words. */
export function* scanMarkup(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) yield { kind: 'text', text: decode(html.slice(at, next === -1 ? html.length : next)) };
    if (next === -1) return;
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const end = /[a-z/!?]/i.test(html[next + 1] ?? '') ? endOfTag(html, next + 1) : -1;
    if (end === -1) {
      const rest = html.indexOf('<', next + 1);
      at = rest === -1 || /[a-z/!?]/i.test(html[next + 1] ?? '') ? html.length : rest;
      yield { kind: 'text', text: decode(html.slice(next, at)) };
      continue;
    }
    const token = tagToken(html.slice(next + 1, end));
    at = end + 1;
    if (!token) continue;
    if (token.kind === 'open' && silent.has(token.tag)) at = endOfSilent(html, token.tag, at);
    yield token;
  }
}
