import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { z } from 'zod/mini';
import { filesUrlAdvice, readFilesUrl, type Bucket } from './files/files-url.ts';
import { resolveFromRoot } from './files/paths.ts';
import type { StoreKeys } from './files/s3-client.ts';
import { natsUrlAdvice, readNatsUrl, type NatsAddress } from './live/fan-out/nats-url.ts';
import { vapidKeysOf } from './push/vapid.ts';
import { serverKeysOf, type ServerKeys } from './keys/server-keys.ts';
import { StartError } from './start-error.ts';
import { readTrustedProxies } from './http/trust-proxy.ts';

const text = (fallback: string) => z._default(z.string(), fallback);
const optional = z.optional(z.string());
const flag = z.pipe(
  z._default(z.string(), ''),
  z.transform((value: string) => ['1', 'true', 'yes', 'on'].includes(value.toLowerCase())),
);
const number = (name: string, fallback: number, min: number, max: number) => {
  const message = `${name} must be a number from ${min} to ${max}`;
  return z._default(z.coerce.number(message).check(z.gte(min, message), z.lte(max, message)), fallback);
};

const trustedProxies = z.pipe(
  text('').check(
    z.refine(
      (value) => readTrustedProxies(value) !== undefined,
      'TRUST_PROXY must be how many proxies stand in front (such as 1) or their networks (such as 10.0.0.0/8, loopback)',
    ),
  ),
  z.transform((value: string) => readTrustedProxies(value) ?? false),
);

/** Where files are; also what the maker of pictures reads, a process of its own. */
const fileSettings = {
  FILES_URL: z.optional(
    z.pipe(
      z.string().check(z.refine((value) => readFilesUrl(value) !== undefined, filesUrlAdvice)),
      z.transform((value: string): Bucket | undefined => readFilesUrl(value)),
    ),
  ),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_SESSION_TOKEN: optional,
};

const tiles = /^(?:off|https?:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s;,'"{}]+\/[^\s;,'"]+)$/;

const settings = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production'),
    'development',
  ),
  PORT: number('PORT', 3000, 0, 65_535),
  HOST: text('0.0.0.0'),
  PUBLIC_URL: z.optional(z.url('PUBLIC_URL must be an address such as https://food.example')),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'ROLE is all, web or worker'), 'all'),
  SHUTDOWN_DELAY_SECONDS: number('SHUTDOWN_DELAY_SECONDS', 0, 0, 120),
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_READ_URL: z.pipe(
    text(''),
    z.transform((list: string) => list.split(',').flatMap((url) => url.trim() || [])),
  ),
  NATS_URL: z.optional(
    z.pipe(
      z.string().check(z.refine((value) => readNatsUrl(value) !== undefined, natsUrlAdvice)),
      z.transform((value: string): NatsAddress | undefined => readNatsUrl(value)),
    ),
  ),
  DATABASE_POOL: number('DATABASE_POOL', 12, 2, 200),
  LATENESS_MAX_MS: number('LATENESS_MAX_MS', 80, 10, 60_000),
  EDGE_SECONDS: number('EDGE_SECONDS', 0, 0, 3600),
  KEEP_NOTICES_DAYS: number('KEEP_NOTICES_DAYS', 90, 7, 3650),
  KEEP_LETTERS_DAYS: number('KEEP_LETTERS_DAYS', 30, 7, 3650),
  DATA_DIR: text('.data'),
  ...fileSettings,
  BACKUP_DIR: optional,
  PICTURE_COPIES: z._default(z.enum(['1', '0'], 'PICTURE_COPIES is 1 or 0'), '1'),
  JWT_SECRET: optional,
  SEAL_KEYS: optional,
  SMTP_URL: optional,
  MAIL_FROM: optional,
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  RAZORPAY_API_URL: text('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: text('https://api.stripe.com'),
  MSG91_AUTH_KEY: optional,
  MSG91_CODE_TEMPLATE: optional,
  MSG91_NOTICE_TEMPLATE: optional,
  MSG91_CODE_TEMPLATE_HI: optional,
  MSG91_NOTICE_TEMPLATE_HI: optional,
  MSG91_CODE_TEMPLATE_KN: optional,
  MSG91_NOTICE_TEMPLATE_KN: optional,
  MSG91_API_URL: text('https://control.msg91.com'),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  TWILIO_API_URL: text('https://api.twilio.com'),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  PUSH_SERVICES: z.pipe(
    text(''),
    z.transform((list: string) => list.split(',').flatMap((origin) => origin.trim() || [])),
  ),
  MAP_TILES_URL: z._default(
    z.string().check(z.regex(tiles, 'MAP_TILES_URL must be off or an address with {z}, {x} and {y} in its path')),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  MAP_CREDIT: text('© OpenStreetMap contributors'),
  MAP_CREDIT_URL: z._default(
    z.url('MAP_CREDIT_URL must be an address such as https://maps.example/credit'),
    'https://www.openstreetmap.org/copyright',
  ),
  DEMO: optional,
  RATE_LIMIT_FACTOR: number('RATE_LIMIT_FACTOR', 1, 0.01, 1_000_000),
  METRICS_TOKEN: optional,
  TRUST_PROXY: trustedProxies,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: text('tawa'),
  OTEL_TRACES_SAMPLER_ARG: number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1),
  ACCESS_LOG: flag,
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  TAWA_DEV: flag,
});

type Settings = z.infer<typeof settings>;

/** The settings of one run, parsed once; nothing else reads the environment. */
export interface Env
  extends
    Omit<Settings, 'DEMO' | 'JWT_SECRET' | 'SEAL_KEYS' | 'PUBLIC_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>,
    ServerKeys {
  /** Absolute. */
  DATA_DIR: string;
  /** Where the log of our own PostgreSQL is archived and backups lie; absolute and outside of DATA_DIR. */
  BACKUP_DIR?: string | undefined;
  /** The origin in links of mails, without a slash at its end. */
  PUBLIC_URL: string;
  /** The key pair of web push, each part in base64url. */
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
  /** Demo entries may be put into an empty database. */
  DEMO: boolean;
  isProduction: boolean;
  isHttps: boolean;
}

/** What the process was started with, over what the project's `.env` says. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = resolveFromRoot('.env');
  return { ...(existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}), ...process.env };
}

function backupDirOf({ BACKUP_DIR }: Settings, dataDir: string): string | undefined {
  if (BACKUP_DIR === undefined) return undefined;
  const folder = resolveFromRoot(BACKUP_DIR);
  const way = relative(dataDir, folder);
  const isInside = !way.startsWith('..') && !isAbsolute(way);
  if (isInside) throw new StartError('BACKUP_DIR must lie outside of DATA_DIR, best on another disk.');
  return folder;
}

function parse<T>(shape: z.ZodMiniType<T>, source: Record<string, string | undefined>): T {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(shape, nonEmpty);
  if (!parsed.success) throw new StartError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  return parsed.data;
}

/** The settings that say where files are, without any key of the server. */
export const parseFileSettings = (): StoreKeys & { FILES_URL?: Bucket | undefined } =>
  parse(z.object(fileSettings), readEnvironment());

/** Parses the settings, or throws a StartError that names every wrong one. */
export function parseEnv(source: Record<string, string | undefined> = readEnvironment()): Env {
  const { JWT_SECRET, SEAL_KEYS, ...values } = parse(settings, source);
  if (values.TAWA_DEV && values.NODE_ENV === 'production')
    throw new StartError('TAWA_DEV loosens what protects pages and must not be set in production.');
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new StartError('DATABASE_DIRECT_URL leads past the pooler of DATABASE_URL: set both or neither.');
  if (values.DATABASE_READ_URL.length > 0 && !values.DATABASE_URL)
    throw new StartError('DATABASE_READ_URL names replicas of DATABASE_URL, which is missing.');
  if (values.FILES_URL && (values.AWS_ACCESS_KEY_ID === undefined) !== (values.AWS_SECRET_ACCESS_KEY === undefined))
    throw new StartError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together: set both or neither.');
  const isProduction = values.NODE_ENV === 'production';
  const isDemo =
    values.DEMO === undefined ? !isProduction : ['1', 'true', 'yes', 'on'].includes(values.DEMO.toLowerCase());
  const dataDir = resolveFromRoot(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    ...values,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDirOf(values, dataDir),
    ...serverKeysOf({ JWT_SECRET, SEAL_KEYS }, { dataDir, isProduction, isDemo }),
    ...vapidKeysOf(values, dataDir),
    PUBLIC_URL: publicUrl,
    DEMO: isDemo,
    isProduction,
    isHttps: publicUrl.startsWith('https://'),
  };
}
