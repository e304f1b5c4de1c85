import type { Endpoint } from '@tawa/contract/common/endpoint';
import type { Random } from '@tawa/domain/common/random';
import { jsonOf } from './hostile.ts';
import type { OpenedPool } from './pool.ts';
import type { Who } from './roles.ts';
import { exampleOf, fieldsOf, isShape, shapeOf, type Shape } from './shapes.ts';
import type { Header, Wire } from './wire.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call before it is bytes. */
export interface Call {
  endpoint: Endpoint;
  who: Who;
  params: Values;
  query: Values;
  headers: Values;
  body: unknown;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});

function namesIn(shape: Shape): string[] {
  const inner = [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flat();
  const own = fieldsOf(shape).flatMap(([name, field]) => [name, name.replace(/s$/, ''), ...namesIn(field)]);
  return [...own, ...inner.flatMap((one) => (isShape(one) ? namesIn(one) : []))];
}

const parts = ['params', 'query', 'headers', 'body'] as const;

const namesOf = (endpoint: Endpoint): string[] => [
  ...new Set(parts.flatMap((part) => (endpoint[part] ? namesIn(shapeOf(endpoint[part])) : []))),
];

const names = new WeakMap<Endpoint, string[]>();

/** Makes calls that their contract takes in every part, of rows that exist where there are some. */
export function createCallMaker(pool: OpenedPool) {
  return async (endpoint: Endpoint, who: Who, random: Random): Promise<Call> => {
    const inputNames = names.get(endpoint) ?? namesOf(endpoint);
    names.set(endpoint, inputNames);
    const known = await pool.find(inputNames, who, endpoint.path);
    const [params, query, headers, body] = parts.map((part) => {
      const schema = endpoint[part];
      return schema && exampleOf(schema, random, known);
    });
    return { endpoint, who, params: recordOf(params), query: recordOf(query), headers: recordOf(headers), body };
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));
// A lone surrogate has no bytes in UTF-8; a client that sends it anyway sends these.
const encode = (text: string): string =>
  Array.from(text, (sign) => (/\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

export const pathOf = ({ endpoint, params }: Pick<Call, 'endpoint' | 'params'>): string =>
  `/api${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encode(textOf(Object.getOwnPropertyDescriptor(params, name)?.value)))}`;

export function queryOf(query: Values): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const asBytes = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ' ');

export const headersOf = ({ who, headers }: Pick<Call, 'who' | 'headers'>): Header[] => [
  ['host', '127.0.0.1'],
  ...(who.token ? [['authorization', `Bearer ${who.token}`] as const] : []),
  ...Object.entries(headers).map(([name, value]) => [name, asBytes(textOf(value))] as const),
];

/** The call as a client would send it. */
export function wireOf(call: Call): Wire {
  const { endpoint, query, body } = call;
  const json = endpoint.body === undefined ? null : Buffer.from(jsonOf(body));
  const type: Header[] = json ? [['content-type', 'application/json']] : [];
  return {
    method: endpoint.method,
    target: `${pathOf(call)}${queryOf(query)}`,
    headers: [...headersOf(call), ...type],
    body: json,
  };
}
