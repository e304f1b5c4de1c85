import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive, waitUntil } from '#db/embedded/processes.ts';
import { newFolder, postmasterPid } from '#db/embedded/testing/apps.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { buildProgram } from '../testing/program.ts';
import { runTawa } from './testing/run.ts';

const folder = newFolder();
let database: TestDatabase;
let file = '';
beforeAll(async () => {
  database = await createTestDatabase();
  file = await buildProgram(folder, 'cli/tawa.ts');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_URL: 'https://food.example' });

const commands = [
  'doctor',
  'migrate',
  'seed city',
  'backup',
  'backup check',
  'restore',
  'keys new',
  'keys list',
  'keys rotate',
  'owner add',
];

test('help tells of every command, and each of its own options and of --json (cli-1)', async () => {
  const whole = await runTawa(['--help']);
  expect(whole).toMatchObject({ code: 0, err: '' });
  for (const command of commands) {
    const [subject = ''] = command.split(' ');
    expect(whole.out).toContain(`  ${subject} `);
    const own = await runTawa([...command.split(' '), '--help']);
    expect(own).toMatchObject({ code: 0, err: '' });
    expect(own.out).toContain('--json');
    expect(own.out).toContain(`tawa ${command}`);
  }
  expect((await runTawa(['help', 'keys'])).out).toContain('rotate');
});

test.each([
  [[], /Usage: tawa/],
  [['keys'], /Usage: tawa keys/],
  [['key', 'new'], /^Unknown command 'key'.*keys.*See: tawa --help\n$/],
  [['keys', 'make'], /^Unknown command 'make'\. See: tawa --help\n$/],
  [['keys', 'new', '--loud'], /^Unknown option '--loud'\./],
  [['keys', 'new', 'two'], /^Too many arguments/],
  [['owner', 'add'], /^Required option '--email <address>' not specified\./],
  [['owner', 'add', '--email'], /^Option '--email <address>' argument missing\./],
  [['owner', 'add', '--email', 'nobody'], /somebody@example\.in\. See: tawa --help\n$/],
])('wrong use is one sentence and exit code 2: %j (cli-2)', async (args, says) => {
  const run = await runTawa(args, settings());
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(run.err).toMatch(says);
});

test('what fails is one sentence and exit code 1, also to a machine (cli-2)', async () => {
  const environment = { ...settings(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const told = await runTawa(['keys', 'list'], environment);
  expect(told).toMatchObject({ code: 1, out: '' });
  expect(told.err).toMatch(/^The database of DATABASE_URL cannot be used .*\.\n$/);
  const machine = await runTawa(['keys', 'list', '--json'], environment);
  expect(machine).toMatchObject({ code: 1, err: '' });
  expect(machine.json()).toEqual({ ok: false, error: told.err.trim() });
  expect((await runTawa(['keys', 'list'], { ...settings(), PORT: 'x' })).err).toContain('PORT must be a number');
  expect((await runTawa(['keys', 'spin', '--json'])).json()).toEqual({
    ok: false,
    error: "Unknown command 'spin'. See: tawa --help",
  });
});

test('every command answers a machine with one object (cli-1)', async () => {
  const made = await runTawa(['keys', 'new', '--json'], { NODE_ENV: 'production' });
  expect(made.json()).toEqual({ ok: true, SEAL_KEYS: expect.any(String), JWT_SECRET: expect.any(String) });
  expect((await runTawa(['--json', 'keys', 'list'], settings())).json()).toMatchObject({ ok: true, sealed: [] });
  expect((await runTawa(['keys', 'rotate', '--json'], settings())).json()).toMatchObject({ ok: true });
  const email = 'first.owner@example.in';
  expect((await runTawa(['owner', 'add', '--email', email, '--json'], settings())).json()).toMatchObject({
    ok: true,
    email,
    url: expect.stringMatching(/^https:\/\/food\.example\//),
  });
  const told = await runTawa(['owner', 'add', '--email', email], settings());
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toContain(`${email} becomes an owner here`);
});

test('it runs as one built file, without what only developers have (cli-3)', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [file, ...args], {
      cwd: dirname(file),
      env: { PATH: process.env.PATH, ...settings() },
      encoding: 'utf8',
    });
  expect(run('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Usage: tawa') });
  expect(run('keys')).toMatchObject({ status: 2, stdout: '' });
  const listed = run('keys', 'list', '--json');
  expect(JSON.parse(listed.stdout)).toMatchObject({ ok: true });
  expect(listed.status).toBe(0);
});

test('a command that is interrupted takes the database server with it that it started (cli-6)', async () => {
  const dataDir = join(folder, 'own');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [file, 'migrate'], {
    cwd: dirname(file),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith('PostgreSQL started')) break;
  const server = postmasterPid(dataDir);
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  expect(await waitUntil(() => !isAlive(server), 10_000)).toBe(true);
});
