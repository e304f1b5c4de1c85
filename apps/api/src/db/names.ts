import { writtenNames, type Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';

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
