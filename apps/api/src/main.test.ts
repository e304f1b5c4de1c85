import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { pathsIn } from './db/embedded/paths.ts';
import { isAlive } from './db/embedded/processes.ts';
import { pidFileIn, postmasterPid } from './db/embedded/testing/apps.ts';
import { buildProgram, findFreePort, startProgram, type Program } from './testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawa-main-'));
chmodSync(folder, 0o755);
const DATA_DIR = join(folder, 'data');
let file = '';
const start = async (settings: { DATA_DIR?: string; PORT?: number; HOST?: string } = {}) =>
  startProgram(file, { DATA_DIR, PORT: await findFreePort(), ...settings });
beforeAll(async () => {
  file = await buildProgram(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const soon = { timeout: 20_000, interval: 10 };

describe('what cannot start says why in one sentence', () => {
  test('a port that is taken, before anything is made', async () => {
    const other = createServer().listen(await findFreePort(), '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = typeof address === 'object' && address ? address.port : 0;
    const program = await start({ DATA_DIR: join(folder, 'unused'), PORT });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(
      `Port ${PORT} is taken by another program: end that program, or start with another port, such as PORT=${PORT + 1}.\n`,
    );
    expect(existsSync(join(folder, 'unused/postgres'))).toBe(false);
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    const wrong = join(folder, 'wrong');
    writeFileSync(wrong, '');
    const program = await start({ DATA_DIR: wrong });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/^The data folder \S+wrong cannot be written .* choose .* DATA_DIR.*\.\n$/);
  });

  test('a host that is no address of this machine', async () => {
    const program = await start({ DATA_DIR: join(folder, 'unused'), HOST: '192.0.2.1' });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/^HOST is 192\.0\.2\.1, which is no address of this machine: .*\.\n$/);
  });
});

describe('a running server', () => {
  let program: Program;
  let isEnding = false;
  beforeAll(async () => {
    program = await start();
    await program.ready();
  });
  afterEach(async () => {
    if (isEnding) await program.kill('SIGKILL');
    isEnding = false;
    if (program.isOver()) program = await start();
    await program.ready();
  });
  afterAll(() => program.kill('SIGTERM'));

  async function connect(): Promise<pg.Client> {
    const password = readFileSync(pathsIn(DATA_DIR).password, 'utf8').trim();
    const port = Number(readFileSync(pidFileIn(DATA_DIR), 'utf8').split('\n')[3]);
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'tawa', password, database: 'tawa' });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function logIn(): Promise<string> {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${program.origin}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(reply.ok).toBe(true);
      return z.parse(z.object({ token: z._default(z.string(), '') }), await reply.json());
    };
    const email = `u${Date.now()}@example.in`;
    const password = 'quiet-harbour-7';
    await post('/users/adduser', { name: 'Asha Rao', email, password, mobile: '9876543210' });
    const { token } = await post('/users/login', { usernameOrEmail: email, password });
    return token;
  }

  test('listens where HOST says and nowhere else, and says where that is', async () => {
    const { port } = new URL(program.origin);
    const atLoopback = async (host: string) => (await fetch(`http://${host}:${port}/healthz`)).status;
    expect(await atLoopback('127.0.0.1')).toBe(200);
    await expect(atLoopback('127.0.0.2')).rejects.toThrow('fetch failed');
    expect(program.output()).toContain(`Tawa is open at http://localhost:${port}\n`);
  });

  test('killing PostgreSQL is answered with 503, never with 500, and heals without a restart (processes-1, processes-2)', async () => {
    const seen = new Set<number>();
    let isAsking = true;
    const ask = async (path: string) => {
      while (isAsking) seen.add(await program.status(path));
    };
    const token = await logIn();
    const askAsMember = async () => {
      while (isAsking) {
        const headers = { authorization: `Bearer ${token}` };
        seen.add((await fetch(`${program.origin}/api/users/me`, { headers })).status);
      }
    };
    const asking = [ask('/readyz'), ask('/api/menu/1'), ask('/api/faqs/all?type=user'), askAsMember()];
    for (let round = 0; round < 3; round++) {
      const killed = postmasterPid(DATA_DIR);
      process.kill(killed, 'SIGKILL');
      await vi.waitFor(() => expect(postmasterPid(DATA_DIR)).not.toBe(killed), soon);
      await program.ready();
      await sleep(300);
    }
    isAsking = false;
    await Promise.all(asking);
    expect(seen).toEqual(new Set([200, 404, 503]));
    expect(program.isOver()).toBe(false);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets what runs finish, sends streams away, refuses what is new, and stops PostgreSQL (processes-1)',
    async (signal) => {
      const authorization = `Bearer ${await logIn()}`;
      const stream = await fetch(`${program.origin}/api/events`, { headers: { authorization } });
      const client = await connect();
      await client.query('begin; lock table addresses in access exclusive mode');
      const running = fetch(`${program.origin}/api/addresses`, { headers: { authorization } });
      await vi.waitFor(async () => {
        const { rows } = await client.query('select 1 from pg_locks where not granted');
        expect(rows).toHaveLength(1);
      }, soon);
      const postgres = postmasterPid(DATA_DIR);

      const start = performance.now();
      isEnding = true;
      const over = program.kill(signal);
      expect(await stream.text()).toMatch(/retry: \d+\nevent: bye/);
      await vi.waitFor(async () => expect([0, 503]).toContain(await program.status('/healthz')), soon);
      await client.query("select pg_notify('live_placed', ''); commit");
      expect((await running).status).toBe(200);
      await client.end();
      expect(await over, `it said ${program.output()}`).toBe(0);
      expect(performance.now() - start).toBeLessThan(10_000);
      expect(isAlive(postgres)).toBe(false);
    },
  );

  test('an app that was killed leaves its PostgreSQL to the next one', async () => {
    const postgres = postmasterPid(DATA_DIR);
    await program.kill('SIGKILL');
    expect(isAlive(postgres)).toBe(true);
    program = await start();
    await program.ready();
    expect(postmasterPid(DATA_DIR)).toBe(postgres);
  });
});

test('a start that is interrupted leaves nothing running', async () => {
  const half = join(folder, 'half');
  const program = await start({ DATA_DIR: half });
  await vi.waitFor(() => expect(program.output()).toContain('PostgreSQL started'), { timeout: 20_000, interval: 5 });
  const postgres = postmasterPid(half);
  expect(await program.kill('SIGTERM')).toBe(0);
  expect(isAlive(postgres)).toBe(false);
});
