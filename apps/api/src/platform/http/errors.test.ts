import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await startTestApp();
});
afterAll(() => it.close());

const post = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  it.app.inject({ method: 'POST', url: '/api/users/login', payload, headers });

describe('every failure has the one shape', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const cases: [string, () => ReturnType<typeof post>, number, string][] = [
    ['an unknown path', () => it.app.inject('/api/nothing'), 404, 'not_found'],
    ['another method', () => it.app.inject('/api/users/login'), 405, 'method_not_allowed'],
    ['a body that is no JSON', () => post('{"a":'), 400, 'invalid'],
    ['a body that is no UTF-8', () => post(Buffer.from([0x22, 0xff, 0x22])), 400, 'invalid'],
    ['a NUL byte', () => post(JSON.stringify({ usernameOrEmail: 'a\0b', password: 'x' })), 400, 'invalid'],
    ['a lone surrogate', () => post('{"usernameOrEmail":"\\ud800","password":"x"}'), 400, 'invalid'],
    ['a NUL byte in the address', () => it.app.inject('/api/menu/category/a%00b'), 404, 'not_found'],
    ['a broken escape in the address', () => it.app.inject('/api/menu/category/%E0%A4%A'), 404, 'not_found'],
    ['an id longer than any', () => it.app.inject(`/api/menu/${'9'.repeat(400)}`), 404, 'not_found'],
    ['a NUL byte in the query', () => it.app.inject('/api/blogs/active-blogs?page=1%00'), 400, 'invalid'],
    ['deep nesting', () => post(nested(33)), 400, 'invalid'],
    ['a prototype', () => post('{"__proto__":{"a":1}}'), 400, 'invalid'],
    ['a body too large', () => post(JSON.stringify({ a: 'x'.repeat(70_000) })), 413, 'too_large'],
    [
      'another media type',
      () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
  ];
  test.each(cases)('%s', async (_name, send, status, code) => {
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.json()).toEqual({
      code,
      message: expect.stringMatching(/\w{3}/),
      requestId: response.headers['x-request-id'],
    });
  });
});

test('unknown and missing fields are named, each with its text', async () => {
  const response = await post(JSON.stringify({ password: 'x', isAdmin: true }));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'invalid',
    errors: { usernameOrEmail: expect.any(String), isAdmin: 'This field is not known.' },
  });
});

test('a query that names a part twice is refused, and one that names another part is not read', async () => {
  expect((await it.app.inject('/api/blogs/active-blogs?page=1&page=2')).statusCode).toBe(400);
  const plain = await it.app.inject('/api/blogs/active-blogs?page=1');
  for (const query of ['page=1&page[]=2', 'page=1&page[a]=2'])
    expect((await it.app.inject(`/api/blogs/active-blogs?${query}`)).body).toBe(plain.body);
});

test('an unknown method on a known path tells which methods there are', async () => {
  const response = await it.app.inject({ method: 'DELETE', url: '/api/users/login' });
  expect(response.headers.allow).toBe('POST');
});
