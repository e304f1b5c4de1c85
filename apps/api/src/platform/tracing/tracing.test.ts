import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser, login } from '@tawa/contract/accounts/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildProgram } from '../../testing/program.ts';
import { createLog } from '../log.ts';
import { addJob, task } from '../jobs/tasks.ts';
import { headersOf, startOtlp } from './otlp.ts';
import { createTracing } from './create-tracing.ts';
import { noTracing, type Tracing } from './tracing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  attributes: z.array(attribute),
  status: z.object({ code: z.optional(z.int()) }),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

let world: TestApp;
let tracing: Tracing;
let collector: Server;
const bodies: string[] = [];
const heads: Record<string, string | string[] | undefined>[] = [];
const env = {
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
  OTEL_SERVICE_NAME: 'tawa-test',
  OTEL_TRACES_SAMPLER_ARG: 1,
  ROLE: 'all',
} as const;

async function listen(): Promise<string> {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += String(bytes)));
    request.on('end', () => {
      bodies.push(body);
      heads.push({ url: request.url, ...request.headers });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const email = 'asha.traced@example.in';
const password = 'quiet-harbour-7';
beforeAll(async () => {
  const log = createLog('silent');
  tracing = await createTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: await listen() }, log);
  world = await startTestApp({ tracing });
  const form = { name: 'Asha Rao', email, password, mobile: '9876543210' };
  await world.guest.ok(addUser, { body: form });
  await world.guest.ok(login, { body: { usernameOrEmail: email, password } });
  await world.app.inject('/api/search?q=dal%20makhani&city_id=7');
  await world.app.inject('/api/orders/FD-SECRET');
  await world.app.inject('/healthz');
  const ask = task('test.ask', z.object({ word: z.string() }));
  world.deps.jobs.handle(ask, () =>
    world.deps.outgoing.call({ provider: 'Twilio', act: 'text' }, async (line) => {
      line.note({ host: 'api.twilio.example', status: 401 });
      throw new Error('not for 9876543210');
    }),
  );
  await addJob(world.db, ask, { word: 'hello' }, { triesMax: 1 });
  await world.deps.jobs.runDue();
  await tracing.stop();
});
afterAll(async () => {
  await world.close();
  collector.close();
});

const spans = () =>
  bodies.flatMap((body) =>
    z
      .parse(sent, JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const valueOf = (of: z.infer<typeof span>, name: string) =>
  Object.values(of.attributes.find(({ key }) => key === name)?.value ?? {})[0];
const named = (name: string) => spans().filter((each) => each.name === name);

test('a request is a span by its route, and its statements lie within it, also after a body was read (metrics-7)', () => {
  const [request] = named('POST /api/users/login');
  expect(request).toMatchObject({ kind: 2 });
  if (!request) return;
  expect(valueOf(request, 'http.route')).toBe('/api/users/login');
  expect(Number(valueOf(request, 'http.response.status_code'))).toBe(200);
  expect(valueOf(request, 'tawa.purpose')).toBe('sign_in');
  const statements = spans().filter(
    ({ parentSpanId, traceId }) => parentSpanId === request.spanId && traceId === request.traceId,
  );
  expect(statements.length).toBeGreaterThan(2);
  expect(statements.some((each) => /from "users"/.test(String(valueOf(each, 'db.query.text'))))).toBe(true);
  expect(named('GET /healthz')).toEqual([]);
});

test('a job and the call to a provider in it are spans, and a failed one says so (metrics-7)', () => {
  const [job] = named('job test.ask');
  const [call] = named('Twilio text');
  expect(call?.parentSpanId).toBe(job?.spanId);
  expect([job?.status.code, call?.status.code]).toEqual([2, 2]);
  const told = ['server.address', 'http.response.status_code'].map((name) => call && String(valueOf(call, name)));
  expect(told).toEqual(['api.twilio.example', '401']);
});

test('no span holds a name, address, number, password, query or parameter (metrics-8)', () => {
  const all = bodies.join('\n');
  expect(spans().length).toBeGreaterThan(10);
  for (const secret of [
    email,
    'Asha',
    password,
    '9876543210',
    'dal',
    'makhani',
    'FD-SECRET',
    'city_id=',
    '127.0.0.1',
    'Bearer',
  ])
    expect(all.includes(secret) ? secret : '').toBe('');
});

test('spans go to the collector under the name and with the headers of the settings (metrics-9)', () => {
  expect(heads[0]).toMatchObject({ url: '/v1/traces', 'x-key': 'a secret' });
  expect(bodies[0]).toContain('"tawa-test"');
  expect(headersOf(' a=1, b = c=d ,')).toEqual({ a: '1', b: 'c=d' });
  expect(headersOf()).toEqual({});
});

test('without a collector nothing of it is loaded, and nothing is traced (metrics-9)', async () => {
  expect(await createTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, createLog('silent'))).toBe(noTracing);
  const folder = mkdtempSync(join(tmpdir(), 'tawa-traces-'));
  const program = readFileSync(await buildProgram(folder), 'utf8');
  expect(program).toContain('import("@opentelemetry/sdk-trace")');
  expect(program.match(/^import .*"@opentelemetry\/.*$/gm)).toBeNull();
  rmSync(folder, { recursive: true });
});

test('a collector that is away costs the spans and a line, and delays neither answers nor the end (metrics-9)', async () => {
  const lost = await startOtlp({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, createLog('silent'));
  const { open } = lost;
  open?.({ name: 'lost', kind: 'internal' }).end({}, false);
  const startedAt = performance.now();
  await lost.stop();
  expect(performance.now() - startedAt).toBeLessThan(4000);
});

test('a share of requests is traced where the settings ask for one (metrics-9)', async () => {
  const before = bodies.length;
  const endpoint = heads[0]?.host;
  const none = await startOtlp(
    { ...env, OTEL_TRACES_SAMPLER_ARG: 0, OTEL_EXPORTER_OTLP_ENDPOINT: `http://${String(endpoint)}` },
    createLog('silent'),
  );
  const opened = none.open?.({ name: 'none', kind: 'internal' });
  expect(
    await opened?.within(() =>
      none.part(
        () => ({ name: 'part', kind: 'client' }),
        async () => 1,
      ),
    ),
  ).toBe(1);
  opened?.end({}, false);
  await none.stop();
  expect(bodies.length).toBe(before);
});

test('with ACCESS_LOG each answer is a line of its route, and says nothing of who asked (metrics-10)', async () => {
  const lines: string[] = [];
  const accessLog = createLog('info', { write: (line) => void lines.push(line) });
  const jobs = { ...world.deps.jobs, handle: () => {}, every: () => {}, drain: () => {} };
  const render = async () => ({ status: 200, html: '<p>', topics: [], maxAgeMs: 0 });
  const web = { render, screenOf: () => '/dish/:menu_id', scriptHashes: [] };
  const app = await buildApp({ ...world.deps, jobs, accessLog }, web);
  const token = await world.tokenOf(await world.addUser());
  const reply = await app.inject({
    url: '/api/orders/FD-SECRET?token=hidden',
    remoteAddress: '203.0.113.9',
    headers: { authorization: `Bearer ${token}` },
  });
  await app.inject('/dish/7?x=1');
  await app.inject({ method: 'POST', url: '/made-up/asha@example.in?x=1' });
  const told = lines.map((line): unknown => JSON.parse(line));
  expect(told).toMatchObject([
    {
      method: 'GET',
      route: '/api/orders/:order_number',
      purpose: 'order',
      status: reply.statusCode,
      requestId: reply.headers['x-request-id'],
    },
    { method: 'GET', route: '/dish/:menu_id', purpose: 'page', status: 200 },
    { method: 'POST', route: 'none', purpose: 'unknown', status: 404 },
  ]);
  expect(
    Object.keys(z.parse(z.record(z.string(), z.unknown()), told[0])).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['level', 'method', 'ms', 'purpose', 'requestId', 'route', 'status', 'time']);
  for (const secret of ['FD-SECRET', 'hidden', '203.0.113', token, 'asha@'])
    expect(lines.join().includes(secret)).toBe(false);
  await app.close();
});
