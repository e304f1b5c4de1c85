import { createChangingProviders, type Providers } from '#modules/money/payments/providers/providers.ts';
import { createFunnel, type Funnel } from '#modules/insight/statistics/funnel.ts';
import { createAuth, type Auth } from './platform/keys/auth.ts';
import { Cache } from './platform/cache/cache.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Closing } from './platform/closing.ts';
import { createDb, type Db } from './platform/database/db.ts';
import type { Env } from './platform/env.ts';
import { EventHub } from './platform/live/event-hub.ts';
import { NatsFanOut } from './platform/live/fan-out/nats-fan-out.ts';
import { createFileStore, type FileStore, type PrivateArea } from './platform/files/file-store.ts';
import { createFiles, type Files } from './platform/files/files.ts';
import { createPrivateFiles, type PrivateFiles } from './platform/files/private-files.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { Listener } from './platform/database/listener.ts';
import { Load } from './platform/http/load.ts';
import type { Log } from './platform/log.ts';
import { createChangingMailer, type Mailer } from './platform/mail/mailer.ts';
import { createPasswords, type Passwords } from './platform/keys/passwords.ts';
import { ProviderKeys } from './platform/keys/provider-keys.ts';
import { createPusher, type Pusher } from './platform/push/pusher.ts';
import { createRateLimit, type RateLimit } from './platform/http/rate-limit.ts';
import { createSealer, type Sealer } from './platform/keys/sealed.ts';
import { createSms } from './platform/sms/gateways.ts';
import type { Sms } from './platform/sms/sms.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { createWatching, type Watching } from './platform/watching.ts';
import { createTokens, type Tokens } from './platform/keys/tokens.ts';

/** Everything a module may ask for; each function takes the narrowest part it needs. */
export interface Deps extends Watching {
  env: Env;
  log: Log;
  clock: Clock;
  db: Db;
  auth: Auth;
  tokens: Tokens;
  passwords: Passwords;
  sealer: Sealer;
  rateLimit: RateLimit;
  cache: Cache;
  hub: EventHub;
  /** What is still done while more is asked than can be done. */
  load: Load;
  jobs: Jobs;
  files: Files;
  /** Files that no address leads to, by what they are. */
  privateFiles: Record<PrivateArea, PrivateFiles>;
  /** Where all of them are. */
  fileStore: FileStore;
  mailer: Mailer;
  /** What the environment and the office say of the providers. */
  keys: ProviderKeys;
  pusher: Pusher;
  /** Null while no gateway of text messages is configured; the office may set its keys at any time. */
  sms: Sms | null;
  listener: Listener;
  /** Undefined without NATS_URL. */
  fanOut: NatsFanOut | undefined;
  /** Whether this process is about to end. */
  closing: Pick<Closing, 'isBegun'>;
  providers: Providers;
  /** How far people came on their way to an order, until it is written. */
  funnel: Funnel;
  /** Begins to shed what is less needed while this process is late; answers how to stop. */
  watchLoad(): () => void;
  /** Closes every connection to the database. */
  close(): Promise<void>;
}

interface Givens {
  env: Env;
  log: Log;
  /** The address of a migrated database. */
  url: string;
  /** The same past a pooler, where `url` is one of a pooler. */
  directUrl?: string | undefined;
  closing?: Pick<Closing, 'isBegun'>;
  tracing?: Tracing | undefined;
  clock?: Clock;
  passwords?: Passwords;
  mailer?: Mailer;
  /** Null sends none. */
  sms?: Sms | null;
}

export function createDeps({ env, log, url, directUrl = url, ...given }: Givens): Deps {
  const { clock = systemClock, passwords = createPasswords(), closing = { isBegun: () => false } } = given;
  const watching = createWatching({ env, log, url, directUrl, tracing: given.tracing });
  const { pools, replicas, tracing, outgoing } = watching;
  const listener = new Listener({ url: directUrl, log });
  const database = decodeURIComponent(new URL(directUrl).pathname.slice(1));
  const fanOut = env.NATS_URL && new NatsFanOut({ address: env.NATS_URL, database, log });
  const cache = new Cache({ listener, clock });
  const isPooled = directUrl !== url;
  const heard = { onEvents: () => deps.hub.place(), onTopics: (topics: readonly string[]) => cache.raise(topics) };
  const db = createDb(pools.calls, log, { heard, isPooled, replicas, tracing });
  const sealer = createSealer(env);
  const fileStore = createFileStore(env, outgoing);
  const keys = new ProviderKeys({ db, env, listener, sealer, log });
  const tokens = createTokens(env.JWT_SECRETS, clock);
  const load = new Load({ log, lateMaxMs: env.LATENESS_MAX_MS });
  const deps: Deps = {
    ...watching,
    env,
    log,
    clock,
    db,
    tokens,
    passwords,
    sealer,
    listener,
    fanOut,
    closing,
    auth: createAuth(db, tokens),
    rateLimit: createRateLimit({ db, clock, factor: env.RATE_LIMIT_FACTOR }),
    cache,
    hub: new EventHub({ db, ownDb: createDb(pools.live, log), listener, fanOut, log }),
    load,
    watchLoad: () => load.watch(() => pools.calls.waitingCount),
    jobs: createJobs({ pool: pools.jobs, log, tracing }),
    fileStore,
    files: createFiles(fileStore('uploads')),
    privateFiles: {
      exports: createPrivateFiles(fileStore('exports')),
      papers: createPrivateFiles(fileStore('papers')),
    },
    mailer: given.mailer ?? createChangingMailer(keys, outgoing),
    keys,
    pusher: createPusher(env, outgoing),
    sms: given.sms === undefined ? createSms(env, outgoing) : given.sms,
    providers: createChangingProviders(keys, db, outgoing),
    funnel: createFunnel(clock),
    async close() {
      await Promise.all([listener.stop(), fanOut?.stop()]);
      await Promise.all([...Object.values(pools).map((pool) => pool.end()), replicas.close()]);
    },
  };
  if (given.sms === undefined)
    keys.onChange(() => {
      deps.sms = createSms(keys.over(), outgoing);
    });
  return deps;
}
