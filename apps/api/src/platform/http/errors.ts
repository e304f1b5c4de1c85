import { errorStatus, type ErrorCode } from '@tawa/contract/common/errors';

interface Details {
  /** One text for each refused field. */
  fields?: Record<string, string>;
  /** Sent beside `message` where the product fixes the name `msg`. */
  msg?: string;
  /** Seconds after which another try makes sense. */
  retryAfterS?: number;
  cause?: unknown;
}

/** A failure with a code of the contract and a text that may be shown to the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly msg: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus[code];
    this.fields = details.fields;
    this.msg = details.msg;
    this.retryAfterS = details.retryAfterS;
  }
}

/** What an address answers that names nothing. */
export const notFound = (cause?: unknown): AppError => new AppError('not_found', 'There is nothing here.', { cause });

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A string property of anything that was thrown, such as `code` or `constraint`. */
export function textOf(error: unknown, property: 'code' | 'constraint' | 'table'): string | undefined {
  if (typeof error !== 'object' || error === null || !(property in error)) return undefined;
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : undefined;
}
