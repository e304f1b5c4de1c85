import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { createServer, patienceOfAll } from './server.ts';

const patience = { headersMs: 400, requestMs: 800, silenceMs: 1200, checkEveryMs: 100 };
const dripMs = 50;
// A limit is seen to be over at the next look, and a busy machine may be late.
const lateMs = 2000;
const bigBytes = 64 * 1024 * 1024;
let world: TestApp;
let server: Awaited<ReturnType<typeof createServer>>;
let port = 0;

beforeAll(async () => {
  world = await startTestApp();
  server = await createServer({ env: world.deps.env, gate: world.app.gate, constraints: {}, patience });
  server.post('/echo', async () => 'heard');
  server.get('/big', (_request, reply) => reply.send(Buffer.alloc(bigBytes)));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  await server.close();
  await world.close();
});

/** Sends a byte now and then until the server has enough; answers what it said at the end, and after how long (ms). */
async function drip(socket: Socket, start: string): Promise<{ heard: string; ms: number }> {
  let heard = '';
  const begun = performance.now();
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(start);
  while (!socket.destroyed) {
    if (socket.writable) socket.write('x');
    await sleep(dripMs);
  }
  await closed;
  return { heard, ms: performance.now() - begun };
}

test('whoever drips headers is told so and cut in time', async () => {
  const { heard, ms } = await drip(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nx-slow: ');
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(patience.headersMs + patience.checkEveryMs + lateMs);
});

test('whoever drips a body is told so and cut in time', async () => {
  const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n';
  const { heard, ms } = await drip(connect(port, '127.0.0.1'), head);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(patience.requestMs + patience.checkEveryMs + lateMs);
});

test('the server that is served with waits no longer than it says, and looks often enough to be in time', async () => {
  expect(patienceOfAll).toEqual({ headersMs: 10_000, requestMs: 15_000, silenceMs: 30_000, checkEveryMs: 1000 });
  const usual = await createServer({ env: world.deps.env, gate: world.app.gate, constraints: {} });
  const { headersTimeout, requestTimeout, timeout } = usual.server;
  await usual.close();
  const { headersMs, requestMs, silenceMs } = patienceOfAll;
  expect([headersTimeout, requestTimeout, timeout]).toEqual([headersMs, requestMs, silenceMs]);
});

test('whoever expects what nobody knows is served in the one shape all the same', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/nothing HTTP/1.1\r\nhost: x\r\nexpect: the-unexpected\r\nconnection: close\r\n\r\n');
  const [heard] = await once(socket, 'data');
  expect(String(heard)).toMatch(/^HTTP\/1\.1 404 [^]*"code":"not_found"/);
  socket.destroy();
});

test('whoever does not read an answer is cut', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /big HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  const [atServer] = await once(server.server, 'connection');
  await once(atServer, 'close');
  expect(atServer.destroyed).toBe(true);
  socket.destroy();
});
