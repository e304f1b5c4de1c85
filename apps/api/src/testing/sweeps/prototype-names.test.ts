import { endpoints } from '@tawa/contract/all';
import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { setKitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createRandom } from '@tawa/domain/common/random';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant } from '../factories.ts';
import { exampleOf } from '../fuzz/shapes.ts';
import { requestOf } from '../request.ts';

// What every object of the language has without being given it, so that a table keyed by input finds something there.
const names = Object.getOwnPropertyNames(Object.prototype);

let world: TestApp;
const tokens = new Map<Role | 'guest', string>();

beforeAll(async () => {
  world = await startTestApp();
  for (const role of ['user', 'restaurant', 'admin'] as const) {
    const account = await world.addUser({ role });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: account.userId });
    tokens.set(role, await world.tokenOf(account));
  }
});
afterAll(() => world.close());

const called = endpoints.filter(({ endpoint }) => !endpoint.stream);
const rolesOf = ({ access }: Endpoint): readonly (Role | 'guest')[] => (access === 'public' ? ['guest'] : access);

interface Given {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** A call that its contract takes in every part; each account has one restaurant, which needs no name. */
function exampleFor({ params, query, headers: declared, body }: Endpoint): Given {
  const headers = declared === setKitchenStatus.headers ? undefined : declared;
  const random = createRandom(7);
  const [p, q, h, b] = [params, query, headers, body].map((schema) => schema && exampleOf(schema, random));
  return { params: p, query: q, headers: h, body: b };
}

async function send(endpoint: Endpoint, given: Given, role: Role | 'guest', extra: Record<string, string> = {}) {
  const request = requestOf(endpoint, given);
  const token = tokens.get(role);
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }), ...extra };
  return world.app.inject({ ...request, headers });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value once for each object in it, at any depth, with one more field there. */
function* withField(value: unknown, name: string): Generator {
  if (isPlain(value)) yield { ...value, [name]: 1 };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withField(inner, name))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

const inTurn = (at: number) => [...new Set(['constructor', '__proto__', names[at % names.length] ?? 'toString'])];

describe('a body with a field that every object has already', () => {
  const withBody = called.filter(({ endpoint }) => endpoint.body).map((each, at) => ({ ...each, at }));
  test.each(withBody)('$name refuses it', async ({ endpoint, at }) => {
    const given = exampleFor(endpoint);
    expect(
      z.safeParse(endpoint.body ?? z.never(), given.body).success,
      `not taken: ${JSON.stringify(given.body)}`,
    ).toBe(true);
    const all = Object.fromEntries(names.map((name) => [name, 1]));
    const alone = inTurn(at).flatMap((name) => [...withField(given.body, name)]);
    for (const role of rolesOf(endpoint))
      for (const body of [{ ...Object(given.body), ...all }, ...alone]) {
        const reply = await send(endpoint, { ...given, body }, role);
        expect(reply.statusCode, `${role} ${JSON.stringify(body)}: ${reply.body}`).toBe(400);
        expect(reply.json()).toMatchObject({ code: 'invalid', message: expect.any(String) });
      }
  });
});

describe('an address or header with such a name', () => {
  // A body that cannot be read keeps writes from happening, after the address was looked at.
  const bodyOf = ({ body }: Endpoint) => body && '{';
  const others = called.filter(({ name }) => name !== 'logout').map((each, at) => ({ ...each, at }));

  test.each(others)('$name does not fail', async ({ endpoint, at }) => {
    const role = rolesOf(endpoint)[0] ?? 'guest';
    const given = { ...exampleFor(endpoint), body: bodyOf(endpoint) };
    const extra = Object.fromEntries(names.map((name) => [name, '1']));
    const reply = await send(endpoint, { ...given, query: { ...Object(given.query), ...extra } }, role, extra);
    expect(reply.statusCode, `answered ${reply.body}`).toBeLessThan(500);
    for (const part of ['params', 'query'] as const)
      for (const field of isPlain(given[part]) ? Object.keys(given[part]) : [])
        for (const name of inTurn(at).slice(-2)) {
          const reply = await send(endpoint, { ...given, [part]: { ...Object(given[part]), [field]: name } }, role);
          expect(reply.statusCode, `${field}=${name}: ${reply.body}`).toBeLessThan(500);
        }
  });
});
