import { listActiveCities } from '@tawa/contract/catalogue/cities';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { changeSetting } from '@tawa/contract/content/settings';
import { getSite } from '@tawa/contract/content/site';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { AppError } from '../http/errors.ts';
import type { InProcessCall } from '../http/gate.ts';
import { hashOfScript } from './last-page.ts';
import { pageRoutes, type RenderedPage, type RenderPage } from './page.ts';
import { createCrowd } from '#testing/crowd.ts';
import { createServer } from '../http/server.ts';

let world: TestApp;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
afterEach(async () => {
  await app?.close();
  world.deps.cache.raiseAll();
});

const jobs = {
  handle: () => undefined,
  every: () => undefined,
  drain: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
  runDue: async () => undefined,
};
async function serve(render: RenderPage, addressOf?: (url: string) => string) {
  app = await buildApp({ ...world.deps, jobs }, { render, addressOf, scriptHashes: ['sha256-abc'] });
  return app;
}
const page = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: '<!doctype html><p>Hello</p>',
  topics: ['menu'],
  maxAgeMs: 60_000,
  ...over,
});

test('a page is rendered once for everybody, until what it shows changes', async () => {
  const render = vi.fn<RenderPage>(async () => page());
  const server = await serve(render);
  const first = await server.inject('/menu');
  await server.inject('/menu');
  expect(render).toHaveBeenCalledTimes(1);
  expect(first.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(first.headers['content-security-policy']).toContain("'sha256-abc'");
  expect((await server.inject({ url: '/menu', headers: { 'if-none-match': first.headers.etag } })).statusCode).toBe(
    304,
  );
  world.deps.cache.raise(['menu']);
  await server.inject('/menu');
  expect(render).toHaveBeenCalledTimes(2);
});

async function serveWithAges(ages: readonly [Endpoint, number][]) {
  const left = new Map(ages);
  const call: InProcessCall = async (endpoint) => ({ status: 200, body: [], ageMs: left.get(endpoint) ?? 0 });
  const render = vi.fn<RenderPage>(async (request) => {
    for (const [endpoint] of ages) await request.call(endpoint, {});
    return page({ maxAgeMs: 15_000 });
  });
  app = await createServer({ env: world.deps.env, gate: world.deps, constraints: {} });
  pageRoutes(app, { render, call, origin: 'https://tawa.example', log: world.deps.log });
  await app.inject('/menu');
  await app.inject('/menu');
  return render;
}

test('a page is kept no longer than what is left to each answer that it shows (cache-7)', async () => {
  expect(await serveWithAges([[listActiveCities, 60_000]])).toHaveBeenCalledTimes(2);
});

test('a page that shows an old answer with a long life is kept all the same', async () => {
  const ages: [Endpoint, number][] = [
    [listActiveCities, 1000],
    [getSite, 9 * 60_000],
  ];
  expect(await serveWithAges(ages)).toHaveBeenCalledTimes(1);
});

test('redirects and failures keep their status and are not kept', async () => {
  const render = vi.fn<RenderPage>(async ({ url }) =>
    url === '/old' ? page({ status: 302, location: '/new' }) : page({ status: 500, maxAgeMs: 0 }),
  );
  const server = await serve(render);
  expect(await server.inject('/old')).toMatchObject({
    statusCode: 302,
    headers: expect.objectContaining({ location: '/new' }),
  });
  expect((await server.inject('/broken')).statusCode).toBe(500);
  expect((await server.inject('/broken')).statusCode).toBe(500);
  expect(render).toHaveBeenCalledTimes(3);
});

test('what is not there is kept until it may be there', async () => {
  const render = vi.fn<RenderPage>(async () => page({ status: 404 }));
  const server = await serve(render);
  for (let asked = 0; asked < 3; asked++) expect((await server.inject('/dish/7')).statusCode).toBe(404);
  expect(render).toHaveBeenCalledTimes(1);
  world.deps.cache.raise(['menu']);
  await server.inject('/dish/7');
  expect(render).toHaveBeenCalledTimes(2);
});

test('addresses that are shown alike are rendered once, as the one of them that stands for all (cache-3)', async () => {
  const render = vi.fn<RenderPage>(async ({ url }) => page({ html: url }));
  const server = await serve(render, (url) => (url.startsWith('/nothing') ? '/-' : url.replace(/\?.*/, '')));
  for (let made = 0; made < 20; made++) {
    expect((await server.inject(`/menu?x=${made}`)).body).toBe('/menu');
    expect((await server.inject(`/nothing-${made}`)).body).toBe('/-');
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test('whoever asks for ever new pages is told to wait; what is kept they still see, however old (cache-5)', async () => {
  const few = await startTestApp({ databaseUrl: world.databaseUrl, env: { RATE_LIMIT_FACTOR: '0.05' } });
  const render = vi.fn<RenderPage>(async ({ url }) => page({ html: url }));
  app = await buildApp({ ...few.deps, jobs }, { render, scriptHashes: [] });
  const server = app;
  const ask = async (url: string, remoteAddress = '10.0.0.1') => server.inject({ url, remoteAddress });
  const statuses: number[] = [];
  for (let made = 0; made < 14; made++) statuses.push((await ask(`/made-${made}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  const refused = await ask('/made-13');
  expect([refused.headers['content-type'], Number(refused.headers['retry-after'])]).toEqual([
    'text/html; charset=utf-8',
    expect.any(Number),
  ]);
  few.deps.cache.raise(['menu']);
  expect([(await ask('/made-3')).statusCode, (await ask('/made-13', '10.0.0.2')).statusCode]).toEqual([200, 200]);
  expect(render).toHaveBeenCalledTimes(13);
  await few.close();
});

test('an unknown path below /api is no page', async () => {
  const render = vi.fn<RenderPage>(async () => page());
  const server = await serve(render);
  const response = await server.inject('/api/nowhere');
  expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect((await server.inject('/apiary')).statusCode).toBe(200);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a renderer that throws shows the last page, and says whether to come back (load-3)', async () => {
  const server = await serve(async ({ url }) => {
    throw url === '/busy' ? new AppError('unavailable', 'x', { retryAfterS: 2 }) : new Error('secret reason');
  });
  const broken = await server.inject('/');
  expect(broken.statusCode).toBe(500);
  expect(broken.body).toContain('Looks like the server is down');
  const look = /<style>([^<]*)<\/style>/.exec(broken.body)?.[1] ?? '';
  expect(broken.headers['content-security-policy']).toContain(`style-src '${hashOfScript(look)}'`);
  expect(broken.body).not.toMatch(/ (src|rel)=/);
  expect(broken.body).toContain('<a class="main" href="">Try again</a>');
  expect(broken.body).not.toContain('secret reason');
  expect(await server.inject('/busy')).toMatchObject({
    statusCode: 503,
    headers: expect.objectContaining({ 'retry-after': '2' }),
  });
});

test('a crowded server shows what is kept, however old, and else a page that comes back by itself (load-2)', async () => {
  const { load, rush, calm } = createCrowd();
  const render = vi.fn<RenderPage>(async ({ url }) => page({ html: url }));
  const server = await buildApp({ ...world.deps, jobs, load }, { render, scriptHashes: [] });
  app = server;
  expect((await server.inject('/menu')).body).toBe('/menu');
  world.deps.cache.raise(['menu']);
  rush();
  expect(await server.inject('/menu')).toMatchObject({ statusCode: 200, body: '/menu' });
  const shown = await server.inject('/about');
  const wait = Number(shown.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(3);
  expect(shown).toMatchObject({ statusCode: 503, headers: expect.objectContaining({ 'cache-control': 'no-store' }) });
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.body).toContain(`<meta http-equiv="refresh" content="${wait}">`);
  expect(shown.body).toContain('We’re very busy');
  expect(shown.body).not.toMatch(/<script| (src|rel)=/);
  expect(render).toHaveBeenCalledTimes(1);
  calm();
  expect((await server.inject('/about')).body).toBe('/about');
});

test('while a page cannot be made anew, the last one is shown as long as it is true', async () => {
  let status = 200;
  const server = await serve(async () => page({ status, html: `<p>${status}</p>` }));
  expect((await server.inject('/menu')).body).toBe('<p>200</p>');
  status = 500;
  const connected = vi.spyOn(world.deps.listener, 'isConnected').mockReturnValue(false);
  world.clock.advance(5000);
  expect(await server.inject('/menu')).toMatchObject({ statusCode: 200, body: '<p>200</p>' });
  world.deps.cache.raise(['menu']);
  expect(await server.inject('/menu')).toMatchObject({ statusCode: 500 });
  connected.mockRestore();
  world.clock.advance(-5000);
});

test('while the site is closed one page stands for all but the panels and what is under way (settings-5)', async () => {
  const office = world.as(await world.addUser({ role: 'admin' }));
  const set = async (value: string) => {
    world.clock.advance(1000);
    await office.ok(changeSetting, { body: { key: 'maintenance', value, reason: 'New ovens' } });
  };
  const render = vi.fn<RenderPage>(async ({ closed }) =>
    page({ topics: ['settings'], ...(closed && { status: 503, html: `<p>${closed.words}</p>` }) }),
  );
  const server = await serve(render);
  expect((await server.inject('/menu')).statusCode).toBe(200);
  await set('closed');
  for (const path of ['/menu', '/', '/cart', '/restaurants?table=1'])
    expect(await server.inject(path)).toMatchObject({
      statusCode: 503,
      body: '<p>We are making Tawa better and will be back soon.</p>',
      headers: expect.objectContaining({
        'retry-after': '600',
        'cache-control': 'no-store',
        'x-closed': 'maintenance',
      }),
    });
  expect(render).toHaveBeenCalledTimes(2);
  for (const path of ['/login', '/orders', '/admindashboard', '/myorders/FD-1', '/r/token'])
    expect((await server.inject(path)).statusCode).toBe(200);
  await set('open');
  expect((await server.inject('/menu')).statusCode).toBe(200);
});

test('what stands in the place of a page is in the language of its address (languages-1)', async () => {
  const render = vi.fn<RenderPage>(async ({ url }) => {
    if (url.endsWith('/busy')) throw new AppError('busy', 'x', { retryAfterS: 2 });
    if (url.endsWith('/broken')) throw new Error('x');
    return page({ html: url });
  });
  const server = await serve(render);
  const htmlOf = async (url: string) => (await server.inject(url)).payload;
  expect(await htmlOf('/kn/broken')).toMatch(/<html lang="kn">[^]*href="\/kn"/);
  expect(await htmlOf('/hi/busy')).toMatch(/<html lang="hi">[^]*http-equiv="refresh"/);
  expect(await htmlOf('/broken')).toMatch(/<html lang="en">[^]*Something went wrong/);
  expect([await htmlOf('/menu'), await htmlOf('/hi/menu'), await htmlOf('/menu')]).toEqual([
    '/menu',
    '/hi/menu',
    '/menu',
  ]);
  expect(render.mock.calls.filter(([{ url }]) => url.endsWith('/menu'))).toHaveLength(2);
});

test('who asked for plain pages gets theirs, kept apart from the others (reading-2)', async () => {
  const render = vi.fn<RenderPage>(async ({ plain }) => page({ html: plain ? 'plain' : 'whole' }));
  const server = await serve(render);
  const get = async (cookie?: string) =>
    (await server.inject({ url: '/menu', headers: cookie ? { cookie } : {} })).body;
  expect(await get()).toBe('whole');
  for (const cookie of ['plain=1', 'a=2; plain=1', 'plain=1; b=3']) expect(await get(cookie)).toBe('plain');
  for (const cookie of ['plain=0', 'notplain=1', 'plain=11', 'plain', '=;;plain=1 1'])
    expect(await get(cookie)).toBe('whole');
  expect(render).toHaveBeenCalledTimes(2);
});
