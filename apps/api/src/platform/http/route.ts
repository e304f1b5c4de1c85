import type { Answer, Endpoint, Received } from '@tawa/contract/common/endpoint';
import { loadClassOf } from '@tawa/contract/common/load-classes';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import {
  refuseTablet,
  refuseUnnamed,
  refuseValues,
  refuseVisitor,
  requireOwnPart,
  requireRole,
  type Caller,
  type CallerOf,
} from '../keys/auth.ts';
import { refuseWhileClosed } from './closed.ts';
import { bodyOf, toAppError, type Constraints } from './error-handler.ts';
import { refuseUnruled } from './endpoint-rules.ts';
import { AppError } from './errors.ts';
import type { MadeAnswer } from '../cache/cache.ts';
import { namesShown } from '../cache/parts.ts';
import {
  nameOf,
  type Bound,
  type Gate,
  type InProcessCall,
  type KeptCall,
  type Outcome,
  type RawInput,
} from './gate.ts';
import { parseInput } from './parse.ts';
import type { BudgetName } from './rate-limit.ts';
import { addressKey, addressOf } from './address.ts';
import { languageOf } from './answer-language.ts';
import { json, send } from './send.ts';
import { takenFile } from './taken-files.ts';
import { readUpload, type Upload } from '../files/upload.ts';

/** What a handler knows about a call beside its parsed parts. */
export interface Circumstances<E extends Endpoint> {
  /** Of a role that the endpoint's access names; a guest is nobody, and comes to public endpoints only. */
  caller: CallerOf<E['access']>;
  requestId: string;
  /** The caller's network address, for budgets and session lists. */
  address: string;
  userAgent: string;
  /** In which they read, by the call's `Accept-Language`. */
  language: SpokenLanguage;
  /** The body as it came, for signatures over its bytes. */
  rawBody: Buffer | undefined;
  /** Reads the one file of a multipart body; throws `too_large` or `invalid`. */
  upload(): Promise<Upload>;
}

/** A declared answer, with headers when it needs some; a content type of its own makes its body go out as it is. */
type Handled<E extends Endpoint> = Answer<E> & Partial<Omit<Outcome, 'status' | 'body'>>;
export type Handler<E extends Endpoint> = (call: Received<E> & Circumstances<E>) => Promise<Handled<E>> | Handled<E>;

interface Options {
  /** What a call is counted against in PostgreSQL: `write` for everything but GET unless told otherwise; null for nothing. */
  budget?: BudgetName | null;
  /** Reads and writes, though it is a GET, so that no replica can answer it. */
  writes?: boolean;
}

type AnyHandler = (call: object) => Promise<Omit<Outcome, 'headers'> & Partial<Outcome>>;

/** Binds an endpoint to its function: budget, caller, role, parsing, owner, function, and the answer by its declared schema. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: Options = {},
): void {
  refuseUnruled(endpoint);
  const { gate } = app;
  const loadClass = loadClassOf(endpoint);
  const given = handler as unknown as AnyHandler;
  const run = options.writes ? given : readingWhere(gate, endpoint, given);
  const budget = options.budget === undefined ? defaultBudget(endpoint) : options.budget;
  gate.bound.set(nameOf(endpoint), {
    endpoint,
    budget,
    perform: async (input) => perform(endpoint, run, parseInput(endpoint, input), guest),
    read: (input) => {
      const parsed = parseInput(endpoint, input);
      return { key: keyOf(endpoint, parsed), perform: () => perform(endpoint, run, parsed, guest) };
    },
  });
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      gate.rateLimit.claimHere('read', addressKey(request));
      if (endpoint.cache) return sendKept(gate, endpoint, request, reply);
      const work = async () => {
        const caller = await admit(gate, endpoint, request, budget);
        const parsed = parseInput(endpoint, inputOf(request));
        const done = await perform(endpoint, run, parsed, { ...circumstancesOf(request), caller });
        const file = takenFile(caller, request, done);
        if (file) await gate.noteFile?.(file);
        return done;
      };
      gate.load.admit(loadClass);
      // Whoever sends slowly must not keep a place that others wait for.
      const outcome = await (endpoint.method === 'GET' ? gate.load.take(loadClass, work) : work());
      return send(request, reply, { ...outcome, call: `${endpoint.method} ${endpoint.path}` });
    },
  });
}

/** What many ask for, and what counts much, is read on a replica where there is one; see `Replicas`. */
function readingWhere({ replicas }: Gate, endpoint: Endpoint, run: AnyHandler): AnyHandler {
  const loadClass = loadClassOf(endpoint);
  const isElsewhere =
    endpoint.method === 'GET' && (endpoint.cache !== undefined || loadClass === 'figures' || loadClass === 'lists');
  return replicas && isElsewhere ? (call) => replicas.read(() => run(call)) : run;
}

/** Binds an endpoint of server-sent events; the function answers whose events the caller hears. */
export function stream(
  app: FastifyInstance,
  endpoint: Endpoint,
  audiences: (caller: Caller) => Parameters<Gate['hub']['open']>[0]['audiences'],
): void {
  refuseUnruled(endpoint);
  const { gate } = app;
  const refused = async () => {
    throw new AppError('forbidden', 'A stream needs a connection.');
  };
  const read = () => ({ key: nameOf(endpoint), perform: refused });
  gate.bound.set(nameOf(endpoint), { endpoint, budget: null, perform: refused, read });
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      gate.rateLimit.claimHere('read', addressKey(request));
      const caller = await admit(gate, endpoint, request, null);
      if (!caller) throw new AppError('signed_out', 'Please log in to continue.');
      const lastEventId = [request.headers['last-event-id']].flat()[0];
      const headers = { 'x-content-type-options': 'nosniff', 'x-request-id': request.id };
      await gate.hub.open({ caller, audiences: audiences(caller), lastEventId, response: reply.raw, headers });
      reply.hijack();
    },
  });
}

// A parsed part has the fields that its schema declares, in the order of the schema, with the defaults filled in. So
// whatever else stands in an address, and in whichever order and form, the same question has the same key.
const keyOf = (endpoint: Endpoint, parsed: Record<string, unknown>): string =>
  `${nameOf(endpoint)} ${JSON.stringify(parsed)}`;

/** Runs public endpoints of this server without HTTP, through the same parsing, the same declared answers and the same kept bytes; failures are answers. */
export const createInProcessCaller =
  ({ bound, cache }: Gate, constraints: Constraints): InProcessCall =>
  async (endpoint, input) => {
    try {
      const found = bound.get(nameOf(endpoint));
      if (!found) throw new AppError('not_found', 'There is no such call.');
      if (found.endpoint.access !== 'public') throw new AppError('signed_out', 'Please log in to continue.');
      if (!found.endpoint.cache) {
        const { status, body } = await found.perform(input);
        return { status, body, ageMs: 0 };
      }
      const read = found.read(input);
      const { value: bytes, ageMs, ...life } = await cache.getTrue(read.key, () => makeKept(found, read));
      const answered = { status: bytes.status, body: JSON.parse(bytes.identity.toString()), ageMs };
      // What is not there is kept by a page, though not by itself.
      return bytes.status === 200 ? { ...answered, ...life } : answered;
    } catch (error) {
      const appError = toAppError(error, constraints);
      if (appError.code === 'internal') throw error;
      return { status: appError.status, body: bodyOf(appError, 'page'), ageMs: 0 };
    }
  };

const guest = {
  caller: undefined,
  requestId: 'page',
  address: '',
  userAgent: '',
  language: 'en',
  rawBody: undefined,
  upload: () => Promise.reject(new AppError('invalid', 'There is no file.')),
};

const defaultBudget = ({ method }: Endpoint): BudgetName | null => (method === 'GET' ? null : 'write');

async function admit(gate: Gate, endpoint: Endpoint, request: FastifyRequest, budget: BudgetName | null) {
  if (endpoint.scope) {
    const claim = (keyId: number) => gate.rateLimit.claim('partner', `key:${keyId}`);
    return gate.auth.identifyPartner(request.headers.authorization, endpoint.scope, claim);
  }
  const chargeOf = budget ? (userId: number) => gate.rateLimit.charge(budget, `user:${userId}`) : undefined;
  const caller = await gate.auth.identify(
    request.headers.authorization,
    [request.headers[restaurantHeader]].flat()[0],
    chargeOf,
  );
  request.callerId = caller?.userId;
  refuseVisitor(caller, endpoint);
  if (endpoint.access !== 'public') {
    const known = requireRole(caller, endpoint.access);
    refuseTablet(known, endpoint);
    requireOwnPart(known, endpoint);
    refuseUnnamed(known, endpoint);
  }
  if (budget && !caller) await gate.rateLimit.claim(budget, addressKey(request));
  await refuseWhileClosed(gate, caller, endpoint);
  // What is open to everybody knows nobody of a shared tablet.
  return endpoint.access === 'public' && caller?.tablet ? undefined : caller;
}

/** What came, unparsed. A form that nobody reads would pass for an empty body, so it is refused. */
function inputOf(request: FastifyRequest): RawInput {
  const { params, query, headers, body, routeOptions } = request;
  if (routeOptions.config.endpoint?.body && request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the body as application/json.');
  return { params, query, headers, body };
}

const circumstancesOf = (request: FastifyRequest) => ({
  requestId: request.id,
  address: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  language: languageOf(request),
  rawBody: request.rawBody,
  upload: () => readUpload(request),
});

function requireOwner(owner: string, parsed: Record<string, unknown>, caller: Caller | undefined): void {
  for (const part of Object.values(parsed)) {
    const value = Object.getOwnPropertyDescriptor(part ?? {}, owner)?.value;
    if (value !== undefined && String(value) !== String(caller?.userId))
      throw new AppError('forbidden', 'This belongs to another account.');
  }
}

/** No function runs on a part that its contract declares and nobody parsed, whatever else goes wrong before it. */
function requireEveryPart(endpoint: Endpoint, parsed: Record<string, unknown>): void {
  for (const part of ['params', 'query', 'headers', 'body'] as const)
    if (endpoint[part] && parsed[part] === undefined) throw new Error(`${nameOf(endpoint)} got no parsed ${part}.`);
}

async function perform(
  endpoint: Endpoint,
  run: AnyHandler,
  parsed: Record<string, unknown>,
  circumstances: { caller: Caller | undefined },
): Promise<Outcome> {
  requireEveryPart(endpoint, parsed);
  if (endpoint.owner) requireOwner(endpoint.owner, parsed, circumstances.caller);
  refuseValues(circumstances.caller, endpoint, parsed.body);
  const { status, body, headers = {}, ...rest } = await run({ ...parsed, ...circumstances });
  if ('content-type' in headers && !endpoint.media)
    throw new Error(`${nameOf(endpoint)} answered a file, which it does not declare.`);
  const schema = endpoint.responses[status];
  if (!schema) throw new Error(`${nameOf(endpoint)} answered ${status}, which it does not declare.`);
  const shaped = z.safeParse(schema, body);
  if (!shaped.success)
    throw new Error(`${nameOf(endpoint)} answered ${status} in a shape it does not declare: ${shaped.error.message}`);
  return { ...rest, status, body: shaped.data, headers };
}

async function makeKept({ endpoint }: Bound, read: KeptCall): Promise<MadeAnswer> {
  const { status, body, headers, shown, holdsMs = Infinity } = await read.perform();
  const { topics = [], maxAgeMs = 0, renewMs = 0 } = endpoint.cache ?? {};
  const made = { status, body: JSON.stringify(body), type: json, headers, isKept: status === 200 };
  const ages = { maxAgeMs: Math.min(maxAgeMs, holdsMs), renewMs: Math.min(renewMs, Math.max(0, holdsMs - maxAgeMs)) };
  return { ...made, ...ages, topics: namesShown(topics, shown) };
}

async function sendKept(gate: Gate, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const bound = gate.bound.get(nameOf(endpoint));
  if (!bound) throw new Error(`${nameOf(endpoint)} is not bound.`);
  const read = bound.read(inputOf(request));
  const loadClass = loadClassOf(endpoint);
  const admit = () => {
    gate.load.admit(loadClass);
    gate.rateLimit.claimHere('freshAnswer', addressKey(request));
  };
  const make = () => gate.load.take(loadClass, () => makeKept(bound, read));
  const bytes = await gate.cache.get(read.key, make, admit);
  return bytes.send(request, reply);
}
