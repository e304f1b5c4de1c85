import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { createServer } from './server.ts';

const patience = { headersMs: 400, requestMs: 800, silenceMs: 1200, checkEveryMs: 100 };
const dripMs = 50;
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

/** Sends a byte now and then until the server has enough; answers what it said at the end. */
async function drip(socket: Socket, start: string): Promise<string> {
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(start);
  while (!socket.destroyed) {
    if (socket.writable) socket.write('x');
    await sleep(dripMs);
  }
  await closed;
  return heard;
}

test('whoever drips headers is told so and cut', async () => {
  expect(await drip(connect(port, '127.0.0.1'), 'GET / HTTP/1.1\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('whoever drips a body is told so and cut', async () => {
  const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n';
  expect(await drip(connect(port, '127.0.0.1'), head)).toMatch(/^HTTP\/1\.1 408 /);
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
