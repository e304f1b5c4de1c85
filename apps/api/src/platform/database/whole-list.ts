import { AppError } from '../http/errors.ts';

/** A part of a list of ids, in the list's order. */
export interface Span {
  limit: number;
  offset?: number;
}

interface PageQuery {
  page: number | undefined;
  /** What one answer holds at most. */
  max: number;
  /** What the list is of, in plural. */
  nouns: string;
}

/**
 * All ids where one answer can hold them, else the page that was asked for and the number of the next.
 * Throws `invalid` where there are more and no page was asked for: nothing is cut without saying so.
 */
export async function takeWhole(
  listIds: (span: Span) => Promise<number[]>,
  { page, max, nouns }: PageQuery,
): Promise<{ ids: number[]; next: number | null }> {
  const ids = await listIds({ limit: max + 1, offset: ((page ?? 1) - 1) * max });
  if (ids.length <= max) return { ids, next: null };
  if (page === undefined)
    throw new AppError(
      'invalid',
      `These are more than ${max} ${nouns}. Ask for one city with ?city=…, or page by page from ?page=1.`,
    );
  return { ids: ids.slice(0, max), next: page + 1 };
}

/** The header that names the next page of a list; empty at its end. */
export function linkToNext(path: string, next: number | null, city: string | undefined): Record<string, string> {
  if (next === null) return {};
  const query = new URLSearchParams({ ...(city !== undefined && { city }), page: String(next) });
  return { link: `</api${path}?${query.toString()}>; rel="next"` };
}
