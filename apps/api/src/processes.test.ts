import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildProgram, findFreePort, startProgram, type Program } from './testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawa-processes-'));
chmodSync(folder, 0o755);
const DATA_DIR = join(folder, 'data');
let file = '';
const started: Program[] = [];

async function start(settings: { ROLE?: string; SHUTDOWN_DELAY_SECONDS?: string } = {}): Promise<Program> {
  const program = startProgram(file, { DATA_DIR, PORT: await findFreePort(), RATE_LIMIT_FACTOR: '10000', ...settings });
  started.push(program);
  await program.ready();
  return program;
}
beforeAll(async () => {
  file = await buildProgram(folder);
});
afterAll(async () => {
  await Promise.all(started.map((program) => program.kill('SIGTERM')));
  rmSync(folder, { recursive: true, force: true });
});

const soon = { timeout: 15_000, interval: 20 };
const post = (program: Program, path: string, body: object) =>
  fetch(`${program.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const email = 'asha@example.in';
const password = 'quiet-harbour-7';

/** Asks whichever of the programs says that it is ready, as a proxy does, until it is stopped; answers what failed. */
function askLikeAProxy(programs: () => readonly Program[]) {
  const ready = new Set<Program>(programs());
  const failures: string[] = [];
  let [asked, isAsking] = [0, true];
  const look = async () => {
    for (; isAsking; await sleep(100))
      for (const program of programs())
        if ((await program.status('/readyz')) === 200) ready.add(program);
        else ready.delete(program);
  };
  const ask = async () => {
    while (isAsking) {
      const now = [...ready];
      const program = now[asked++ % now.length];
      const answer = program && (await fetch(`${program.origin}/api/cities/active`).catch(String));
      if (answer === undefined || typeof answer === 'string') failures.push(String(answer));
      else {
        await answer.text();
        if (answer.status !== 200) failures.push(`${answer.status}`);
      }
    }
  };
  const over = Promise.all([look(), ...Array.from({ length: 8 }, ask)]);
  return async () => {
    isAsking = false;
    await over;
    return { asked, failures };
  };
}

test('one process after the other ends and begins again under load, and no call fails (processes-6)', async () => {
  const settings = { SHUTDOWN_DELAY_SECONDS: '1.5' };
  let programs = [await start(settings), await start(settings)];
  const stop = askLikeAProxy(() => programs);
  for (const program of programs) {
    await sleep(500);
    expect(await program.kill('SIGTERM')).toBe(0);
    programs = [...programs.filter((each) => each !== program), await start(settings)];
  }
  await sleep(500);
  const { asked, failures } = await stop();
  expect([...new Set(failures)]).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

test('who is told to end says so first, answers meanwhile, and lets connections and streams go (processes-6)', async () => {
  const program = await start({ SHUTDOWN_DELAY_SECONDS: '2' });
  await post(program, '/users/adduser', { name: 'Asha Rao', email, password, mobile: '9876543210' });
  const session: unknown = await (await post(program, '/users/login', { usernameOrEmail: email, password })).json();
  const token = typeof session === 'object' && session && 'token' in session ? String(session.token) : '';
  const stream = await fetch(`${program.origin}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(stream.status).toBe(200);
  const heard = stream.text();
  const ended = program.kill('SIGTERM');
  await vi.waitFor(async () => expect(await program.status('/readyz')).toBe(503), { timeout: 1000, interval: 10 });
  const answer = await fetch(`${program.origin}/api/cities/active`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await heard).toMatch(/event: bye/);
  expect(program.isOver()).toBe(false);
  expect(await ended).toBe(0);
});

test('a web process leaves the queue alone, and a worker works it off and has no visitors; both tell their figures (processes-7)', async () => {
  await Promise.all(started.splice(0).map((program) => program.kill('SIGTERM')));
  const letters = () => (existsSync(join(DATA_DIR, 'mail')) ? readdirSync(join(DATA_DIR, 'mail')).length : 0);
  const before = letters();
  const web = await start({ ROLE: 'web' });
  expect((await post(web, '/users/forget-password', { identifier: email })).status).toBe(200);
  await sleep(2500);
  expect(letters()).toBe(before);
  const worker = await start({ ROLE: 'worker' });
  await vi.waitFor(() => expect(letters()).toBeGreaterThan(before), soon);
  expect(await worker.status('/healthz')).toBe(200);
  for (const program of [web, worker]) {
    const figures = await (await fetch(`${program.origin}/metrics`)).text();
    expect(figures).toMatch(/^tawa_database_up 1$/m);
    expect(figures).toMatch(/^tawa_house_oldest_job_seconds \d/m);
    expect(figures).toContain(`role="${program === web ? 'web' : 'worker'}"`);
  }
  expect([await worker.status('/'), await worker.status('/api/cities/active')]).toEqual([503, 503]);
});
