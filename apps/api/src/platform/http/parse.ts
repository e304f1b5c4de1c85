import type { Endpoint } from '@tawa/contract/common/endpoint';
import { z } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { AppError, notFound } from './errors.ts';
import type { RawInput } from './gate.ts';

z.config(en());

const parts = ['query', 'headers', 'body'] as const;
const depthMax = 32;
const unkeepable = 'The text has characters that cannot be kept.';

type Issue = z.core.$ZodIssue;

// A map, because fields are named by whoever calls: an object already has a `constructor`, and would keep no text for it.
function noteIssue(fields: Map<string, string>, part: string, issue: Issue): void {
  const path = issue.path.map(String);
  const note = (field: string, text: string) => fields.has(field) || fields.set(field, text);
  if (issue.code !== 'unrecognized_keys') note(path.join('.') || part, issue.message);
  else for (const key of issue.keys) note([...path, key].join('.'), 'This field is not known.');
}

const isWellFormed = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const hasOnlyKeepableTexts = (part: unknown) =>
  typeof part !== 'object' ||
  part === null ||
  Object.values(part)
    .flat()
    .every((value) => typeof value !== 'string' || isWellFormed(value));

/** An address that no row can have names nothing, so it reads as one that does not exist. */
function parseParams({ params }: Endpoint, values: unknown): unknown {
  const outcome = params && hasOnlyKeepableTexts(values) ? z.safeParse(params, values ?? {}) : undefined;
  if (!outcome?.success) throw notFound();
  return outcome.data;
}

/** Every declared part, parsed; throws `not_found` for a path that cannot be and `invalid` with one text for each refused field. */
export function parseInput(endpoint: Endpoint, input: RawInput): Record<string, unknown> {
  const parsed: Record<string, unknown> = endpoint.params ? { params: parseParams(endpoint, input.params) } : {};
  if (endpoint.query && !hasOnlyKeepableTexts(input.query)) throw new AppError('invalid', unkeepable);
  const fields = new Map<string, string>();
  let isRefused = false;
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const outcome = z.safeParse(schema, input[part] === undefined ? {} : input[part]);
    isRefused ||= !outcome.success;
    if (outcome.success) parsed[part] = outcome.data;
    else for (const issue of outcome.error.issues) noteIssue(fields, part, issue);
  }
  if (!isRefused) return parsed;
  const [text, ...others] = fields.values();
  const message = text && others.length === 0 ? text : 'Please check the marked fields.';
  throw new AppError('invalid', message, { fields: Object.fromEntries(fields) });
}

function refuseUnsafe(value: unknown, depth: number): void {
  if (typeof value === 'string' && !isWellFormed(value)) throw new AppError('invalid', unkeepable);
  if (typeof value !== 'object' || value === null) return;
  if (depth > depthMax) throw new AppError('invalid', 'The body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isWellFormed(key))
      throw new AppError('invalid', 'The body has a field name that is not allowed.');
    refuseUnsafe(inner, depth + 1);
  }
}

/** The value of a JSON body; throws `invalid` for anything a database cannot keep or a parser should not meet. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('invalid', 'The body is not valid JSON.', { cause: error });
  }
  refuseUnsafe(value, 1);
  return value;
}
