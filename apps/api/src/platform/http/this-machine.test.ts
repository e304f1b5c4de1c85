import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { guardDevRoutes } from './this-machine.ts';

const stranger = '203.0.113.9';
const token = 'a-token-of-the-watch';
let world: TestApp;
let watched: TestApp;

beforeAll(async () => {
  world = await startTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
  watched = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await world.close();
  await watched.close();
});

describe('what only this machine may read', () => {
  const paths = ['/metrics', '/dev/mail', '/dev/mail/any', '/dev/sms'];
  const forged = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1, 8.8.8.8' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ];
  test.each(paths)('%s is not there for another machine, whatever it says of itself', async (url) => {
    for (const headers of [{}, ...forged]) {
      const reply = await world.app.inject({ url, headers, remoteAddress: stranger });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    }
  });

  test.each(paths)('%s is not there for what a proxy of this machine passes on', async (url) => {
    for (const headers of forged) expect((await world.app.inject({ url, headers })).statusCode).toBe(404);
  });

  test('is there for this machine', async () => {
    for (const url of ['/metrics', '/dev/mail'])
      for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
        expect((await world.app.inject({ url, remoteAddress })).statusCode).toBe(200);
  });

  test('covers every address below /dev/ by itself, and none of them can be served in production', async () => {
    const serve = (env: { isProduction: boolean; DEMO: boolean }) => {
      const app = fastify();
      guardDevRoutes(app, env);
      return app.get('/dev/new', async () => 'open');
    };
    const app = serve({ isProduction: false, DEMO: true });
    expect((await app.inject({ url: '/dev/new', remoteAddress: stranger })).statusCode).toBe(404);
    expect((await app.inject({ url: '/%64ev/new', remoteAddress: stranger })).statusCode).toBe(404);
    expect((await app.inject('/dev/new')).body).toBe('open');
    expect(() => serve({ isProduction: true, DEMO: false })).toThrow(/must not be served/);
  });

  test('with a token the figures go by the token alone', async () => {
    const ask = (authorization: string) => watched.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await watched.app.inject('/metrics')).statusCode).toBe(404);
    expect((await ask('Bearer another-token-of-it')).statusCode).toBe(404);
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  });
});

test('whoever names other addresses before the proxy’s own is still counted as one', async () => {
  const tryAgain = (index: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'x-forwarded-for': `10.9.1.${index}, ${stranger}` },
      payload: { usernameOrEmail: `nobody-${index}`, password: 'wrong-password' },
    });
  const replies = await Promise.all(Array.from({ length: 80 }, (_, index) => tryAgain(index)));
  expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
});
