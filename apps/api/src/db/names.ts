import { writtenNames, type Names } from '@tawa/domain/catalogue/names/names';
import type { Called } from '@tawa/domain/catalogue/names/read-names';
import { sql } from 'kysely';
import { z } from 'zod/mini';

/** The names in other languages of a row of this table, as an answer carries them; null where it has none. */
export const namesOf = (table: string) => sql<Names | null>`nullif(${sql.ref(`${table}.names`)}, '{}')`;

/** Names as the column holds them. */
export const namesColumn = (names: Names): string => JSON.stringify(writtenNames(names));

/** A choice as an order keeps it, or as it is now. */
export interface NamedOption {
  option_name: string;
  names?: Names | null;
}

/** Choices as a line of an answer has them: by name, and beside it by their names in other languages where one has any. */
export const optionsOf = (options: readonly NamedOption[]): { options: string[]; option_names?: (Names | null)[] } => ({
  options: options.map(({ option_name }) => option_name),
  ...(options.some(({ names }) => names) && { option_names: options.map(({ names }) => names ?? null) }),
});

/** Names as a row or a copy keeps them. */
export const storedNames = z.nullish(z.partialRecord(z.enum(['hi', 'kn']), z.string()));

/** Something that a notice or a letter names, as it is kept. */
export interface Kept {
  name: string;
  names?: unknown;
}

/** What of this has names in other languages, for whoever is told of it there; left out where nothing has. */
export function calledOf(...kept: readonly Kept[]): { called?: Called[] } {
  const called = kept.flatMap(({ name, names: stored }) => {
    const names = z.parse(storedNames, stored);
    return names && Object.keys(names).length > 0 ? [{ name, names }] : [];
  });
  return called.length > 0 ? { called } : {};
}
