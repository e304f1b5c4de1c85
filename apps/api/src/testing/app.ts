import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import type { FastifyInstance } from 'fastify';
import { expect, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { parseEnv } from '../platform/env.ts';
import { keepLimits } from '../platform/database/statement-limits.ts';
import { createLog } from '../platform/log.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Letter } from '../platform/mail/mailer.ts';
import { watchAudit } from './sweeps/audit-watch.ts';
import { createCaller, type TestCaller } from './caller.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { addUser, type TestUser, type UserInput } from './factories.ts';
import { cheapPasswords } from './passwords.ts';
import { throughPooler } from './pgbouncer.ts';
import { openSession } from './sessions.ts';

export type { TestCaller };

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
  /** Calls with the user's session, which begins with the first call, for the restaurant that is named. */
  as(user: Pick<TestUser, 'userId' | 'role'> & { restaurant?: number }): TestCaller;
  /** Calls with a token that a login answered. */
  by(token: string): TestCaller;
  /** A bearer token of a fresh session. */
  tokenOf(user: Pick<TestUser, 'userId' | 'role'>): Promise<string>;
  addUser(input?: UserInput): Promise<TestUser>;
  close(): Promise<void>;
}

interface Options {
  /** Settings that differ from those of every test. */
  env?: Record<string, string>;
  /** Joins this database instead of a fresh one, as a second process would. */
  databaseUrl?: string;
  /** Reaches the database through the pooler at this port (0: there is none), apart from what needs a connection of its own. */
  poolerPort?: number;
  /** Begins with the demo world and two days of its orders instead of an empty database. */
  isDemo?: boolean;
  tracing?: Tracing;
  /** Text messages go where the settings say; otherwise none is sent. */
  hasSms?: boolean;
}

/** TEST_READS=1: what may be read on replicas runs where nothing can be written, and never falls back to where it could. */
const readsApart = process.env.TEST_READS === '1';
function readOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return address.href;
}

const callerOf = (app: FastifyInstance, token: () => Promise<string | undefined>, restaurant?: number): TestCaller =>
  createCaller(async (request) => {
    const bearer = await token();
    const named = restaurant === undefined ? {} : { [restaurantHeader]: `${restaurant}` };
    const headers = { ...request.headers, ...(bearer && { authorization: `Bearer ${bearer}` }), ...named };
    return app.inject({ ...request, headers });
  });

/** The whole server in process over a database of its own; close it after the file's tests. */
export async function startTestApp({
  env = {},
  databaseUrl,
  poolerPort = inject('poolerPort'),
  isDemo,
  tracing,
  hasSms,
}: Options = {}): Promise<TestApp> {
  const database = databaseUrl ? undefined : await createTestDatabase({ isDemo });
  const directUrl = databaseUrl ?? database?.url ?? '';
  if (poolerPort > 0) await keepLimits(directUrl);
  const url = poolerPort > 0 ? throughPooler(directUrl, poolerPort) : directUrl;
  const replicas: Record<string, string> =
    readsApart && poolerPort === 0 ? { DATABASE_URL: url, DATABASE_READ_URL: readOnly(url) } : {};
  const folder = await mkdtemp(join(tmpdir(), 'tawa-app-'));
  // One key for all, so that two apps over one database trust the same tokens, as two processes do.
  const settings = {
    SEAL_KEYS: 'tests:q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9KE',
    JWT_SECRET: 'one key for every app of the tests',
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_POOL: '8',
    LOG_LEVEL: 'fatal',
    ...replicas,
    ...env,
  };
  const parsed = parseEnv(settings);
  const clock = createTestClock();
  const log = createLog(parsed.LOG_LEVEL ?? 'fatal');
  const sent: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void sent.push(letter) };
  const texts = hasSms ? {} : { sms: null };
  const deps = createDeps({
    env: parsed,
    log,
    url,
    directUrl,
    clock,
    passwords: cheapPasswords,
    mailer,
    tracing,
    ...texts,
  });
  await Promise.all([deps.listener.start(), deps.fanOut?.start()]);
  await deps.keys.load();
  const app = await buildApp(deps);
  await app.ready();
  watchAudit(app, deps);

  const tokenOf = (user: Pick<TestUser, 'userId' | 'role'>) => openSession(deps, user);
  return {
    app,
    deps,
    db: deps.db,
    clock,
    databaseUrl: directUrl,
    async letters() {
      await deps.jobs.runDue();
      return sent;
    },
    guest: callerOf(app, async () => undefined),
    as(user) {
      let token: Promise<string> | undefined;
      return callerOf(app, () => (token ??= tokenOf(user)), user.restaurant);
    },
    by: (token) => callerOf(app, async () => token),
    tokenOf,
    addUser: (input) => addUser(deps, input),
    async close() {
      deps.hub.close();
      await app.close();
      await deps.close();
      if (readsApart && env.DATABASE_READ_URL === undefined) expect(deps.replicas.counts.primary).toBe(0);
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
