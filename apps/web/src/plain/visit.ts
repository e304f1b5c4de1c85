import { addressIn } from '@tawa/domain/common/public-addresses';
import type { ReactNode } from 'react';
import type { InProcessCall } from '#app/pages/render-scope.ts';
import type { Language } from '#lib/i18n/language.ts';
import type { Draft } from './kept/typed-draft.ts';

export type PlainCookie = 'session' | 'cart' | 'draft' | 'city';

/** A plain page that is asked for, or a form that was sent from one. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  /** Path and search, with the language. */
  url: string;
  form: URLSearchParams;
  cookies: Readonly<Partial<Record<PlainCookie, string>>>;
  origin: string;
  /** Where the style lies. */
  style: string;
  /** Plain pages were chosen on this device. */
  isChosen: boolean;
  callAs: (token: string | undefined) => InProcessCall;
  /** Says why nothing was done instead of showing the page. */
  failure?: { status: number; message: string };
}

export interface PlainAnswer {
  status: number;
  html: string;
  location?: string;
  cookies?: Readonly<Partial<Record<PlainCookie, string | null>>>;
  endsPlain?: boolean;
  error?: unknown;
}

/** One request of a plain page: who asks, what was sent, and what the browser is to keep. */
export interface Visit {
  language: Language;
  /** Below `/plain`: '/' or '/cart'. */
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  request: PlainRequest;
  /** Of whoever is signed in; changes with a login. */
  token: string | undefined;
  /** What was typed on the way to an order; kept when it is changed. */
  draft: Draft;
  changes: Partial<Record<PlainCookie, string | null>>;
  endsPlain: boolean;
}

/** What is shown. */
export interface Screen {
  title: string;
  body: ReactNode;
  /** The whole page of the same thing, without its language. */
  whole: string;
  status?: number;
  /** After how many seconds the page asks again by itself. */
  refreshS?: number | undefined;
}

/** Where somebody is led: below `/plain`, or to a whole page. */
export interface Led {
  to: string;
  isWhole?: true;
}

export type Params = Readonly<Record<string, string>>;
export type Show = (visit: Visit, params: Params) => Promise<Screen | Led>;

export const isLed = (shown: Screen | Led): shown is Led => 'to' in shown;

/** The address of a plain page: '/cart' in Hindi is '/hi/plain/cart'. */
export const plainAddress = (language: Language, path: string): string =>
  addressIn(language, `/plain${path.replace(/^\/(?=\?|$)/, '')}`);

/** Where to go on after a login or a new address; only a page of these. */
export function nextOf(given: string | null, otherwise = '/'): string {
  return given !== null && /^\/[\w/-]{0,80}$/.test(given) && !given.startsWith('//') ? given : otherwise;
}

/** The session's own user id; the server proves the token, this only reads it. */
export function userIdOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? Number(claims.sub) : 0;
  } catch {
    return 0;
  }
}

/** Signs out on this browser. */
export function forgetSession(visit: Visit): void {
  visit.token = undefined;
  visit.changes.session = null;
}

/** How calls are made for a visit: as whoever is signed in by then. */
export const callFor =
  (visit: Visit): InProcessCall =>
  (endpoint, parts) =>
    visit.request.callAs(visit.token)(endpoint, parts);
