import { lineQuantityMax } from '@tawa/domain/common/limits';
import { findOwn } from '@tawa/domain/common/own';
import { ApiError } from '#lib/api/api-client.ts';

/** What was sent of a field, the first where it came twice; '' where nothing did. */
export const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim();

/** A row's id; 0, which no row has, for whatever is none. */
export const idOf = (text: string | null | undefined): number =>
  text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;

/** A number of portions; 0 for whatever is none, and one too many for what is more. */
export const quantityOf = (text: string): number =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), lineQuantityMax + 1) : 0;

/** An amount in rupees with at most two decimals; null for nothing, NaN for what is none. */
export function rupeesOf(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
}

/** One of several words; the first of them for whatever is none. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, text: string): T[number] =>
  words.find((word) => word === text) ?? words[0];

/** Why a form was refused: a sentence, and one for each field. */
export interface Refusal {
  status: number;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** What is wrong with one field; undefined for nothing. */
export const faultOf = (refused: Refusal | null | undefined, name: string): string | undefined =>
  refused ? findOwn(refused.fields, name) : undefined;

export const refusal = (message: string, fields: Refusal['fields'] = {}, status = 422): Refusal => ({
  status,
  message,
  fields,
});

/**
 * What the server said of a form; throws what is no answer to it. A session that ended is none, but of a login, where the
 * same status says that the password was wrong.
 */
export function refusalFrom(error: unknown, otherwise: string, of: 'form' | 'login' = 'form'): Refusal {
  if (!(error instanceof ApiError) || (error.status === 401 && of === 'form')) throw error;
  return { status: error.status, message: error.message || otherwise, fields: error.fields };
}
