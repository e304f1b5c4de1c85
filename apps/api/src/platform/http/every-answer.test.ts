// What every answer carries, whoever writes it: the framework, a route, a file, or Node before anything of ours begins.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let port = 0;
let picture = '';

beforeAll(async () => {
  world = await startTestApp({ env: { PUBLIC_URL: 'https://food.example' } });
  picture = await world.deps.files.save({ folder: 'dishes', extension: 'png', bytes: Buffer.from('no picture') });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const address = world.app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => world.close());

interface Heard {
  status: number;
  headers: Map<string, string>;
}

/** Sends bytes as they are, and reads the head of the first answer and how many there were. */
async function say(bytes: string): Promise<Heard & { answers: number }> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [start = '', ...lines] = heard.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]+: */, '')]),
  );
  return { status: Number(start.split(' ')[1]), headers, answers: heard.split(/^HTTP\/1\.1 /m).length - 1 };
}

const get = (path: string, more = '') =>
  say(`GET ${path} HTTP/1.1\r\nhost: food.example\r\nconnection: close\r\n${more}\r\n`);

const kinds: [string, () => Promise<Heard>, number][] = [
  ['an answer of the API', () => get('/api/cities/active'), 200],
  ['a refusal', () => get('/api/users/me'), 401],
  ['what is not there', () => get('/api/nothing'), 404],
  ['an address that cannot be read', () => get('/%'), 404],
  ['a picture', () => get(`/api/${picture}`), 200],
  ['the document of the API', () => get('/api/docs'), 200],
  ['what is no request', () => say('what\r\n\r\n'), 400],
  ['headers without an end', () => say(`GET / HTTP/1.1\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`), 431],
];

test.each(kinds)('%s is of its type, in no frame, and stays with https (security-1)', async (_, ask, status) => {
  const { status: heard, headers } = await ask();
  expect(heard).toBe(status);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-ancestors 'none'/i);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('content-type')).toMatch(/; charset=utf-8$|^image\/(?!svg)/);
});

test('what comes while the server ends is told so in the one shape, with the same policies (security-1)', async () => {
  const ending = await startTestApp({ env: { PUBLIC_URL: 'https://food.example' } });
  await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const address = ending.app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString()));
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  await once(ending.app.server, 'connection');
  const closed = ending.close();
  await new Promise((later) => setTimeout(later, 100));
  socket.write('\r\n');
  await once(socket, 'close');
  await closed;
  expect(heard).toMatch(/^HTTP\/1\.1 503 /);
  expect(heard).toContain('"code":"unavailable"');
  expect(heard).toMatch(/\r\nretry-after: 2\r\n/);
  expect(heard).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'/i);
});

test('no answer sets a cookie or lets another origin read it (security-1)', async () => {
  for (const [, ask] of kinds) {
    const names = [...(await ask()).headers.keys()];
    expect(names.filter((name) => name === 'set-cookie' || name.startsWith('access-control-'))).toEqual([]);
  }
  const preflight = await world.app.inject({
    method: 'OPTIONS',
    url: '/api/users/login',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(405);
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('nobody on the way keeps what is somebody’s own, nor a refusal', async () => {
  const user = await world.addUser();
  const authorization = `Bearer ${await world.tokenOf(user)}`;
  for (const url of ['/api/users/me', '/api/users/sessions', '/api/addresses', '/api/orders', '/api/notifications']) {
    const own = await world.app.inject({ url, headers: { authorization } });
    const refused = await world.app.inject({ url });
    expect([url, own.statusCode, own.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    expect([url, refused.statusCode, refused.headers['cache-control']]).toEqual([url, 401, 'no-store']);
  }
});

test('what another site may send without asking is refused before it is read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type, origin: 'https://elsewhere.example' };
    const sent = await world.app.inject({ method: 'POST', url: '/api/users/login', headers, payload: '{}' });
    expect([400, 415]).toContain(sent.statusCode);
  }
});

const two = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
const ends: [string, string][] = [
  ['a length and chunks', `content-length: ${two.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${two}`],
  ['two lengths', `content-length: 0\r\ncontent-length: ${two.length}\r\n\r\n${two}`],
  ['a coding that nobody knows', `transfer-encoding: chunked, x\r\n\r\n0\r\n\r\n${two}`],
  ['a length that is none', `content-length: +0\r\n\r\n${two}`],
];

test.each(ends)(
  'a request whose end could be read in two ways (%s) is refused with what follows it (security-1)',
  async (_, rest) => {
    const { status, answers } = await say(`POST /api/users/login HTTP/1.1\r\nhost: x\r\n${rest}`);
    expect({ status, answers }).toEqual({ status: 400, answers: 1 });
  },
);

test('nothing echoes a request, lists a folder or shows where the code came from', async () => {
  expect((await say('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).status).toBeGreaterThanOrEqual(400);
  for (const path of [
    '/.git/HEAD',
    '/.git/',
    '/.env',
    '/package.json',
    '/api/uploads/',
    '/api/uploads/dishes/',
    '/dist/',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
