import { createHash } from 'node:crypto';
import { textOf } from '../http/errors.ts';

const usesMin = 3;
const textsMax = 2000;
const namesMax = 200;

// What is found by a pattern, or only in part, is planned each time: its best plan depends on the values.
const isSearch = /\blimit\b|like\b|%/i;
/** Stands in a statement whose author knows that one plan serves all values. */
export const onePlan = '/* one plan */';

/** Gives statements that come again and again a name, under which each connection keeps them parsed and planned. */
export class StatementNames {
  #generation = 0;
  #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a statement; nothing for one that is rare, or is better planned for its values. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= namesMax || (isSearch.test(text) && !text.includes(onePlan))) return known;
    const uses = (this.#seen.get(text) ?? 0) + 1;
    if (this.#seen.size >= textsMax) this.#seen = new Map();
    this.#seen.set(text, uses);
    if (uses < usesMin) return undefined;
    this.#seen.delete(text);
    const name = `${this.#generation}-${createHash('sha256').update(text).digest('base64url')}`.slice(0, 40);
    this.#names.set(text, name);
    return name;
  }

  /** Drops all names, so that statements are parsed again as they are needed. */
  renew(): void {
    this.#generation++;
    this.#names.clear();
  }
}

/** Whether a statement failed only because a table was changed after it was planned. */
export const isStalePlan = (error: unknown): boolean => textOf(error, 'code') === '0A000';
