/** Does a text hold the query, whatever the case and outer spaces? An empty query matches everything. */
export const matches = (text: string | null | undefined, query: string): boolean =>
  (text ?? '').toLowerCase().includes(query.trim().toLowerCase());

/** Does any of these texts hold the query? */
export const matchesAny = (texts: readonly (string | null | undefined)[], query: string): boolean =>
  texts.length === 0 ? query.trim() === '' : texts.some((text) => matches(text, query));

/** A text cut at a number of characters, with an ellipsis where something is missing. */
export function excerpt(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** The first word of a name, as the address of a category carries it; '' where there is none. */
export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Is this the first word of the name, whatever the case? */
export const hasFirstWord = (name: string, word: string): boolean =>
  firstWord(name).toLowerCase() === word.trim().toLowerCase();
