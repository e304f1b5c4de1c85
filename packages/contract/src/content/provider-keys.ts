import { reasonLengthMax } from '@tawa/domain/common/limits';
import { providerKeyNames } from '@tawa/domain/content/provider-keys';
import { z } from 'zod/mini';
import { instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const name = z.enum(providerKeyNames, 'Choose one of the list');
const byName = z.object({ name });

/** What may be told of a key: never the key. */
export const providerKey = z.object({
  name,
  /** Who sets it: the server's environment comes first; null while nobody does. */
  from: z.nullable(z.enum(['environment', 'office'])),
  /** False when the office set it and no key of the server opens it: its provider is off until it is set again. */
  is_readable: z.boolean(),
  /** The last four characters of one that the office set; empty for a short one. */
  ends_in: z.nullable(z.string()),
  set_by: z.nullable(z.string()),
  set_on: z.nullable(instant),
});
export type ProviderKey = z.infer<typeof providerKey>;

export const listProviderKeys = endpoint({
  method: 'GET',
  path: '/admin/provider-keys',
  summary: 'Which keys of providers are set, since when and by whom; never the keys',
  access: ['admin'],
  responses: { 200: z.array(providerKey) },
});

export const setProviderKey = endpoint({
  method: 'PUT',
  path: '/admin/provider-keys/:name',
  summary: 'Sets a key, at once and for every process; nobody can read it again',
  access: ['admin'],
  params: byName,
  body: z.strictObject({
    value: z.string('The key is required').check(z.trim(), z.minLength(1, 'The key is required'), z.maxLength(300)),
    reason: requiredText('Reason is required', reasonLengthMax),
  }),
  responses: { 200: message },
});

export const removeProviderKey = endpoint({
  method: 'DELETE',
  path: '/admin/provider-keys/:name',
  summary: 'Forgets a key that the office set',
  access: ['admin'],
  params: byName,
  responses: { 200: message },
});
