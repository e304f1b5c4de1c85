import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const isSkipped = (name) => name.startsWith('.') || name === 'node_modules' || name === 'dist';

function* walk(folder) {
  for (const entry of fs.readdirSync(inRoot(folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) yield name;
    else if (!isSkipped(entry.name)) {
      yield `${name}/`;
      yield* walk(name);
    }
  }
}

/** Every file and folder of the repository by its path; a folder ends with a slash. */
export const listFiles = () => [...walk('.')];

export const isTestFile = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);

const partsOf = (file) =>
  file
    .replace(/\/$/, '')
    .replace(/^(packages|apps)\//, '')
    .split('/')
    .filter((part) => part !== 'src');

const endsWith = (parts, wanted) => wanted.every((part, index) => part === parts.at(index - wanted.length));

/** Whether the wanted parts come in this order, the last of them at the end, with folders between them or not. */
function leadsTo(parts, wanted) {
  if (wanted.length === 0) return true;
  const at = parts.lastIndexOf(wanted.at(-1));
  return at !== -1 && leadsTo(parts.slice(0, at), wanted.slice(0, -1));
}

/**
 * Finds what a short path names: the files and folders whose path ends with it, `src` and the first folder left out; when
 * there is none, those that are reached by it with folders between.
 */
export function createFinder(files) {
  const all = files.map((file) => ({ file, parts: partsOf(file) }));
  return (name) => {
    const wanted = partsOf(name);
    const exact = all.filter(({ parts }) => endsWith(parts, wanted));
    const found =
      exact.length > 0 ? exact : all.filter(({ parts }) => parts.at(-1) === wanted.at(-1) && leadsTo(parts, wanted));
    return found.map(({ file }) => file);
  };
}
