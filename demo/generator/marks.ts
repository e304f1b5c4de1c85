import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tint } from './tint.ts';

/** What is remembered of a picture that was made. */
export interface Mark extends Tint {
  mark: string;
}

const FOLDER = fileURLToPath(new URL('./marks', import.meta.url));

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'mark' in value && 'ground' in value && 'middle' in value;

const listOf = (file: string): string => join(FOLDER, `${dirname(file)}.json`);

/** The marks of the pictures in one list, by file. */
const readList = (list: string): Record<string, Mark> => {
  if (!existsSync(list)) return {};
  const found: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (typeof found !== 'object' || found === null) throw new Error(`${list} holds no marks.`);
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Mark] => isMark(entry[1])));
};

/** The marks of all these files that were made; each folder of pictures has its own list. */
export const readMarks = (files: Iterable<string>): Record<string, Mark> => {
  const lists = new Set([...files].map(listOf));
  return Object.assign({}, ...[...lists].map(readList));
};

/** Remembers a picture, and forgets those of its folder that nobody wants any more. */
export const keepMark = (file: string, mark: Mark, current: ReadonlySet<string>): void => {
  const list = listOf(file);
  // Read again each time: another run may be drawing other pictures of the same folder.
  const marks = Object.entries({ ...readList(list), [file]: mark }).filter(([name]) => current.has(name));
  const sorted = Object.fromEntries(marks.sort(([a], [b]) => a.localeCompare(b)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${list}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${list}.part`, list);
};
