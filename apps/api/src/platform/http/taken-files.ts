import type { Endpoint } from '@tawa/contract/common/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../keys/auth.ts';
import { pathOnly } from '../log.ts';

/** A file that somebody of a restaurant or the office takes along. */
export interface TakenFile {
  actorId: number;
  /** Below `/api`. */
  path: string;
  /** What the list was narrowed by, as the address says it. */
  filter: string;
  /** Lines of data; null for what is no table. */
  rows: number | null;
}

/** The parts of an answer that tell a file. */
interface Answer {
  body: unknown;
  headers: Readonly<Record<string, string>>;
  rows?: number | undefined;
}

const filterLengthMax = 1000;
const apiLength = '/api'.length;

/** Whether what an endpoint answers is a file to be taken along. */
export const isFile = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers['content-disposition']?.startsWith('attachment') ?? false;

/** Whether an endpoint says that it answers a file. */
export const answersFile = ({ media }: Pick<Endpoint, 'media'>): boolean => media !== undefined;

function rowsOf({ body, headers, rows }: Answer): number | null {
  if (rows !== undefined) return rows;
  if (typeof body !== 'string' || !headers['content-type']?.startsWith('text/csv')) return null;
  return Math.max(0, body.trimEnd().split('\n').length - 1);
}

/** The file of an outcome, to be written down; undefined for no file, and for a customer's own papers. */
export function takenFile(
  caller: Caller | undefined,
  { url }: Pick<FastifyRequest, 'url'>,
  outcome: Answer,
): TakenFile | undefined {
  if (!caller || caller.role === 'user' || !isFile(outcome)) return undefined;
  const path = pathOnly(url);
  return {
    actorId: caller.visitorId ?? caller.userId,
    path: path.slice(apiLength),
    filter: url.slice(path.length + 1, path.length + 1 + filterLengthMax),
    rows: rowsOf(outcome),
  };
}
