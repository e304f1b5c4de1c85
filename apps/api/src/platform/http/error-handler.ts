import { errorStatus, type ErrorBody, type ErrorCode } from '@tawa/contract/common/errors';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { findOwn } from '@tawa/domain/common/own';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { said } from '../words/said.ts';
import { languageOf } from './answer-language.ts';
import { isConnectionLost } from '../database/db-client.ts';
import { AppError, messageOf, notFound, textOf } from './errors.ts';
import { pathOnly, whereOf, type Log } from '../log.ts';

/** What a broken constraint of the database means to the person who caused it. */
export type Constraints = Readonly<Record<string, { code: ErrorCode; message: string; field?: string }>>;

const sqlStates: Readonly<Record<string, [ErrorCode, string]>> = {
  '23505': ['conflict', 'This exists already.'],
  '23P01': ['conflict', 'This overlaps with something that exists already.'],
  '23503': ['unprocessable', 'Something this refers to does not exist or is still in use.'],
  '23514': ['invalid', 'A value is outside of what is allowed.'],
  '22003': ['invalid', 'A number is too large.'],
  '22007': ['invalid', 'There is no such day or time.'],
  '22008': ['invalid', 'A day or time is outside of what is allowed.'],
  '22021': ['invalid', 'The text has characters that cannot be kept.'],
  '22P05': ['invalid', 'The text has characters that cannot be kept.'],
};
const busyStates = /^(08|53|57P|57014|55P03|40001|40P01|25P03|58)/;
const sqlState = /^[0-9A-Z]{5}$/;

const statusTexts: Readonly<Record<number, [ErrorCode, string]>> = {
  404: ['not_found', 'There is nothing here.'],
  405: ['method_not_allowed', 'This cannot be done here.'],
  408: ['invalid', 'The request took too long to arrive.'],
  413: ['too_large', 'The request is too large.'],
  414: ['invalid', 'The address is too long.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  429: ['busy', 'Too many requests. Please wait a moment and try again.'],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
};

const namesNothing = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

const internal = () => new AppError('internal', 'Something went wrong. Please try again later.');
const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'The server cannot answer right now. Please try again in a moment.', {
    retryAfterS: 2,
    cause,
  });

function fromDatabase(error: unknown, state: string, constraints: Constraints): AppError {
  const named = findOwn(constraints, textOf(error, 'constraint') ?? '');
  if (named) {
    const fields = named.field ? { [named.field]: named.message } : undefined;
    return new AppError(named.code, named.message, { cause: error, ...(fields && { fields }) });
  }
  const known = findOwn(sqlStates, state);
  if (known) return new AppError(known[0], known[1], { cause: error });
  return busyStates.test(state) || isConnectionLost(error) ? unavailable(error) : internal();
}

/** Any thrown thing as an error that may be answered; what nobody foresaw becomes `internal` with a fixed text. */
export function toAppError(error: unknown, constraints: Constraints): AppError {
  if (error instanceof AppError) return error;
  const code = textOf(error, 'code') ?? '';
  if (namesNothing.has(code)) return notFound(error);
  if (sqlState.test(code) && code !== 'EPIPE') return fromDatabase(error, code, constraints);
  const status: unknown = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number') {
    const known = statusTexts[status];
    if (known) return new AppError(known[0], known[1], { cause: error, ...(status === 503 && { retryAfterS: 5 }) });
    if (status >= 400 && status < 500) return new AppError('invalid', 'The request cannot be read.', { cause: error });
    return internal();
  }
  return isConnectionLost(error) ? unavailable(error) : internal();
}

/** The one shape of every failure. */
export function bodyOf(error: AppError, requestId: string, language: SpokenLanguage = 'en'): ErrorBody {
  const { code, msg, fields } = error;
  const say = (text: string) => said(text, language);
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, say(text)]));
  return {
    code,
    message: say(error.message),
    ...(msg !== undefined && { msg: say(msg) }),
    ...(errors && { errors }),
    requestId,
  };
}

function note(log: Log, request: FastifyRequest, error: unknown, appError: AppError): void {
  const where = whereOf(request);
  if (appError.code === 'internal') log.error({ ...where, err: error }, 'a request failed unexpectedly');
  // There are thousands of these at once; how many is a metric.
  else if (appError.code === 'overloaded') log.debug(where, appError.message);
  else if (appError.code === 'unavailable')
    log.warn({ ...where, reason: messageOf(error) }, 'a request could not be served');
  else log.info({ ...where, code: appError.code, status: appError.status }, appError.message);
}

/** Answers a failed request in the one shape and notes it in the log. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function createAnswerError(log: Log, constraints: Constraints): AnswerError {
  return (error, request, reply) => {
    const appError = toAppError(error, constraints);
    note(log, request, error, appError);
    if (appError.retryAfterS !== undefined) reply.header('retry-after', String(Math.ceil(appError.retryAfterS)));
    return reply
      .code(errorStatus[appError.code])
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(bodyOf(appError, request.id, languageOf(request))));
  };
}

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The methods that do exist for a path nobody answered, for 405. */
export function createMethodFinder(app: FastifyInstance) {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return (url: string): string[] => {
    patterns ??= [...app.gate.bound.values()].map(({ endpoint }) => ({
      method: endpoint.method,
      pattern: patternOf(endpoint.path),
    }));
    const path = pathOnly(url);
    return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
  };
}

export const isApiPath = (url: string): boolean => /^\/api(\/|$)/.test(pathOnly(url));

export function handleErrors(app: FastifyInstance, answerError: AnswerError): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}
