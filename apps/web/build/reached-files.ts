import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const specifiers = /(?:\bfrom|\bimport\(?)\s*'([.#][^']*\.tsx?)'/g;

/** The source files that are imported from these, at once or later, without those of `isClosed` and behind them. */
export function reachedFiles(roots: readonly string[], isClosed: (file: string) => boolean): ReadonlySet<string> {
  const found = new Set(roots);
  for (const file of found)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const next = createRequire(file).resolve(specifier);
      if (!isClosed(next)) found.add(next);
    }
  return found;
}
