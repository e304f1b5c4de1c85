import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { listCart } from '@tawa/contract/ordering/cart';
import { changeSetting } from '@tawa/contract/content/settings';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { PlainAnswer, ShowPlain } from './plain.ts';

let world: TestApp;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
afterEach(async () => {
  await app?.close();
});

const page = (over: Partial<PlainAnswer> = {}): PlainAnswer => ({ status: 200, html: '<p>Hello</p>', ...over });

async function serve(showPlain: ShowPlain, env: Partial<TestApp['deps']['env']> = {}) {
  await app?.close();
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  const render = async () => ({ status: 200, html: '<p>Whole</p>', topics: [], maxAgeMs: 0 });
  const web = { render, showPlain, plainStyle: 'p{color:red}', scriptHashes: [] };
  app = await buildApp({ ...world.deps, jobs, env: { ...world.deps.env, ...env } }, web);
  return app;
}

const own = { 'sec-fetch-site': 'same-origin' };
const typed = 'application/x-www-form-urlencoded';
const send = (server: FastifyInstance, payload: string, headers: Record<string, string> = own, url = '/plain/cart') =>
  server.inject({ method: 'POST', url, payload, headers: { host: 'tawa.example', 'content-type': typed, ...headers } });

test('nothing runs on a plain page, and nobody keeps it or finds it by searching (plain-3)', async () => {
  const server = await serve(async () => page());
  for (const url of ['/plain', '/plain/cart', '/hi/plain', '/kn/plain/orders/FD-1']) {
    const { headers, statusCode } = await server.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'none';style-src 'self';img-src data:;form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('the style is one file that a browser keeps for a year', async () => {
  const show = vi.fn<ShowPlain>(async () => page());
  const server = await serve(show);
  await server.inject('/plain');
  const { style = '' } = show.mock.calls[0]?.[0] ?? {};
  const { headers, body } = await server.inject(style);
  expect([body, headers['content-type']]).toEqual(['p{color:red}', 'text/css; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another part of our domain', { 'sec-fetch-site': 'same-site' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign origin that claims to be ours', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a foreign page of an old browser', { referer: 'https://evil.example/tawa.example' }],
  ['nobody who says so', {}],
])('a form of %s is refused before anything is read of it (plain-2)', async (_whose, headers) => {
  const show = vi.fn<ShowPlain>(async ({ failure }) => page({ status: failure?.status ?? 200 }));
  const server = await serve(show);
  expect((await send(server, 'do=clear', headers)).statusCode).toBe(403);
  expect(show.mock.calls.map(([{ failure }]) => failure?.message)).toEqual([
    'This form did not come from our page. Please open the page again and send it there.',
  ]);
});

test.each([
  ['says that it is ours', own],
  ['names our origin', { origin: 'http://tawa.example' }],
  ['names our page, as old browsers do', { referer: 'http://tawa.example/plain/cart' }],
])('a form whose browser %s is taken (plain-2)', async (_how, headers) => {
  const show = vi.fn<ShowPlain>(async () => page({ status: 303, location: '/plain/cart' }));
  const server = await serve(show);
  const { statusCode, headers: answered } = await send(server, 'do=clear&note=two%20words', headers);
  expect([statusCode, answered.location]).toEqual([303, '/plain/cart']);
  expect(show.mock.calls[0]?.[0].form.get('note')).toBe('two words');
});

test('a form that is too large or is none gets a page that says so (plain-5)', async () => {
  const server = await serve(async ({ failure }) =>
    page({ status: failure?.status ?? 200, html: failure?.message ?? '' }),
  );
  const large = await send(server, `note=${'x'.repeat(20_000)}`);
  expect([large.statusCode, large.body]).toEqual([413, 'The request is too large.']);
  const other = await send(server, '{}', { ...own, 'content-type': 'application/json' });
  expect(other.statusCode).toBe(415);
  for (const { headers } of [large, other]) expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await send(server, '%E0%A4%A&&==&do=%00')).statusCode).toBe(200);
});

test('cookies are of the plain pages alone, and no script and no other site has them (plain-3)', async () => {
  const customer = await world.addUser();
  const token = await world.tokenOf(customer);
  const show: ShowPlain = async () => page({ cookies: { session: token, city: '4', cart: null } });
  const plain = await send(await serve(show), '');
  const set = [plain.headers['set-cookie']].flat().map(String);
  expect(set).toHaveLength(9);
  for (const one of set) expect(one).toMatch(/; Path=\/((hi|kn)\/)?plain; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(set.find((one) => one.startsWith('plain_cart='))).toContain('plain_cart=; Path=/plain; Max-Age=0');
  const secure = await send(await serve(show, { isHttps: true }), '');
  for (const one of [secure.headers['set-cookie']].flat())
    expect(one).toMatch(/^__Secure-plain_\w+=[^;]*; .*; SameSite=Lax; Secure$/);
});

test('calls are made in the name of who has the cookie, and end with the session (plain-4)', async () => {
  const customer = await world.addUser();
  const token = await world.tokenOf(customer);
  const statuses: number[] = [];
  const show: ShowPlain = async ({ callAs, cookies }) => {
    const params = { userid: customer.userId };
    statuses.push((await callAs(cookies.session)(listCart, { params })).status);
    statuses.push((await callAs(undefined)(listActiveCities, {})).status);
    return page();
  };
  const server = await serve(show);
  const headers = { cookie: `plain_session=${token}` };
  await server.inject({ url: '/plain/cart', headers });
  await world.deps.db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', customer.userId)
    .execute();
  await server.inject({ url: '/plain/cart', headers });
  expect(statuses).toEqual([200, 200, 401, 200]);
});

test('while the site is closed nothing begins, and what is under way is shown (plain-6)', async () => {
  const office = world.as(await world.addUser({ role: 'admin' }));
  const set = async (value: string) => {
    world.clock.advance(1000);
    await office.ok(changeSetting, { body: { key: 'maintenance', value, reason: 'New ovens' } });
  };
  const server = await serve(async ({ failure }) => page({ status: failure?.status ?? 200 }));
  await set('closed');
  expect((await server.inject('/plain')).statusCode).toBe(503);
  expect((await send(server, 'do=add')).statusCode).toBe(503);
  expect((await server.inject('/plain/orders/FD-1')).statusCode).toBe(200);
  await set('open');
});

test('who chose plain pages is led there from the front page, and from no other (plain-1)', async () => {
  const server = await serve(async () => page());
  const cookie = 'plain=1';
  const locationOf = async (url: string, headers = {}) => (await server.inject({ url, headers })).headers.location;
  expect(await locationOf('/', { cookie })).toBe('/plain');
  expect(await locationOf('/hi?x=1', { cookie })).toBe('/hi/plain');
  expect(await locationOf('/menu', { cookie })).toBeUndefined();
  expect(await locationOf('/')).toBeUndefined();
});

test('a page that breaks says so in one that needs nothing (plain-5)', async () => {
  const server = await serve(() => Promise.reject(new Error('boom')));
  const { statusCode, body, headers } = await server.inject('/hi/plain/cart');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(body).toContain('<html lang="hi">');
  expect(body).not.toContain('boom');
});
