import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { loadClassOf } from '@tawa/contract/common/load-classes';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProjectRoot } from '#platform/files/paths.ts';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createCrowd } from '../crowd.ts';
import { requestOf } from '../request.ts';

const crowd = createCrowd();
let world: TestApp;
let app: FastifyInstance;
const jobs = {
  handle: () => undefined,
  every: () => undefined,
  drain: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
  runDue: async () => undefined,
};
beforeAll(async () => {
  world = await startTestApp();
  const render = async () => ({ status: 200, html: '<p>', topics: [], maxAgeMs: 0 });
  app = await buildApp({ ...world.deps, jobs, load: crowd.load }, { render, scriptHashes: [] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const words = new Map([['document', 'refund-policy']]);
const numbered = ({ path }: Endpoint) => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, words.get(name) ?? '1'])),
});

async function ask(endpoint: Endpoint) {
  const { url, method } = requestOf(endpoint, { ...numbered(endpoint), query: { q: 'dal', dishes: '1' } });
  const reply = await app.inject({ url, method, headers: { 'content-type': 'application/json' }, payload: '{}' });
  return { status: reply.statusCode, code: String(reply.json().code), wait: Number(reply.headers['retry-after']) };
}

const called = endpoints.filter(({ endpoint }) => !endpoint.stream);

test('of every call a crowded server refuses what its class says, in the one shape, before anything is begun (load-1, load-3)', async () => {
  crowd.rush();
  const wrong: string[] = [];
  for (const { name, endpoint } of called) {
    const { status, code, wait } = await ask(endpoint);
    const isShed = status === 503 && code === 'overloaded' && wait >= 3;
    if (isShed !== (loadClassOf(endpoint) !== 'vital')) wrong.push(`${name} answered ${status} ${code}`);
  }
  expect(wrong).toEqual([]);
  crowd.calm();
  for (const { endpoint } of called) expect((await ask(endpoint)).code).not.toBe('overloaded');
});

test('figures go first, lists next, and the rest is answered meanwhile (load-1)', async () => {
  const shedAt = async (lateMs: number) => {
    crowd.calm();
    crowd.stay({ lateMs }, 3000);
    world.deps.cache.raiseAll();
    const classes: string[] = [];
    for (const { endpoint } of called)
      if (!endpoint.cache && (await ask(endpoint)).code === 'overloaded') classes.push(loadClassOf(endpoint));
    return [...new Set(classes)].toSorted();
  };
  expect([await shedAt(45), await shedAt(70)]).toEqual([['figures'], ['figures', 'lists']]);
  crowd.calm();
});

test('what is kept is answered however crowded it is, although it is old', async () => {
  const get = async () => app.inject(requestOf(listActiveRestaurants, {}));
  const fresh = await get();
  crowd.rush();
  world.deps.cache.raiseAll();
  expect([(await get()).statusCode, (await get()).body]).toEqual([200, fresh.body]);
  crowd.calm();
});

test('health and pictures are answered however crowded it is (load-1)', async () => {
  crowd.rush();
  const statuses = ['/healthz', '/readyz', '/metrics', '/api/uploads/none.webp', '/assets/none.js'].map(
    async (url) => (await app.inject(url)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404]);
  crowd.calm();
});

test('nothing but calls and pages can be refused for the crowd: no file, picture or health', async () => {
  const source = join(findProjectRoot(), 'apps/api/src');
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing[\\/]/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')));
  const refusing = files.filter((_, at) => /\bload\.(admit|take)\(/.test(texts[at] ?? ''));
  const pages = join('platform', 'pages');
  expect(refusing.toSorted()).toEqual([
    join('platform', 'http', 'route.ts'),
    join(pages, 'page.ts'),
    join(pages, 'plain', 'plain.ts'),
  ]);
});
