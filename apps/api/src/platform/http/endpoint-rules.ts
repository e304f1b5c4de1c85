import type { Endpoint } from '@tawa/contract/common/endpoint';
import { nameOf } from './gate.ts';

const roles = new Set(['user', 'restaurant', 'admin']);

/** The fields of an object schema, or undefined for any other schema. */
export function fieldsOf(schema: unknown): Record<string, unknown> | undefined {
  const def = defOf(schema);
  if (def?.type !== 'object' || typeof def.shape !== 'object' || def.shape === null) return undefined;
  return Object.fromEntries(Object.entries(def.shape));
}

function defOf(schema: unknown): { type?: unknown; shape?: unknown; catchall?: unknown } | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const def: unknown = Reflect.get(schema, 'def');
  return typeof def === 'object' && def !== null ? def : undefined;
}

const isStrict = (schema: unknown) =>
  fieldsOf(schema) === undefined || defOf(defOf(schema)?.catchall)?.type === 'never';

function* faults(endpoint: Endpoint): Generator<string> {
  const { access, scope, owner, params, query, body, responses, cache, stream, method, path } = endpoint;
  const isPublic = access === 'public';
  if (!isPublic && (!Array.isArray(access) || access.length === 0 || !access.every((role) => roles.has(role))))
    yield 'has no access rule';
  if (Object.keys(responses ?? {}).length === 0) yield 'declares no answer';
  const named = [...path.matchAll(/:(\w+)/g)].map((found) => String(found[1]));
  const declared = Object.keys(fieldsOf(params) ?? {});
  if (named.toSorted().join() !== declared.toSorted().join())
    yield 'does not declare exactly the parameters of its path';
  if (!isStrict(body)) yield 'lets unknown fields into its body';
  if (scope && String(access) !== 'restaurant') yield 'is for keys, which act for a restaurant alone';
  if (Boolean(scope) !== path.startsWith('/partner/'))
    yield 'is for keys and not below /partner, or the other way round';
  if (owner && isPublic) yield 'has an owner although anyone may call it';
  if (owner && ![params, query, body].some((part) => Object.hasOwn(fieldsOf(part) ?? {}, owner)))
    yield `has no field ${owner} to own`;
  if (cache && (!isPublic || method !== 'GET' || stream)) yield 'keeps an answer that is not a public GET';
}

/** Throws when an endpoint may not be served: nothing is open by default. */
export function refuseUnruled(endpoint: Endpoint): void {
  for (const fault of faults(endpoint)) throw new Error(`${nameOf(endpoint)} ${fault}.`);
}
