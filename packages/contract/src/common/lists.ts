import { searchLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { day, idParam, page } from './common.ts';
import type { Access } from './endpoint.ts';

const turned = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

/** What a panel's list is asked for: a search, one of its orders (`-` turns one round), a page, and its own filters. */
export const listQuery = <F extends z.core.$ZodLooseShape>(sorts: readonly [string, ...string[]], filters: F) =>
  z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(searchLengthMax)), ''),
    sort: z._default(z.enum([...sorts, ...sorts.map(turned)]), sorts[0]),
    page,
    ...filters,
  });

/** One page of a panel's list; where it `has_more` than the counted rows, any page after the counted ones is the last. */
export const listAnswer = <R extends z.core.$ZodType>(row: R) =>
  z.object({ rows: z.array(row), total: z.int(), total_pages: z.int(), has_more: z.boolean() });

interface Listed<Q, A> {
  query: Q;
  access: A;
  path: string;
  summary: string;
}

/** The same list as a file: every row that the filters leave, in the same order. */
export const csvOf = <Q extends z.core.$ZodType, const A extends Access>({
  query,
  access,
  path,
  summary,
}: Listed<Q, A>) => ({
  method: 'GET' as const,
  path: `${path}/csv`,
  summary: `${summary}, as a table for spreadsheets`,
  access,
  query,
  media: 'text/csv',
  responses: { 200: z.string() },
});

/** What one press is for: rows of one page of a list. */
export const bulkOf = <R extends z.core.$ZodType>(row: R) => z.array(row).check(z.minLength(1), z.maxLength(100));

/** What came of them: each refused one has its place among those that were sent, and why. */
export const bulkAnswer = z.object({
  done: z.int(),
  refused: z.array(z.object({ index: z.int(), message: z.string() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;

/** A day as a list is asked for: '2026-11-21'. */
export const dayFilter = z.optional(day('Must be a day'));

/** The row that a path names. */
export const byId = z.object({ id: idParam });

/** A filter by whether a row is shown. */
export const flagFilter = z.optional(z.enum(['0', '1']));

/** The place of a row among those that are shown in order. */
export const position = z.int('Must be a whole number').check(z.minimum(0, 'From 0'), z.maximum(9999, 'At most 9999'));

/** The path of a picture that was uploaded before. */
export const picture = z.nullable(z.string().check(z.maxLength(160)));
