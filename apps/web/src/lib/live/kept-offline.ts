import { dayMs } from '@tawa/domain/common/durations';
import { findOwn } from '@tawa/domain/common/own';
import { isPrivateAddress, readAddress } from '@tawa/domain/common/public-addresses';

/** How a request is answered by the service worker; null for one that it leaves alone. */
export type Keeping = 'page' | 'private-page' | 'asset' | 'picture' | 'answer';

interface Asked {
  method: string;
  url: URL;
  isNavigation: boolean;
  hasAuthorization: boolean;
}

/** Nothing but what anybody may read is ever kept: no request that says who asks or where, and none that changes something. */
export function keepingOf(
  { method, url, isNavigation, hasAuthorization }: Asked,
  origin: string,
  shellFiles: readonly string[] = [],
): Keeping | null {
  if (method !== 'GET' || hasAuthorization || url.origin !== origin) return null;
  const { pathname } = url;
  if (pathname.startsWith('/api/uploads/')) return 'picture';
  if (pathname.startsWith('/api/')) return isNavigation || url.searchParams.has('near') ? null : 'answer';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (!isNavigation) return shellFiles.includes(pathname) ? 'asset' : null;
  return isPrivateAddress(pathname) ? 'private-page' : 'page';
}

/** What a public screen reads of its query beside its path; a screen that is not named reads nothing. */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/blogs': ['page'],
  '/ourdishes': ['search', 'category', 'food', 'pages'],
  '/restaurants': ['search', 'cuisine', 'type', 'time', 'rating', 'price', 'open', 'offers', 'sort', 'pages'],
  '/search': ['q', 'kind', 'pages', 'without'],
};

/** A public call of the API and what it reads of its query. */
export interface AnswerQuery {
  /** With `:name` for parameters. */
  path: string;
  names: readonly string[];
}

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/** Under what a page or an answer is kept: made-up parameters make no second one, which would push out what matters. */
export function keptAddress(url: URL, keeping: 'page' | 'answer', answers: readonly AnswerQuery[]): string {
  const path = url.pathname;
  const names =
    keeping === 'page'
      ? findOwn(pageQueries, readAddress(path).plain.replace(/\/+$/, '').toLowerCase())
      : answers.find((answer) => fits(answer.path, path))?.names;
  const query = new URLSearchParams();
  for (const name of names ?? []) for (const value of url.searchParams.getAll(name)) query.append(name, value);
  return `${url.origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** On the one page of a site that is closed on purpose, so that nothing older is shown instead. */
export const closedHeader = 'x-closed';

/** Whether the server had no room for the question, so that what is kept is the better answer. */
export const isOverrun = ({ status, headers }: Pick<Answered, 'status' | 'headers'>): boolean =>
  status === 503 && headers.get(closedHeader) === null;

interface Answered {
  status: number;
  redirected: boolean;
  headers: { get(name: string): string | null };
}

/** Whether an answer may lie in a cache: whole, its own, and not forbidden by the server. */
export const mayKeep = ({ status, redirected, headers }: Answered): boolean =>
  status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** How much is kept of each kind, the oldest goes first, and how long it may be shown. */
export const keptMax = { page: 40, answer: 100, picture: 240, asset: 200 } as const;
export const keptAgeMaxMs = 7 * dayMs;
export const pictureFreshMs = dayMs;

/** How old an answer is by its own date (ms); one without a date is as old as can be. */
export function ageOf({ headers }: Pick<Answered, 'headers'>, now: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Infinity : Math.max(0, now - date);
}

/** Why something older is shown: no line, or a server without room. */
export type KeptWhy = 'line' | 'crowd';

/** What the worker tells a page of which something is shown as it was kept. */
export const keptNotes = { line: 'kept-for-line', crowd: 'kept-for-crowd' } as const;

/** Reads such a note; null for anything else. */
export const readKeptNote = (data: unknown): KeptWhy | null => {
  if (data === keptNotes.line) return 'line';
  return data === keptNotes.crowd ? 'crowd' : null;
};

/** What a page tells its service worker. */
export type Told =
  | { kind: 'seen'; path: string; files: string[] }
  /** The page runs the build with this entry and would have the waiting worker of the same build take over. */
  | { kind: 'take-over'; entry: string };

const filesMax = 300;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a message; null for anything else. */
export function readTold(data: unknown): Told | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'take-over' && 'entry' in data && isText(data.entry)) return { kind: data.kind, entry: data.entry };
  if (data.kind !== 'seen' || !('path' in data) || !isText(data.path)) return null;
  const files = 'files' in data && Array.isArray(data.files) ? data.files.filter(isText).slice(0, filesMax) : [];
  return { kind: data.kind, path: data.path, files };
}
