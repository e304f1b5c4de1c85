import { changeSetting } from '@tawa/contract/content/settings';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCrowd } from '../../testing/crowd.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { AppError } from '../http/errors.ts';
import type { RenderedPage, RenderPage } from './page.ts';

let world: TestApp;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  world = await startTestApp({ env: { EDGE_SECONDS: '20' } });
});
afterAll(() => world.close());
afterEach(async () => {
  await app?.close();
  world.deps.cache.raiseAll();
});

const shared = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';
const page = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: '<p>Hello</p>',
  topics: ['menu'],
  maxAgeMs: 600_000,
  ...over,
});

async function serve(render: RenderPage, over: Partial<TestApp['deps']> = {}, build = 'one') {
  await app?.close();
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  const web = { render, scriptHashes: [], build, isForAll: (url: string) => !/^\/(r|booking)\/|\?x=/.test(url) };
  app = await buildApp({ ...world.deps, jobs, ...over }, web);
  return app;
}
const controlOf = async (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await server.inject({ url, headers })).headers['cache-control'];

test('a cache in front may keep what everybody is shown, for seconds, and no browser may (edge-1)', async () => {
  const server = await serve(async () => page());
  const first = await server.inject('/menu');
  expect(first.headers).toMatchObject({ 'cache-control': shared, vary: 'accept-encoding' });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(await controlOf(server, '/menu')).toBe(shared);
  expect(await controlOf(server, '/menu', { cookie: 'of=others' })).toBe(shared);
});

test('whoever asks again with the tag hears 304 with the same headers, until another build is served (edge-2)', async () => {
  const first = await (await serve(async () => page())).inject('/menu');
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"one-[\w-]{22}"$/);
  const again = await app?.inject({ url: '/menu', headers: { 'if-none-match': etag } });
  expect(again?.statusCode).toBe(304);
  expect(again?.headers).toMatchObject({ 'cache-control': shared, etag });
  expect(again?.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  world.deps.cache.raiseAll();
  const server = await serve(async () => page(), {}, 'two');
  expect((await server.inject({ url: '/menu', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
});

test('nothing but a whole public page in its own address is shared (edge-1)', async () => {
  const server = await serve(async ({ url }) => {
    if (url.startsWith('/gone')) return page({ status: 404 });
    if (url.startsWith('/moved')) return page({ status: 302, location: '/menu' });
    if (url.startsWith('/failed')) return page({ status: 500 });
    if (url.startsWith('/once')) return page({ maxAgeMs: 0 });
    if (url.startsWith('/busy')) throw new AppError('busy', 'x', { retryAfterS: 2 });
    if (url.startsWith('/broken')) throw new Error('x');
    return page();
  });
  const own = ['/gone', '/moved', '/failed', '/once', '/r/secret', '/booking/TB-1', '/menu?x=1'];
  for (const url of own) expect([url, await controlOf(server, url)]).toEqual([url, 'no-cache']);
  for (const url of ['/busy', '/broken']) expect([url, await controlOf(server, url)]).toEqual([url, 'no-store']);
  expect(await controlOf(server, '/menu', { authorization: 'Bearer x' })).toBe('no-cache');
  expect(await controlOf(server, '/api/cities/active')).toBe('no-cache');
  expect(await controlOf(server, '/healthz')).toBe('no-store');
});

test('no page is shared for longer than it is true, and none that is old already (edge-3)', async () => {
  const { load, rush, calm } = createCrowd();
  const server = await serve(async () => page({ maxAgeMs: 15_000 }), { load });
  expect(await controlOf(server, '/menu')).toMatch(/s-maxage=1[45], stale-while-revalidate=1[45]$/);
  world.clock.advance(10_000);
  expect(await controlOf(server, '/menu')).toMatch(/s-maxage=[45], stale-while-revalidate=[45]$/);
  world.clock.advance(4500);
  expect(await controlOf(server, '/menu')).toBe('no-cache');
  world.clock.advance(1000);
  expect(await controlOf(server, '/menu')).toMatch(/s-maxage=1[45]/);
  world.deps.cache.raise(['menu']);
  rush();
  expect(await controlOf(server, '/menu')).toBe('no-cache');
  calm();
  const connected = vi.spyOn(world.deps.listener, 'isConnected').mockReturnValue(false);
  world.clock.advance(60_000);
  expect(await controlOf(server, '/menu')).not.toContain('s-maxage=20');
  connected.mockRestore();
});

test('the page of a closed site is never shared (edge-1)', async () => {
  const office = world.as(await world.addUser({ role: 'admin' }));
  const set = async (value: string) => {
    world.clock.advance(1000);
    await office.ok(changeSetting, { body: { key: 'maintenance', value, reason: 'New ovens' } });
  };
  const server = await serve(async ({ closed }) => page(closed ? { status: 503, topics: ['settings'] } : {}));
  await set('closed');
  expect(await controlOf(server, '/menu')).toBe('no-store');
  await set('open');
});

test('without EDGE_SECONDS every page is asked for each time (edge-1)', async () => {
  const server = await serve(async () => page(), { env: { ...world.deps.env, EDGE_SECONDS: 0 } });
  expect(await controlOf(server, '/menu')).toBe('no-cache');
});

test('a plain page is never shared (edge-1, reading-2)', async () => {
  const server = await serve(async () => page());
  const { headers } = await server.inject({ url: '/menu', headers: { cookie: 'plain=1' } });
  expect(headers['cache-control']).toBe('no-cache');
});
