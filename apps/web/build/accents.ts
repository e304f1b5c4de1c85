import type { CompiledMessage } from 'icu-minify/format';

/** Texts in groups as they run: one without parameters is itself. */
export interface Compiled {
  [key: string]: CompiledMessage | Compiled;
}

const plain = 'aceginorsuyACEGINORSUY';
const marked = 'áçéğíñóŕšúýÁÇÉĞÍÑÓŔŠÚÝ';
const longer = 0.4;

const accent = (text: string): string => {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)] ?? letter);
  return letters + '·'.repeat(Math.ceil(text.trim().length * longer));
};

const isBranches = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One piece of a compiled message: a text, an argument with its branches, or a tag with what stands in it. */
function accentPart(part: unknown): unknown {
  if (typeof part === 'string') return accent(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, ...rest]: unknown[] = part;
  if (part.length === 1) return part;
  if (typeof kind !== 'number' || kind === 0) return [name, ...[kind, ...rest].map(accentPart)];
  return [name, kind, ...rest.map((branches) => (isBranches(branches) ? accentBranches(branches) : branches))];
}

const accentParts = (parts: unknown): unknown => (Array.isArray(parts) ? parts.map(accentPart) : accentPart(parts));

const accentBranches = (branches: object): object =>
  Object.fromEntries(Object.entries(branches).map(([name, parts]) => [name, accentParts(parts)]));

const accentMessage = (message: CompiledMessage): unknown =>
  Array.isArray(message) ? ['[', ...message.map(accentPart), ']'] : `[${accent(message)}]`;

/** English with accents, four tenths longer and in brackets: what is shown without them cannot be translated. */
export const accentAll = (texts: Compiled): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' || Array.isArray(text) ? accentMessage(text) : accentAll(text),
    ]),
  );
