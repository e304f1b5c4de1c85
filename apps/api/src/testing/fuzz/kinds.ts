import { gzipSync } from 'node:zlib';
import type { Random } from '@tawa/domain/common/random';
import { type Call, headersOf, pathOf, queryOf, wireOf } from './calls.ts';
import { changeOne } from './changes.ts';
import { bornNames, drawHostile, drawHostileText, edgesOf, jsonOf } from './hostile.ts';
import { shapeOf } from './shapes.ts';
import { withFile } from './uploads.ts';
import type { Header, Wire } from './wire.ts';

type Kind = (call: Call, random: Random) => Wire;
type Part = 'params' | 'query' | 'headers' | 'body';

const edgesIn = ({ endpoint }: Call, part: Part): readonly unknown[] =>
  endpoint[part] ? edgesOf(shapeOf(endpoint[part])) : [];
const anyOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)];

const sound: Kind = (call, random) =>
  call.endpoint.method === 'GET' || call.endpoint.body
    ? wireOf(call)
    : random.next() < 0.5
      ? withFile(wireOf(call), random)
      : wireOf(call);

const oddBody: Kind = (call, random) =>
  call.endpoint.body
    ? wireOf({ ...call, body: changeOne(call.body, random, edgesIn(call, 'body')) })
    : oddQuery(call, random);

const oddPath: Kind = (call, random) => {
  const names = Object.keys(call.params);
  const name = anyOf(random, names);
  if (name === undefined) return oddQuery(call, random);
  const params = { ...call.params, [name]: drawHostileText(random, edgesIn(call, 'params')) };
  return wireOf({ ...call, params });
};

const oddQuery: Kind = (call, random) => {
  const names = call.endpoint.query ? Object.keys(shapeOf(call.endpoint.query).properties ?? {}) : [];
  const name =
    (random.next() < 0.85 ? anyOf(random, names) : undefined) ?? anyOf(random, [...bornNames, 'x', 'a[b]', '']) ?? 'x';
  const text = drawHostileText(random, edgesIn(call, 'query'));
  const value = random.next() < 0.15 ? Array.from({ length: random.pick([2, 3, 200]) }, () => text) : text;
  return wireOf({ ...call, query: Object.fromEntries([...Object.entries(call.query), [name, value]]) });
};

const brokenQueries = [
  '?%',
  '?%ED%A0%80=1',
  '?=',
  '?&&&',
  '?a=%00',
  '?q=%ff%fe',
  `?${'a=1&'.repeat(1500)}`,
  '?[]=1',
  '#x',
  ';v=1',
  '??',
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  '?__proto__[a]=1',
];
const brokenAddress: Kind = (call, random) => {
  const wire = wireOf(call);
  return {
    ...wire,
    target: `${pathOf(call)}${anyOf(random, brokenQueries) ?? ''}${queryOf(call.query).replace('?', '&')}`,
  };
};

const brokenBytes: readonly ((whole: Buffer) => Buffer)[] = [
  (whole) => whole.subarray(0, Math.floor(whole.length / 2)),
  (whole) => Buffer.concat([whole, Buffer.from([0xff])]),
  (whole) => Buffer.concat([whole.subarray(0, 2), Buffer.from([0xc0, 0x80]), whole.subarray(2)]),
  (whole) => Buffer.concat([whole.subarray(0, 2), Buffer.from([0xed, 0xa0, 0x80]), whole.subarray(2)]),
  (whole) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]),
  (whole) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole.toString(), 'utf16le')]),
  (whole) => Buffer.concat([whole, whole]),
  (whole) => Buffer.concat([whole, Buffer.alloc(3)]),
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from('"text"'),
  () => Buffer.from('[]'),
  () => Buffer.from('{"a":1,"a":2}'),
  () => Buffer.from('{"__proto__":{"role":"admin"}}'),
  () => Buffer.from('['.repeat(30_000)),
  () => Buffer.from(`{"a":"${'x'.repeat(70_000)}"}`),
  () => Buffer.from(`{"a":"${'x'.repeat(300_000)}"}`),
];
const brokenBody: Kind = (call, random) => {
  const wire = wireOf(call);
  const broken = anyOf(random, brokenBytes)?.(wire.body ?? Buffer.from('{}')) ?? null;
  const typed = wire.headers.some(([name]) => name === 'content-type');
  return {
    ...wire,
    headers: typed ? wire.headers : [...wire.headers, ['content-type', 'application/json']],
    body: broken,
  };
};

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/JSON',
  'application/jsonx',
  'json',
  '',
  'a'.repeat(500),
  'application/json, text/plain',
  'application/vnd.api+json',
  'application/xml',
  'constructor',
];
const oddType: Kind = (call, random) => {
  const wire = wireOf(call);
  const others = wire.headers.filter(([name]) => name !== 'content-type');
  const type: Header[] = random.next() < 0.15 ? [] : [['content-type', anyOf(random, types) ?? '']];
  return { ...wire, headers: [...others, ...type], body: wire.body ?? Buffer.from('{}') };
};

const zeros = gzipSync(Buffer.alloc(20 * 1024 * 1024));
const packed: Kind = (call, random) => {
  const wire = wireOf(call);
  const isBomb = random.next() < 0.5;
  const body = isBomb ? zeros : gzipSync(wire.body ?? Buffer.from('{}'));
  const typed: Header[] = wire.headers.some(([name]) => name === 'content-type')
    ? []
    : [['content-type', 'application/json']];
  return {
    ...wire,
    headers: [...wire.headers, ...typed, ['content-encoding', random.pick(['gzip', 'br', 'deflate', 'gzip, gzip'])]],
    body,
  };
};

const oddHeaders: readonly ((wire: Wire) => Header[])[] = [
  (wire) => wire.headers.filter(([name]) => name === 'authorization' || name === 'content-type'),
  () => [['authorization', 'Bearer x.y.z']],
  () => [['authorization', `Bearer ${'a'.repeat(5000)}`]],
  () => [
    ['content-length', '5'],
    ['content-length', '7'],
  ],
  () => [['content-length', '-1']],
  () => [['transfer-encoding', 'chunked']],
  () => [
    ['transfer-encoding', 'chunked'],
    ['content-length', '3'],
  ],
  () => [
    ['host', 'evil.example'],
    ['x-forwarded-host', 'evil.example'],
  ],
  () => [['host', '']],
  () => [['x-forwarded-for', `${'1.1.1.1, '.repeat(300)}::1`]],
  () => [['if-none-match', `${'"x",'.repeat(500)}*`]],
  () => [['range', 'bytes=9999999999-,0-0,-1']],
  () => [['accept-encoding', `${'br;q=0.1,'.repeat(300)}gzip;q=x`]],
  () => [
    ['accept', '\xff\xfe'],
    ['accept-language', ','.repeat(2000)],
    ['cookie', '=;='.repeat(500)],
  ],
  () => [
    ['last-event-id', '-1'],
    ['last-event-id', '1e400'],
  ],
  () => [
    ['idempotency-key', '\xf0\x9f'],
    ['idempotency-key', 'x'.repeat(300)],
  ],
  () => [['user-agent', '\xc3\x28'.repeat(400)]],
  () => [['x-big', 'x'.repeat(20_000)]],
  () => Array.from({ length: 2500 }, (_, at) => [`h${at}`, ''] as const),
  () => [['expect', '100-continue']],
  () => [['expect', 'the-unexpected']],
  () => [
    ['connection', 'upgrade'],
    ['upgrade', 'websocket'],
  ],
  () => [['connection', 'close, authorization']],
  () => bornNames.map((name) => [name, '1'] as const),
];
const oddHeader: Kind = (call, random) => {
  const wire = wireOf(call);
  return { ...wire, headers: [...wire.headers, ...(anyOf(random, oddHeaders)?.(wire) ?? [])] };
};
const oddOwnHeader: Kind = (call, random) => {
  const names = call.endpoint.headers ? Object.keys(shapeOf(call.endpoint.headers).properties ?? {}) : [];
  const name = anyOf(random, names);
  if (name === undefined) return oddHeader(call, random);
  const headers = { ...call.headers, [name]: drawHostileText(random, edgesIn(call, 'headers')).slice(0, 6000) };
  return { ...wireOf(call), headers: headersOf({ ...call, headers }) };
};

const methods = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'GET',
  'get',
  'PROPFIND',
  'QUERY',
  'NOSUCH',
];
const oddMethod: Kind = (call, random) => {
  const wire = wireOf(call);
  const method = anyOf(random, methods) ?? 'HEAD';
  return { ...wire, method, body: random.next() < 0.5 ? wire.body : null };
};

const replaced: Kind = (call, random) => {
  if (!call.endpoint.body) return oddPath(call, random);
  const body = drawHostile(random, edgesIn(call, 'body'));
  return {
    ...wireOf(call),
    headers: [...headersOf(call), ['content-type', 'application/json']],
    body: Buffer.from(jsonOf(body)),
  };
};

/** Every way to make a request of a call, with how often it is taken. */
export const kinds: readonly (readonly [name: string, weight: number, kind: Kind])[] = [
  ['sound', 30, sound],
  ['odd body', 28, oddBody],
  ['odd query', 10, oddQuery],
  ['odd path', 8, oddPath],
  ['broken address', 2, brokenAddress],
  ['broken body', 5, brokenBody],
  ['other body', 3, replaced],
  ['odd type', 3, oddType],
  ['packed', 2, packed],
  ['odd header', 4, oddHeader],
  ['odd own header', 2, oddOwnHeader],
  ['odd method', 2, oddMethod],
  ['file', 1, (call, random) => withFile(wireOf(call), random)],
];

const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);

/** One of the kinds, by its weight. */
export function drawKind(random: Random): readonly [name: string, kind: Kind] {
  let left = random.next() * total;
  for (const [name, weight, kind] of kinds) {
    left -= weight;
    if (left < 0) return [name, kind];
  }
  return ['sound', sound];
}
