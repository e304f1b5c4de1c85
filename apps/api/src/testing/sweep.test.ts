import { endpoints } from '@tawa/contract/all';
import type { Endpoint, Role } from '@tawa/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../db/seed/demo.ts';
import { startTestApp, type TestApp } from './app.ts';

let world: TestApp;
const tokens = new Map<Role, string>();
const roles = ['user', 'restaurant', 'admin'] as const;

beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps);
  for (const role of roles) tokens.set(role, await world.tokenOf(await world.addUser({ role })));
});
afterAll(() => world.close());

const rolesOf = ({ access }: Endpoint): readonly Role[] => (access === 'public' ? roles : access);
const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
const urlOf = (path: string, id: string) => `/api${path.replaceAll(/:\w+/g, id)}`;

function send(endpoint: Endpoint, id: string, { role, body }: { role?: Role; body?: string } = {}) {
  const token = role && tokens.get(role);
  return world.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint.path, id),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method !== 'GET' && { payload: body ?? '{}' }),
  });
}

describe('strangers and wrong roles', () => {
  test.each(guarded)('$name refuses a call without a token', async ({ endpoint }) => {
    const reply = await send(endpoint, '1');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'signed_out', requestId: expect.any(String) });
  });

  const wrong = guarded.flatMap(({ name, endpoint }) =>
    roles.filter((role) => !rolesOf(endpoint).includes(role)).map((role) => ({ name, role, endpoint })),
  );
  test.each(wrong)('$name refuses the role $role', async ({ endpoint, role }) => {
    const reply = await send(endpoint, '1', { role });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden' });
  });
});

describe('other people’s ids', () => {
  const inPath = endpoints.filter(({ endpoint }) => endpoint.owner && endpoint.path.includes(`:${endpoint.owner}`));
  test.each(inPath)('$name refuses an id that is not the caller’s', async ({ endpoint }) => {
    const reply = await send(endpoint, '1', { role: rolesOf(endpoint)[0] });
    expect(reply.statusCode).toBe(403);
  });

  const inBody = endpoints.filter(({ endpoint }) => endpoint.owner && !endpoint.path.includes(':'));
  test.each(inBody)('$name refuses a body with somebody else’s id', async ({ endpoint }) => {
    const body = JSON.stringify({ [endpoint.owner ?? '']: 1, menu_id: 1, quantity: 1 });
    const known = endpoint.path.includes('favorite') ? JSON.stringify({ userid: 1, menu_id: 1 }) : body;
    const reply = await send(endpoint, '1', { role: rolesOf(endpoint)[0], body: known });
    expect(reply.statusCode).toBe(403);
  });

  const rows = [
    ['PATCH', '/api/cart/1', '{"quantity":2}'],
    ['DELETE', '/api/cart/1', undefined],
    [
      'PUT',
      '/api/addresses/1',
      '{"label":"Home","line1":"1 Road","city_id":1,"pincode":"560038","phone":"9876543210"}',
    ],
    ['DELETE', '/api/addresses/1', undefined],
    ['GET', '/api/orders/FD-AAAAAA', undefined],
  ] as const;
  test.each(rows)('%s %s reads as not found for a stranger', async (method, url, payload) => {
    const headers = { authorization: `Bearer ${tokens.get('user')}`, 'content-type': 'application/json' };
    const reply = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode).toBe(404);
  });
});

describe('bad input', () => {
  const withBody = endpoints.filter(({ endpoint }) => endpoint.body);
  const bodies = [
    '{',
    '[]',
    'null',
    '"text"',
    '{"surprise":1}',
    '{"quantity":1e999}',
    `${'['.repeat(64)}${']'.repeat(64)}`,
  ];
  test.each(withBody)('$name answers every bad body with its clear error', async ({ endpoint }) => {
    for (const body of bodies) {
      const reply = await send(endpoint, 'FD-AAAAAA', { role: rolesOf(endpoint)[0], body });
      expect([400, 404], `${body.slice(0, 20)}: ${reply.body}`).toContain(reply.statusCode);
      expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  const withId = endpoints.filter(({ endpoint }) => endpoint.path.includes(':'));
  const ids = ['word', '0', '-1', '1.5', '1e9', '99999999999', '%00', '%ED%A0%80', '%27%20or%201=1', '2147483648'];
  test.each(withId)('$name answers every bad id without failing', async ({ endpoint }) => {
    for (const id of ids) {
      const reply = await send(endpoint, id, { role: rolesOf(endpoint)[0] });
      expect(reply.statusCode, `${id}: ${reply.body}`).toBeLessThan(500);
      if (reply.statusCode >= 400) expect(reply.json()).toHaveProperty('code');
      expect(reply.body).not.toMatch(/select |node_modules|stack/i);
    }
  });
});

describe('the list of endpoints', () => {
  test('is what the router serves and what the document describes', async () => {
    const declared = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort();
    expect([...world.app.gate.bound.keys()].sort()).toEqual(declared);
    const document: { paths: Record<string, Record<string, unknown>> } = (
      await world.app.inject('/api/openapi.json')
    ).json();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(described.sort()).toEqual(declared);
  });

  const open = endpoints.filter(({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'GET');
  test.each(open)('$name answers the demo world in its declared shape', async ({ endpoint }) => {
    const id = endpoint.path.includes(':word') ? 'Main' : '1';
    const reply = await send(endpoint, id);
    expect(reply.statusCode).toBe(200);
    const shape = endpoint.responses[200];
    expect(shape).toBeDefined();
    if (shape && 'parse' in shape && typeof shape.parse === 'function')
      expect(shape.parse(reply.json())).toEqual(reply.json());
  });
});
