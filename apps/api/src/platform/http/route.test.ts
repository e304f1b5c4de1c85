import { answer, endpoint, type Endpoint } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { AppError } from './errors.ts';
import { createInProcessCaller, route } from './route.ts';
import { createServer } from './server.ts';

let world: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { env, auth, rateLimit, cache, hub, load, log } = world.deps;
  const constraints = { things_name_key: { code: 'conflict', message: 'Taken.', field: 'name' } } as const;
  app = await createServer({ env, gate: { auth, rateLimit, cache, hub, load, log }, constraints });
});
afterEach(() => app.close());

const base = {
  method: 'GET',
  path: '/thing',
  summary: 'A thing',
  access: 'public',
  responses: { 200: z.object({ name: z.string() }) },
} as const;
const own = endpoint({
  method: 'POST',
  path: '/own/:userid',
  summary: 'Own things',
  access: ['user'],
  owner: 'userid',
  params: z.object({ userid: z.string() }),
  body: z.strictObject({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
});

test.each<[string, Partial<Endpoint>]>([
  ['no access rule', { access: [] }],
  ['no answer', { responses: {} }],
  ['a parameter without a schema', { path: '/thing/:id' }],
  ['a parameter that is not in the path', { params: z.object({ id: z.string() }) }],
  ['a body that lets anything in', { method: 'POST', body: z.object({ a: z.string() }) }],
  ['an owner among strangers', { owner: 'id' }],
  ['an owner that no part carries', { access: ['user'], owner: 'id' }],
  ['a kept private answer', { access: ['user'], cache: { topics: [], maxAgeMs: 1 } }],
])('an endpoint with %s does not boot', (_name, wrong) => {
  expect(() => route(app, { ...base, ...wrong }, () => answer(200, { name: 'x' }))).toThrow(/^\w+ \/thing/);
});

test('a column that the contract does not declare cannot leave', async () => {
  route(app, endpoint(base), () => answer(200, { name: 'dal', password_hash: 'secret' }));
  expect((await app.inject('/api/thing')).json()).toEqual({ name: 'dal' });
});

test('an answer that breaks its own declaration is an internal failure without its reason', async () => {
  const broken: { name: string } = JSON.parse('{"nam":"dal"}');
  route(app, endpoint(base), () => answer(200, broken));
  const response = await app.inject('/api/thing');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'internal', message: 'Something went wrong. Please try again later.' });
});

test('a file that is not declared as one is an internal failure, so that none is taken along unseen (requests-3)', async () => {
  const file = { status: 200, body: 'a,b', headers: { 'content-type': 'text/csv' } } as const;
  const media = 'text/csv';
  route(app, endpoint({ ...base, responses: { 200: z.string() } }), () => file);
  route(app, endpoint({ ...base, path: '/file', media, responses: { 200: z.string() } }), () => file);
  expect((await app.inject('/api/thing')).statusCode).toBe(500);
  expect((await app.inject('/api/file')).body).toBe('a,b');
});

test('a form is no body of a call that takes JSON, also of one that needs no field of it (requests-3)', async () => {
  const body = z.strictObject({ name: z.optional(z.string()) });
  route(app, endpoint({ ...base, method: 'POST', body }), () => answer(200, { name: 'x' }));
  const payload = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const reply = await app.inject({ method: 'POST', url: '/api/thing', headers, payload });
  expect(reply.json()).toMatchObject({ code: 'unsupported_media_type' });
  expect((await app.inject({ method: 'POST', url: '/api/thing' })).statusCode).toBe(200);
});

test('a status that is not declared is an internal failure', async () => {
  const odd: { status: 200; body: { name: string } } = JSON.parse('{"status":418,"body":{"name":"tea"}}');
  route(app, endpoint(base), () => odd);
  expect((await app.inject('/api/thing')).statusCode).toBe(500);
});

test.each([
  [
    Object.assign(new Error('duplicate'), { code: '23505', constraint: 'things_name_key' }),
    409,
    { code: 'conflict', errors: { name: 'Taken.' } },
  ],
  [Object.assign(new Error('duplicate'), { code: '23505', constraint: 'unheard_of' }), 409, { code: 'conflict' }],
  [Object.assign(new Error('statement timeout'), { code: '57014' }), 503, { code: 'unavailable' }],
  [Object.assign(new Error('disk full'), { code: '53100' }), 503, { code: 'unavailable' }],
  [new Error('Query read timeout'), 503, { code: 'unavailable' }],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, { code: 'unavailable' }],
  [Object.assign(new Error('select secret from users'), { code: '42703' }), 500, { code: 'internal' }],
  [
    new AppError('not_found', 'No such dish.', { msg: 'No such dish.' }),
    404,
    { code: 'not_found', msg: 'No such dish.' },
  ],
])('%s is answered as it should be', async (error, status, body) => {
  route(app, endpoint(base), async () => {
    throw error;
  });
  const response = await app.inject('/api/thing');
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(body);
  expect(response.body).not.toContain('select secret');
  expect(response.headers['retry-after'] !== undefined).toBe(status === 503);
});

test('guest 401, other role 403, other id 403, bad body 400, own 200 (access-1)', async () => {
  route(app, own, ({ body }) => answer(200, body));
  const [user, admin] = [await world.addUser(), await world.addUser({ role: 'admin' })];
  const send = async (who: typeof user | undefined, id: number, payload: object) => {
    const authorization = who ? `Bearer ${await world.tokenOf(who)}` : '';
    return (await app.inject({ method: 'POST', url: `/api/own/${id}`, headers: { authorization }, payload }))
      .statusCode;
  };
  expect(await send(undefined, user.userId, { name: 'a' })).toBe(401);
  expect(await send(admin, admin.userId, { name: 'a' })).toBe(403);
  expect(await send(user, admin.userId, { name: 'a' })).toBe(403);
  expect(await send(user, user.userId, { name: 'a', price: 1 })).toBe(400);
  expect(await send(user, user.userId, { name: 'a' })).toBe(200);
});

test('a page makes public calls without HTTP, and no others', async () => {
  const asked = endpoint({ ...base, path: '/asked', query: z.object({ name: z.string() }) });
  route(app, asked, ({ query }) => answer(200, query));
  route(app, own, ({ body }) => answer(200, body));
  const call = createInProcessCaller(app.gate, {});
  expect(await call(asked, { query: { name: 'dal' } })).toEqual({ status: 200, body: { name: 'dal' }, ageMs: 0 });
  expect(await call(own, { params: { userid: '1' }, body: { name: 'a' } })).toMatchObject({ status: 401 });
});

test('a page reads what was kept for browsers and leaves it for them, until it changes (cache-7)', async () => {
  const path = '/kept/:id';
  const params = z.object({ id: z.string() });
  const query = z.object({ city: z.optional(z.string()) });
  const kept = endpoint({ ...base, path, params, query, cache: { topics: ['menu'], maxAgeMs: 60_000 } });
  let made = 0;
  route(app, kept, ({ params: { id }, query: { city } }) => answer(200, { name: `${id} ${city} ${++made}` }));
  const call = createInProcessCaller(app.gate, {});
  const asked = { params: { id: 'a/b' }, query: { city: 'Navi Mumbai', page: undefined } };
  expect(await call(kept, asked)).toMatchObject({ status: 200, body: { name: 'a/b Navi Mumbai 1' } });
  expect((await app.inject('/api/kept/a%2Fb?city=Navi+Mumbai')).json()).toEqual({ name: 'a/b Navi Mumbai 1' });
  world.deps.cache.raise(['menu']);
  expect(await call(kept, asked)).toMatchObject({ body: { name: 'a/b Navi Mumbai 2' } });
});

test('bytes over which a signature runs are handed on as they came', async () => {
  const hook = endpoint({ ...base, method: 'POST', path: '/hook' });
  route(app, hook, ({ rawBody }) => answer(200, { name: rawBody?.toString('hex') ?? '' }));
  const payload = Buffer.from('{ "a" : 1,}');
  const response = await app.inject({
    method: 'POST',
    url: '/api/hook',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.json()).toEqual({ name: payload.toString('hex') });
});
