import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { addressOf } from './http/address.ts';
import { messageOf, textOf } from './http/errors.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const secret = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'authorization',
  'cookie',
  'phone',
  'mobile',
  'contact_phone',
  'secret',
];
const redacted = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

// The rest of a database error quotes rows, and rows hold names and phone numbers.
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const known = { code: textOf(error, 'code'), constraint: textOf(error, 'constraint'), table: textOf(error, 'table') };
  return { name, message, stack, ...known, ...(cause !== undefined && { cause: messageOf(cause) }) };
}

/** The one logger: JSON lines without passwords, tokens and phone numbers. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: describe },
      redact: { paths: redacted, censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  );

type LoggedRequest = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'ip'> & { callerId?: number | undefined };

/** Who asked for what from where, for the log: an account by its id, never by its name. */
export const whereOf = (request: LoggedRequest) => ({
  requestId: request.id,
  method: request.method,
  path: pathOnly(request.url),
  address: addressOf(request),
  ...(request.callerId !== undefined && { userId: request.callerId }),
});

/** A query string may carry what nobody should read in a log, so only the path is kept. */
export const pathOnly = (url: string): string => url.split('?', 1)[0] ?? url;
