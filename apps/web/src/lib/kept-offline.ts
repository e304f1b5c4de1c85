import { isPrivateAddress } from '@tawa/domain/public-addresses';

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

interface Answered {
  status: number;
  redirected: boolean;
  headers: { get(name: string): string | null };
}

/** Whether an answer may lie in a cache: whole, its own, and not forbidden by the server. */
export const mayKeep = ({ status, redirected, headers }: Answered): boolean =>
  status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');

const dayMs = 24 * 3_600_000;

/** How much is kept of each kind, the oldest goes first, and how long it may be shown. */
export const keptMax = { page: 40, answer: 100, picture: 240, asset: 200 } as const;
export const keptAgeMaxMs = 7 * dayMs;
export const pictureFreshMs = dayMs;

/** How old an answer is by its own date (ms); one without a date is as old as can be. */
export function ageOf({ headers }: Pick<Answered, 'headers'>, now: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Infinity : Math.max(0, now - date);
}

/** What the worker answers a page that was shown as it was kept. */
export const pageWasKept = 'page-was-kept';

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
