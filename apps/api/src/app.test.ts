import { endpoints, partnerEndpoints } from '@tawa/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from './platform/http/gate.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const declared = [...endpoints, ...partnerEndpoints].map(({ endpoint }) => nameOf(endpoint)).toSorted();

test('every declared call is served, and no other', () => {
  expect([...world.app.gate.bound.keys()].toSorted()).toEqual(declared);
});

test('the OpenAPI document lists exactly the declared calls', async () => {
  const { paths } = (await world.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(listed.toSorted()).toEqual(declared);
});

test('the OpenAPI document tells what a call answers that cannot be bound', async () => {
  type Document = { paths: Record<string, Record<string, { responses: object }>> };
  const { paths } = (await world.app.inject('/api/openapi.json')).json<Document>();
  expect(Object.keys(paths['/api/menu/{menu_id}']?.get?.responses ?? {})).toEqual(['200', '404', 'default']);
  expect(Object.keys(paths['/api/cart/{cart_id}']?.patch?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404']),
  );
});

test('the process lives and can serve', async () => {
  expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('every page carries the strict policies, and what is no page a short one under which nothing runs (security-1)', async () => {
  const { headers } = await world.app.inject('/nothing-here');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers).not.toHaveProperty('strict-transport-security');
  const answer = await world.app.inject('/api/cities/active');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  // A first order reads some two hundred of them: each byte of this counts so often.
  const size = Object.entries(answer.headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
    0,
  );
  expect(size).toBeLessThan(600);
  const docs = await world.app.inject('/api/docs');
  expect(docs.headers['content-security-policy']).toContain("script-src 'self'");
});

test('figures are for this machine, or for who carries the token', async () => {
  expect((await world.app.inject('/metrics')).body).toContain('tawa_http_answers_total');
  const stranger = await world.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
  expect(stranger.statusCode).toBe(404);
});

test('an uploaded path outside of the folder is not found', async () => {
  for (const path of ['../jwt-secret', '..%2fjwt-secret', '%2e%2e/jwt-secret', '.hidden']) {
    const response = await world.app.inject(`/api/uploads/${path}`);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain(world.deps.env.JWT_SECRETS[0]);
  }
});
