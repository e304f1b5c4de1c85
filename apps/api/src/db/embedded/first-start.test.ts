import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAlive, waitUntil } from './processes.ts';
import { startPostgres, type EmbeddedPostgres } from './start.ts';
import { ask, buildChild, newFolder } from './testing/apps.ts';

const folder = newFolder();
let program = '';
let count = 0;
const servers: EmbeddedPostgres[] = [];

const newDataDir = () => `${folder}/data-${++count}`;
const start = async (options: { dataDir: string; port?: number }) => {
  const server = await startPostgres({ ...options, settings: { fsync: 'off' } });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  program = await buildChild(folder);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a first start gives an empty UTF-8 database that sorts and cases the same on every machine', async () => {
  const { url } = await start({ dataDir: newDataDir() });
  expect(await ask(url, `select lower('ÄÉ'), getdatabaseencoding(), current_setting('timezone')`)).toEqual([
    'äé',
    'UTF8',
    'UTC',
  ]);
});

test('writes are durable and the address is local unless the caller says otherwise', async () => {
  const server = await startPostgres({ dataDir: newDataDir() });
  servers.push(server);
  expect(await ask(server.url, `select current_setting('fsync'), current_setting('listen_addresses')`)).toEqual([
    'on',
    '127.0.0.1',
  ]);
});

test('each database has its own password, kept in a file that only its owner reads, and needs it', async () => {
  const [one, two] = [newDataDir(), newDataDir()];
  const { url } = await start({ dataDir: one });
  await start({ dataDir: two });
  const file = (dataDir: string) => `${dataDir}/postgres/cluster/app.password`;
  expect(fs.statSync(file(one)).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file(one), 'utf8')).not.toBe(fs.readFileSync(file(two), 'utf8'));
  await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
});

test('a first start killed while it makes the database leaves nothing half', async () => {
  const dataDir = newDataDir();
  const home = `${dataDir}/postgres`;
  const isMaking = () => fs.existsSync(home) && fs.readdirSync(home).some((name) => /^cluster\.new-[^.]+$/.test(name));
  const child = spawn(process.execPath, [program, dataDir], { stdio: 'ignore' });
  expect(await waitUntil(isMaking, 10_000, 2)).toBe(true);
  child.kill('SIGKILL');
  expect(fs.existsSync(`${home}/cluster`)).toBe(false);
  const { url } = await start({ dataDir });
  expect(await ask(url, 'select 1')).toEqual([1]);
  expect(fs.readdirSync(home).filter((name) => name.startsWith('cluster.new-'))).toEqual([]);
  expect(isAlive(child.pid ?? 0)).toBe(false);
});

test('a taken port is refused in one clear sentence; without a wish, another port is found', async () => {
  const dataDir = newDataDir();
  const holder = net.createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  await expect(start({ dataDir, port })).rejects.toThrow(`Port ${port} is taken by another program`);
  const server = await start({ dataDir });
  expect(server.port).not.toBe(port);
  holder.close();
});
