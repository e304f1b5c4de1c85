import { endpoints, partnerEndpoints } from '@tawa/contract/all';
import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addAddress, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant } from '../factories.ts';

let world: TestApp;
const tokens = new Map<Role, string>();
const roles = ['user', 'restaurant', 'admin'] as const;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  for (const role of roles) {
    const account = await world.addUser({ role });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: account.userId });
    tokens.set(role, await world.tokenOf(account));
  }
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

async function addVictim() {
  const user = await world.addUser();
  const address_id = await addAddress(world.deps, user.userId);
  const dish = await world.db
    .selectFrom('dishes')
    .select('menu_id')
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow();
  const cart_id = await putInCart(world.deps, { userId: user.userId, token: '' }, dish.menu_id);
  const order = await world.db
    .selectFrom('orders')
    .select(['order_number', 'version'])
    .where('status', '=', 'placed')
    .executeTakeFirstOrThrow();
  const { session_id } = await world.db
    .insertInto('sessions')
    .values({ user_id: user.userId, expires_at: new Date(Date.now() + 3_600_000) })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  const { export_id } = await world.db
    .insertInto('data_exports')
    .values({
      user_id: user.userId,
      requested_on: new Date(),
      ready_on: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
      file: 'f'.repeat(32),
      bytes: 1,
    })
    .returning('export_id')
    .executeTakeFirstOrThrow();
  return {
    session_id,
    export_id,
    address_id: `${address_id}`,
    cart_id: `${cart_id}`,
    order_number: order.order_number,
    move: JSON.stringify({ to: 'cancelled', version: order.version, reason: 'CHANGED_MIND' }),
    reject: JSON.stringify({ to: 'rejected', version: order.version, reason: 'ITEM_SOLD_OUT' }),
    cancel: JSON.stringify({ reason: 'CHANGED_MIND' }),
    delay: '{"minutes":5}',
  };
}

function unknownLike(id: string): string {
  if (id.startsWith('FD-')) return 'FD-ZZZZZZ';
  return id.length === 36 ? '99999999-9999-4999-8999-999999999999' : '2000000000';
}

const addressAndCart = ({ address_id, cart_id }: { address_id: string; cart_id: string }) =>
  world.db
    .selectFrom('addresses')
    .innerJoin('cart_items', 'cart_items.user_id', 'addresses.user_id')
    .select(['addresses.label', 'cart_items.quantity'])
    .where('address_id', '=', Number(address_id))
    .where('cart_id', '=', Number(cart_id))
    .executeTakeFirst();

describe('strangers and wrong roles', () => {
  test.each(guarded)('$name refuses a call without a token (access-1)', async ({ endpoint }) => {
    const reply = await send(endpoint, '1');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'signed_out', requestId: expect.any(String) });
  });

  const wrong = guarded.flatMap(({ name, endpoint }) =>
    roles.filter((role) => !rolesOf(endpoint).includes(role)).map((role) => ({ name, role, endpoint })),
  );
  test.each(wrong)('$name refuses the role $role (access-1)', async ({ endpoint, role }) => {
    const reply = await send(endpoint, '1', { role });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden' });
  });
});

describe('other people’s ids', () => {
  const inPath = endpoints.filter(({ endpoint }) => endpoint.owner && endpoint.path.includes(`:${endpoint.owner}`));
  const wholeBodies: Record<string, object> = {
    rateRestaurant: { rating: 4 },
    reviewRestaurant: { review: 'The curry was warm and kind.' },
  };
  test.each(inPath)('$name refuses an id that is not the caller’s (access-1)', async ({ name, endpoint }) => {
    const whole = wholeBodies[name];
    const body = whole && JSON.stringify(whole);
    const reply = await send(endpoint, '1', { role: rolesOf(endpoint)[0], body });
    expect(reply.statusCode).toBe(403);
  });

  const inBody = endpoints.filter(({ endpoint }) => endpoint.owner && !endpoint.path.includes(':'));
  const othersBodies: Record<string, object> = {
    addFavourite: { userid: 1, menu_id: 1 },
    addFavouriteRestaurant: { userid: 1, restaurant_id: 1 },
    createComplaint: {
      userId: '1001',
      orderId: 'FD-AAAAAA',
      email: 'asha@example.in',
      phone: '9876543210',
      name: 'Asha Rao',
      message: 'The curry was cold.',
    },
    addToCart: { userid: 1, menu_id: 1, quantity: 1 },
    changePassword: { userid: 1, oldPassword: 'blue-lantern-42', newPassword: 'green-kettle-77' },
  };
  test.each(inBody)('$name refuses a body with somebody else’s id (access-1)', async ({ name, endpoint }) => {
    const body = JSON.stringify(othersBodies[name]);
    const reply = await send(endpoint, '1', { role: rolesOf(endpoint)[0], body });
    expect(reply.statusCode).toBe(403);
  });

  test('no row of somebody else can be told from one that does not exist', async () => {
    const rows = await addVictim();
    const address = '{"label":"Mine","line1":"1 Road","city_id":1,"pincode":"560038","phone":"9876543210"}';
    const calls = [
      ['PATCH', (id: string) => `/api/cart/${id}`, rows.cart_id, '{"quantity":2}', 'user'],
      ['DELETE', (id: string) => `/api/cart/${id}`, rows.cart_id, undefined, 'user'],
      ['PUT', (id: string) => `/api/addresses/${id}`, rows.address_id, address, 'user'],
      ['DELETE', (id: string) => `/api/addresses/${id}`, rows.address_id, undefined, 'user'],
      ['DELETE', (id: string) => `/api/users/sessions/${id}`, rows.session_id, undefined, 'user'],
      ['POST', (id: string) => `/api/users/exports/${id}/ticket`, rows.export_id, '{}', 'user'],
      ['GET', (id: string) => `/api/orders/${id}`, rows.order_number, undefined, 'user'],
      ['PATCH', (id: string) => `/api/orders/${id}/status`, rows.order_number, rows.move, 'user'],
      ['PATCH', (id: string) => `/api/orders/${id}/status`, rows.order_number, rows.reject, 'restaurant'],
      ['POST', (id: string) => `/api/orders/${id}/cancel-request`, rows.order_number, rows.cancel, 'user'],
      ['POST', (id: string) => `/api/kitchen/orders/${id}/delay`, rows.order_number, rows.delay, 'restaurant'],
    ] as const;
    for (const [method, urlFor, id, payload, role] of calls) {
      const headers = { authorization: `Bearer ${tokens.get(role)}`, 'content-type': 'application/json' };
      const unknown = unknownLike(id);
      const answers = [];
      for (const url of [urlFor(id), urlFor(unknown)]) {
        const reply = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
        answers.push({ status: reply.statusCode, ...reply.json(), requestId: '' });
      }
      expect(answers[0], `${method} ${urlFor(id)} as ${role}: ${JSON.stringify(answers)}`).toMatchObject({
        status: 404,
        code: 'not_found',
      });
      expect(answers[0]).toEqual(answers[1]);
    }
    expect(await addressAndCart(rows)).toEqual({ label: 'Home', quantity: 1 });
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
  test.each(withBody)('$name answers every bad body with its clear error (requests-1)', async ({ endpoint }) => {
    for (const body of bodies) {
      const numbers = {
        ':order_number': 'FD-AAAAAA',
        ':booking_number': 'TB-AAAAAA',
        ':name': 'SMTP_URL',
        ':document': 'cookie-policy',
      };
      const id = Object.entries(numbers).find(([name]) => endpoint.path.includes(name))?.[1] ?? '1';
      const reply = await send(endpoint, id, { role: rolesOf(endpoint)[0], body });
      expect(reply.statusCode, `${body.slice(0, 20)}: ${reply.body}`).toBe(400);
      expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  const withId = endpoints.filter(({ endpoint }) => endpoint.path.includes(':'));
  const noWords = ['%00', 'a%00b', '%ED%A0%80', '%', '9'.repeat(400)];
  const noIds = [...noWords, 'word', '0', '-1', '1.5', '1e9', '99999999999', '%27%20or%201=1', '2147483648'];
  test.each(withId)(
    '$name answers an id that cannot be as one that does not exist (requests-1)',
    async ({ endpoint }) => {
      for (const id of endpoint.path.includes(':word') ? noWords : noIds) {
        const reply = await send(endpoint, id, { role: rolesOf(endpoint)[0] });
        expect(reply.statusCode, `${id.slice(0, 20)}: ${reply.body}`).toBe(404);
        expect(reply.json()).toEqual({ code: 'not_found', message: expect.any(String), requestId: expect.any(String) });
      }
    },
  );
});

describe('hostile text', () => {
  const withQuery = endpoints.filter(({ endpoint }) => endpoint.query && !endpoint.stream);
  const values = [
    '%00',
    '%ED%A0%80',
    '%',
    "'%20or%201=1--",
    '1e99',
    '-1',
    '0',
    '1.5',
    'x'.repeat(3000),
    '%F0%9F%8D%9B',
  ];
  test.each(withQuery)('$name answers every bad query without failing', async ({ endpoint }) => {
    const names = ['city', 'page', 'limit', 'type', 'status', 'cursor'];
    for (const value of values) {
      const each = names.map((name) => `${name}=${value}`);
      for (const query of [...each, each.join('&'), `city=${value}&city=a`, `city[a]=${value}`, `__proto__=${value}`]) {
        const token = tokens.get(rolesOf(endpoint)[0] ?? 'user');
        const headers = { authorization: `Bearer ${token}` };
        const reply = await world.app.inject({ url: `${urlOf(endpoint.path, '1')}?${query}`, headers });
        expect(reply.statusCode, `${query.slice(0, 40)}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });

  const texts = ['a\u0000b', '\ud800', '\u202e', '%_\\\\', "'; drop table users; --", 'x'.repeat(70_000)];
  test.each(texts)('text no %# never fails a form', async (text) => {
    const send = (url: string, body: object) =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${tokens.get('user')}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const account = {
      name: text,
      email: `${text}@example.in`,
      password: `quiet-harbour-7${text}`,
      mobile: '9876543210',
    };
    const address = { label: text, line1: text, line2: text, city_id: 1, pincode: '560038', phone: '9876543210' };
    for (const reply of [
      await send('/api/users/login', { usernameOrEmail: text, password: text }),
      await send('/api/users/adduser', account),
      await send('/api/users/add-restaurant', account),
      await send('/api/addresses', address),
      await send('/api/addresses', { ...address, [text]: 1 }),
    ])
      expect(reply.statusCode, `answered ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  });
});

describe('the list of endpoints', () => {
  const served = [...endpoints, ...partnerEndpoints];

  test('is what the router serves and what the document describes', async () => {
    const declared = served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort();
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

  test('leaves nothing that writes beside it, so that every write has an access rule (access-2)', () => {
    const methods = [...world.app.printRoutes().matchAll(/\(([A-Z, ]+)\)/g)].flatMap(([, several = '']) =>
      several.split(', '),
    );
    // A payment page sends its buyer back with a form, which is proved by its signature.
    expect(world.app.hasRoute({ method: 'POST', url: '/pay/razorpay/return' })).toBe(true);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const declared = served.filter(({ endpoint }) => endpoint.method === method);
      const beside = method === 'POST' ? 1 : 0;
      expect(methods.filter((each) => each === method)).toHaveLength(declared.length + beside);
    }
  });

  // A file is asked for with a ticket and the demo's bank with a session, which their own tests hold.
  const named = /:(ticket|session)\b/;
  const open = endpoints.filter(
    ({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'GET' && !named.test(endpoint.path),
  );
  test.each(open)('$name answers the demo world in its declared shape', async ({ endpoint }) => {
    const words = { ':word': 'Rice', ':document': 'refund-policy' };
    const word = Object.entries(words).find(([name]) => endpoint.path.includes(name))?.[1];
    const asked = endpoint.path.startsWith('/search')
      ? '?q=dosa'
      : endpoint.path.endsWith('/often-with')
        ? '?dishes=1'
        : '';
    const path = `${endpoint.path}${asked}`;
    const reply = await send({ ...endpoint, path }, word ?? '1');
    expect(reply.statusCode).toBe(200);
    const answered: unknown = reply.json();
    const shape = endpoint.responses[200] ?? z.never();
    expect(z.parse(shape, answered)).toEqual(answered);
  });
});
