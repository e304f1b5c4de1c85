import { pino, type Logger } from 'pino';

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
  'secret',
];
const redacted = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The one logger: JSON lines without passwords, tokens and phone numbers. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    redact: { paths: redacted, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });

/** A query string may carry what nobody should read in a log, so only the path is kept. */
export const pathOnly = (url: string): string => url.split('?', 1)[0] ?? url;
