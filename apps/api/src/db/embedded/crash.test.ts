import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { chooseAccount } from './account.ts';
import { isAlive, waitUntil } from './processes.ts';
import { startPostgres, type EmbeddedPostgres } from './start.ts';
import { ask, newFolder, pidFileIn, postmasterPid } from './testing/apps.ts';

const folder = newFolder();
const dataDir = `${folder}/data`;
const lines: string[] = [];
const servers: EmbeddedPostgres[] = [];

const start = async () => {
  const server = await startPostgres({ dataDir, settings: { fsync: 'off' }, log: (line) => lines.push(line) });
  servers.push(server);
  return server;
};
/** Leaves postmaster.pid behind as a power cut would: the server is stopped cleanly, then its file is put back. */
const leavePidFile = async (pid: number) => {
  const server = await start();
  const content = fs.readFileSync(pidFileIn(dataDir), 'utf8').split('\n').slice(1);
  await server.stop();
  fs.writeFileSync(pidFileIn(dataDir), [pid, ...content].join('\n'));
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  lines.length = 0;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a pid file of a dead server does not hold up the next start', async () => {
  await leavePidFile(2_147_483_646);
  const next = await start();
  expect(next.adopted).toBe(false);
  expect(await ask(next.url, 'select 1')).toEqual([1]);
});

test('a pid file whose process id now belongs to another program does not hold up the next start', async () => {
  const account = chooseAccount(`${dataDir}/postgres`);
  const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' });
  await leavePidFile(stranger.pid ?? 0);
  const next = await start();
  expect(next.adopted).toBe(false);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
});

test.runIf(process.platform === 'linux')(
  'a server that ended and was never fetched by its parent counts as gone',
  async () => {
    // sh becomes a sleep that knows nothing of the child it inherited, so that the child stays behind as a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      ...chooseAccount(`${dataDir}/postgres`),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const zombie = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    expect(await waitUntil(() => !isAlive(zombie), 2_000)).toBe(true);
    expect(() => process.kill(zombie, 0)).not.toThrow();
    await leavePidFile(zombie);
    const next = await start();
    expect(next.adopted).toBe(false);
    parent.kill();
  },
);

test('a server killed under the app comes back at the same address with what was committed', async () => {
  const server = await start();
  await ask(server.url, 'create table committed as select 5 as n');
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  expect(await waitUntil(() => lines.some((line) => line.includes('is back')), 5_000)).toBe(true);
  expect(await ask(server.url, 'select n from committed')).toEqual([5]);
  expect(lines.join('\n')).toContain('ended without being asked to');
  const pid = postmasterPid(dataDir);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

test('an adopted server that goes away comes back for every app that shares it', async () => {
  const [one, two] = [await start(), await start()];
  process.kill(postmasterPid(dataDir), 'SIGQUIT');
  expect(await waitUntil(() => lines.filter((line) => line.includes('is back')).length === 2, 5_000)).toBe(true);
  expect(await ask(one.url, 'select 1')).toEqual([1]);
  expect(await ask(two.url, 'select 1')).toEqual([1]);
});

test('a data folder removed under the app is said clearly and no empty database takes its place', async () => {
  const server = await start();
  const pid = postmasterPid(dataDir);
  process.kill(pid, 'SIGKILL');
  fs.renameSync(`${dataDir}/postgres/cluster`, `${dataDir}/postgres/elsewhere`);
  expect(await waitUntil(() => lines.some((line) => line.includes('is gone: restart the app')), 5_000)).toBe(true);
  expect(fs.existsSync(`${dataDir}/postgres/cluster`)).toBe(false);
  await server.stop();
});
