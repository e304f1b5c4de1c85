import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { findOwn } from '@tawa/domain/common/own';
import helmet from 'helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { noteAccountCalls } from './account-log.ts';
import { addressKey } from './address.ts';
import type { Closing } from '../closing.ts';
import type { Env } from '../env.ts';
import {
  createAnswerError,
  createMethodFinder,
  isApiPath,
  type AnswerError,
  type Constraints,
} from './error-handler.ts';
import { AppError, notFound } from './errors.ts';
import { pathOnly } from '../log.ts';
import type { Gate } from './gate.ts';
import { parseJson } from './parse.ts';
import { bareHeaders, contentSecurityPolicy, headersOfParts } from './security-headers.ts';
import { guardDevRoutes } from './this-machine.ts';
import { trustOf } from './trust-proxy.ts';
import { uploadBytesMax } from '../files/upload.ts';

interface Deps {
  env: Pick<
    Env,
    'isProduction' | 'DEMO' | 'isHttps' | 'TRUST_PROXY' | 'TAWA_DEV' | 'RAZORPAY_KEY_ID' | 'RAZORPAY_API_URL'
  >;
  gate: Omit<Gate, 'bound'>;
  constraints: Constraints;
  /** Hashes of the inline scripts a page may run, as `sha256-…`. */
  scriptHashes?: readonly string[];
  /** Where customers pay, as the providers' keys are now. */
  payPage?: Parameters<typeof contentSecurityPolicy>[2];
  patience?: typeof patienceOfAll;
  closing?: Pick<Closing, 'isBegun'>;
}

const bodyBytesMax = 64 * 1024;
const headerBytesMax = 16 * 1024;

/** How long (ms) a connection may take to send its headers and a whole request, and to take in more of what it is sent. */
export const patienceOfAll = { headersMs: 10_000, requestMs: 15_000, silenceMs: 30_000, checkEveryMs: 1000 };

// Checks and shapes are the contract's; left to itself the framework would load two compilers for nothing.
const noSchemas = (): never => {
  throw new Error('Declare schemas in the contract.');
};

/** A server that knows limits, headers and the one shape of failure, and no endpoint yet. */
export async function createServer({
  env,
  gate,
  constraints,
  scriptHashes = [],
  payPage,
  patience = patienceOfAll,
  closing,
}: Deps): Promise<FastifyInstance> {
  const answerError = createAnswerError(gate.log, constraints);
  const bare = bareHeaders(env.isHttps);
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytesMax,
    requestTimeout: patience.requestMs,
    // Whoever takes nothing in of an answer any more is cut; a live line speaks more often than this.
    connectionTimeout: patience.silenceMs,
    keepAliveTimeout: 72_000,
    trustProxy: trustOf(env.TRUST_PROXY),
    routerOptions: { maxParamLength: 300 },
    // Its own words for it are not in our one shape; see refuseWhileClosing.
    return503OnClosing: false,
    http: {
      maxHeaderSize: headerBytesMax,
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkEveryMs,
    },
    schemaController: { compilersFactory: { buildValidator: () => noSchemas, buildSerializer: () => noSchemas } },
    // An address that cannot be read meets no hook.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(bare)),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, bare),
  });
  app.decorate('gate', { ...gate, bound: new Map() });
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('callerId', undefined);
  app.decorateRequest('screen', undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  guardDevRoutes(app, env);
  readBodies(app);
  sendSecurityHeaders(app, {
    ofPages: helmet(contentSecurityPolicy(env, scriptHashes, payPage)),
    ofParts: helmet(headersOfParts(env.isHttps)),
  });
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 4096, fileSize: uploadBytesMax, parts: 12 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refuseWhileClosing(app);
  if (closing) letGoWhileLeaving(app, closing);
  noteAccountCalls(app);
  // Whoever expects something that we do not know is served as if nothing had been expected, in the one shape of answers.
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply));
  answerUnknownApiPaths(app, answerError);
  letGoOfIdleConnections(app);
  return app;
}

type Middleware = ReturnType<typeof helmet>;

// The one page below `/api` is the description's. The service worker lives by the policy it came with, as a page does.
const isPart = (url: string): boolean =>
  url.startsWith('/assets/') || (isApiPath(url) && pathOnly(url) !== '/api/docs');

// Made once: Fastify's own plugin makes all of them anew for each request.
function sendSecurityHeaders(
  app: FastifyInstance,
  { ofPages, ofParts }: Record<'ofPages' | 'ofParts', Middleware>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const middleware = isPart(request.url) ? ofParts : ofPages;
    middleware(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()));
  });
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (
      request: { rawBody: Buffer | undefined; routeOptions: { config: { endpoint?: { body?: unknown } } } },
      body: Buffer,
    ) => {
      request.rawBody = body;
      return request.routeOptions.config.endpoint?.body ? parseJson(body) : undefined;
    },
  );
}

/** What comes while the server ends is for another process. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new AppError('unavailable', 'The server is closing. Please try again.', { retryAfterS: 2 });
  });
}

/** A process that is about to end answers everything, and each answer is the last of its connection. */
function letGoWhileLeaving(app: FastifyInstance, closing: Pick<Closing, 'isBegun'>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing.isBegun()) reply.header('connection', 'close');
    done();
  });
}

// Node closes the connections that are idle when closing begins; those that finish an answer later would hold it up.
function letGoOfIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
    if (!app.server.listening) clearInterval(sweep);
  });
}

/** What nobody answered: 405 or 404 below `/api`, counted so that nobody can search by guessing. */
function answerUnknownApiPaths(app: FastifyInstance, answerError: AnswerError): void {
  const findMethods = createMethodFinder(app);
  app.setNotFoundHandler((request, reply) => {
    try {
      app.gate.rateLimit.claimHere('lost', addressKey(request));
    } catch (error) {
      return answerError(error, request, reply);
    }
    const methods = isApiPath(request.url) ? findMethods(request.url) : [];
    if (methods.length === 0) return answerError(notFound(), request, reply);
    reply.header('allow', methods.join(', '));
    return answerError(new AppError('method_not_allowed', 'This cannot be done here.'), request, reply);
  });
}

const statusLines: Readonly<Record<string, [string, string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid', 'The request took too long to arrive.'],
};

function refuseUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  bare: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [line, code, message] = findOwn(statusLines, error.code ?? '') ?? [
    '400 Bad Request',
    'invalid',
    'The request cannot be read.',
  ];
  const body = JSON.stringify({ code, message, requestId: randomUUID() });
  const headers = {
    ...bare,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
