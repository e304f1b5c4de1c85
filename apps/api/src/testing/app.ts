import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Endpoint, Sent } from '@tawa/contract/endpoint';
import type { ErrorBody } from '@tawa/contract/errors';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { parseEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import type { Letter } from '../platform/mail/mailer.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { addUser, type TestUser, type UserWish } from './factories.ts';
import { requestOf } from './request.ts';
import { openSession } from './sessions.ts';

type Failure = { status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503; body: ErrorBody };
type Success<E extends Endpoint> = Extract<Answer<E>, { status: 200 | 201 | 202 | 204 }>;

export interface TestCaller {
  /** Makes the call over HTTP (in process) and answers whatever came, declared or not. */
  call<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Answer<E> | Failure>;
  /** The body of a successful call; throws with the real answer when it failed. */
  ok<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Success<E>['body']>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  db: Deps['db'];
  clock: TestClock;
  databaseUrl: string;
  /** Does the queued work that is due and answers every letter that was sent so far. */
  letters(): Promise<readonly Letter[]>;
  /** Calls without a token. */
  guest: TestCaller;
  /** Calls with the user's session, which begins with the first call. */
  as(user: Pick<TestUser, 'userId' | 'role'>): TestCaller;
  /** A bearer token of a fresh session. */
  tokenOf(user: Pick<TestUser, 'userId' | 'role'>): Promise<string>;
  addUser(wish?: UserWish): Promise<TestUser>;
  close(): Promise<void>;
}

interface Options {
  /** Settings that differ from those of every test. */
  env?: Record<string, string>;
  /** Joins this database instead of a fresh one, as a second process would. */
  databaseUrl?: string;
}

// Tests prove that passwords are compared, not what it costs.
const cheap = { memoryCost: 8, timeCost: 1 };

function callerOf(app: FastifyInstance, token: () => Promise<string | undefined>): TestCaller {
  const send = async (endpoint: Endpoint, input: object) => {
    const request = requestOf(endpoint, input);
    const bearer = await token();
    const headers = { ...request.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    return app.inject({ ...request, headers });
  };
  return {
    async call(endpoint, input) {
      const response = await send(endpoint, input);
      return JSON.parse(`{"status":${response.statusCode},"body":${response.body || 'null'}}`);
    },
    async ok(endpoint, input) {
      const response = await send(endpoint, input);
      if (response.statusCode < 300) return response.json();
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.statusCode}: ${response.body}`);
    },
  };
}

/** The whole server in process over a database of its own; close it after the file's tests. */
export async function startTestApp({ env = {}, databaseUrl }: Options = {}): Promise<TestApp> {
  const database = databaseUrl ? undefined : await createTestDatabase();
  const url = databaseUrl ?? database?.url ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'tawa-app-'));
  // One key for all, so that two apps over one database trust the same tokens, as two processes do.
  const settings = {
    JWT_SECRET: 'one key for every app of the tests',
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_POOL: '8',
    LOG_LEVEL: 'fatal',
    ...env,
  };
  const parsed = parseEnv(settings);
  const clock = createTestClock();
  const log = createLog(parsed.LOG_LEVEL ?? 'fatal');
  const sent: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void sent.push(letter) };
  const deps = createDeps({ env: parsed, log, url, clock, passwords: createPasswords(cheap), mailer });
  await deps.listener.start();
  const app = await buildApp(deps);
  await app.ready();

  const tokenOf = (user: Pick<TestUser, 'userId' | 'role'>) => openSession(deps, user);
  return {
    app,
    deps,
    db: deps.db,
    clock,
    databaseUrl: url,
    async letters() {
      await deps.jobs.runDue();
      return sent;
    },
    guest: callerOf(app, async () => undefined),
    as(user) {
      let token: Promise<string> | undefined;
      return callerOf(app, () => (token ??= tokenOf(user)));
    },
    tokenOf,
    addUser: (wish) => addUser(deps, wish),
    async close() {
      deps.hub.close();
      await app.close();
      await deps.close();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
