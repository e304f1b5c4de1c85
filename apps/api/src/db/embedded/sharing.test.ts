import fs from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAlive, waitUntil } from './processes.ts';
import { startPostgres, type EmbeddedPostgres } from './start.ts';
import { ask, buildChild, newFolder, postmasterPid, runChild, type ChildApp } from './testing/apps.ts';

const folder = newFolder();
const dataDir = `${folder}/data`;
let program = '';
const children: ChildApp[] = [];
const servers: EmbeddedPostgres[] = [];

const startHere = async () => {
  const server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  servers.push(server);
  return server;
};
const startThere = async () => {
  const child = await runChild(program, dataDir);
  children.push(child);
  return child;
};

beforeAll(async () => {
  program = await buildChild(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.end('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('simultaneous first starts in three apps make one database and share one server', async () => {
  const [one, two, here] = await Promise.all([startThere(), startThere(), startHere()]);
  expect(new Set([one.answer.url, two.answer.url, here.url]).size).toBe(1);
  expect([one.answer.adopted, two.answer.adopted, here.adopted].filter((adopted) => !adopted)).toHaveLength(1);
  expect(await ask(here.url, 'select 1')).toEqual([1]);
});

test('the app that started the server may stop first: the other keeps it, and the last one stops it', async () => {
  const first = await startThere();
  const second = await startHere();
  const pid = postmasterPid(dataDir);
  expect(second.adopted).toBe(true);
  await first.end('SIGTERM');
  expect(await ask(second.url, 'select 1')).toEqual([1]);
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('the app that joined may stop first: the other keeps the server', async () => {
  const first = await startHere();
  const second = await startThere();
  await second.end('SIGTERM');
  expect(await ask(first.url, 'select 1')).toEqual([1]);
});

test('a server that outlived its killed app is adopted with its data, and stopped by the new app', async () => {
  const killed = await startThere();
  const pid = postmasterPid(dataDir);
  await ask(String(killed.answer.url), 'create table kept as select 7 as n');
  await killed.end('SIGKILL');
  const next = await startHere();
  expect(next).toMatchObject({ adopted: true, url: killed.answer.url });
  expect(await ask(next.url, 'select n from kept')).toEqual([7]);
  await next.stop();
  expect(isAlive(pid)).toBe(false);
});

test('stopping twice is stopping once', async () => {
  const server = await startHere();
  await Promise.all([server.stop(), server.stop()]);
  await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a lock left by a killed app does not hold up the next start', async () => {
  fs.writeFileSync(`${dataDir}/postgres/launch.lock`, '2147483646 1');
  const server = await startHere();
  expect(await ask(server.url, 'select 1')).toEqual([1]);
});

test('an app that ends without stopping takes its server with it', async () => {
  const child = await startThere();
  const server = postmasterPid(dataDir);
  await child.end('SIGUSR2');
  expect(await waitUntil(() => !isAlive(server), 5_000)).toBe(true);
});
