import type { PartnerScope } from '@tawa/domain/accounts/partners';
import type { z } from 'zod/mini';

export type Role = 'user' | 'restaurant' | 'admin';
export type Access = 'public' | readonly Role[];
type Schema = z.core.$ZodType;

/** One call of the API: the only place that knows its path, who may make it, what goes in and what comes out. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: string;
  summary: string;
  access: Access;
  /** Other systems alone make this call: with a key of a restaurant that has this right, and no session. */
  scope?: PartnerScope;
  /** What the documents show of a call of other systems, as it would be sent; a test runs each. */
  example?: { query?: Readonly<Record<string, string | number>>; body?: object };
  /** The parameter or body field that must carry the caller's own user id; another id answers 403. */
  owner?: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  responses: Readonly<Record<number, Schema>>;
  /**
   * Topics whose change makes the kept bytes of this public answer stale, how long they live at most, and for how much
   * longer they are shown once more while the next ones are made (both ms).
   */
  cache?: { topics: readonly Topic[]; maxAgeMs: number; renewMs?: number };
  /** Whoever reads the answer is shown names in the language of the page, in place of the English ones beside them. */
  named?: true;
  /** The media type of an answer that is a file and no JSON. */
  media?: string;
  /** Answers with server-sent events instead of a body. */
  stream?: true;
}

/**
 * A family of rows whose change is announced to every process, so that kept answers and pages are made again: 'listings'
 * says that a city's lists hold other restaurants or dishes than before, 'places' that its lists of restaurants do.
 */
export type Topic =
  | 'cities'
  | 'restaurants'
  | 'menu'
  | 'ratings'
  | 'listings'
  | 'places'
  | 'content'
  | 'settings'
  | 'search';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'headers' | 'body'> = E[K] extends Schema ? K : never;
type DeclaredPart<E extends Endpoint> = Part<E, 'params'> | Part<E, 'query'> | Part<E, 'headers'> | Part<E, 'body'>;

/** What a handler receives: every declared part, parsed. */
export type Received<E extends Endpoint> = { [K in DeclaredPart<E>]: z.core.output<NonNullable<E[K]> & Schema> };
/** What a client sends: every declared part, before parsing; parts whose fields are all optional may be left out. */
export type Sent<E extends Endpoint> = {
  [K in DeclaredPart<E> as object extends z.core.input<NonNullable<E[K]> & Schema> ? never : K]: z.core.input<
    NonNullable<E[K]> & Schema
  >;
} & {
  [K in DeclaredPart<E> as object extends z.core.input<NonNullable<E[K]> & Schema> ? K : never]?: z.core.input<
    NonNullable<E[K]> & Schema
  >;
};
/** The union of declared answers, told apart by `status`. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { status: S; body: z.core.output<E['responses'][S]> };
}[keyof E['responses'] & number];

/** Declares a call; keeps every literal so that the three types above can be derived. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

/** A declared answer whose status keeps its literal type. */
export const answer = <S extends number, B>(status: S, body: B): { status: S; body: B } => ({ status, body });
