import { endpoints } from '@tawa/contract/all';
import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { callPurposes } from '@tawa/contract/common/purposes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { AppError } from '../../platform/http/errors.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createCrowd } from '../crowd.ts';
import { addRestaurant } from '../factories.ts';
import { readMetrics } from './read-metrics.ts';
import { requestOf } from '../request.ts';

const seriesMax = 300;
const crowd = createCrowd();
let world: TestApp;
let app: FastifyInstance;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  for (const role of ['user', 'restaurant', 'admin'] as const) {
    const account = await world.addUser({ role });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: account.userId });
    tokens.set(role, await world.tokenOf(account));
  }
  const render = async ({ url }: { url: string }) => {
    if (url.startsWith('/broken')) throw new Error('broken');
    if (url.startsWith('/busy')) throw new AppError('busy', 'Too many');
    return { status: url.startsWith('/moved') ? 301 : 200, html: '<p>', topics: [], maxAgeMs: 1000, location: '/' };
  };
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  app = await buildApp({ ...world.deps, jobs, load: crowd.load }, { render, scriptHashes: [] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const called = endpoints.filter(({ endpoint }) => !endpoint.stream);
const providers = ['mail server', 'web push', 'razorpay', 'stripe', 'MSG91', 'Twilio', 'files', 'own webhook'];

async function ask(endpoint: Endpoint, role: Role | undefined, id: string): Promise<void> {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]));
  const { url, method } = requestOf(endpoint, { params, query: { q: 'dal' } });
  const token = role && tokens.get(role);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  await app.inject({ url, method, headers, ...(method !== 'GET' && { payload: '{}' }) });
}

test(`after every call by everybody, in calm and crowd, a process tells fewer than ${seriesMax} series (metrics-1)`, async () => {
  for (const role of [undefined, 'user', 'restaurant', 'admin'] as const)
    for (const { endpoint } of called) await ask(endpoint, role, '1');
  for (const { endpoint } of called) await ask(endpoint, 'admin', 'x');
  crowd.rush();
  world.deps.cache.raiseAll();
  for (const { endpoint } of called) await ask(endpoint, 'user', '1');
  crowd.calm();
  const pages = [
    '/',
    '/broken',
    '/busy',
    '/moved',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/uploads/none.webp',
    '/robots.txt',
    '/%zz',
  ];
  for (const url of pages) await app.inject(url);
  for (const url of ['/nowhere', '/api/nowhere', '/api/cart/addtocart/more'])
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'] as const) await app.inject({ method, url });
  for (const provider of providers) world.deps.tally.called({ provider, isFailed: true, ms: 1 });
  const found = await readMetrics(app);
  const answers = [...found.keys()].filter((series) => series.startsWith('tawa_http_answers_total'));
  for (const purpose of callPurposes.filter((each) => each !== 'live'))
    expect(answers.filter((series) => series.includes(`purpose="${purpose}"`)).length).toBeGreaterThanOrEqual(2);
  expect(answers.some((series) => series.includes('status="503"'))).toBe(true);
  expect([...found.keys()].length).toBeLessThan(seriesMax);
  // Each of the house, and none of a route, an account or an address.
  expect([...found.keys()].filter((series) => series.startsWith('tawa_house_')).length).toBeGreaterThan(25);
  expect([...found.keys()].filter((series) => /\/|@|\d{3}\.\d/.test(series))).toEqual([]);
});
