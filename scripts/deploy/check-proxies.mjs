import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { runNode } from '../lib/run.mjs';
import { Stop } from '../lib/say.mjs';
import { makeCertificate } from './certificate.mjs';
import { expect } from './follow.mjs';
import { startServer } from './house.mjs';
import { ensurePrograms } from './programs.mjs';
import { commands, programs } from './proxies.mjs';

const name = 'food.example';
const base = Number(process.env.PORT ?? 4741);
const ports = { one: base, two: base + 1, https: base + 2, http: base + 3 };
const fake = '203.0.113.9';

/** One call through the proxy: its status, headers and text. */
function call(visitor, target, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const options = { ...visitor, path: target, method, headers: { host: name, ...headers } };
    const request = https.request({ host: '127.0.0.1', port: ports.https, servername: name, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const asJson = (value) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
  method: 'POST',
});
const customer = asJson({ usernameOrEmail: 'customer@example.com', password: 'Customer@123' });

const streamsOf = async (port) => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^tawa_live_streams (\d+)$/m.exec(metrics)?.[1]);
};
const countStreams = async () => (await streamsOf(ports.one)) + (await streamsOf(ports.two));

async function until(isTrue, sentence) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Stop(sentence);
}

/** A stream begins at once, and ends behind the proxy when its reader goes. */
async function checkStream(visitor, token) {
  const request = https.request({
    ...visitor,
    host: '127.0.0.1',
    port: ports.https,
    servername: name,
    path: '/api/events',
    headers: { host: name, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  request.end();
  const [answer] = await once(request, 'response');
  const [first] = await Promise.race([once(answer.setEncoding('utf8'), 'data'), sleep(3000, ['nothing'])]);
  expect(first.includes('retry:'), `A live stream is held back: ${answer.statusCode} ${first}`);
  await until(async () => (await countStreams()) === 1, 'The live stream is not open behind the proxy.');
  answer.on('error', () => undefined);
  request.destroy();
  await until(
    async () => (await countStreams()) === 0,
    'A live stream stays open behind the proxy after its reader has left.',
  );
}

async function checkAnswers(visitor, servers) {
  const page = await call(visitor, '/', { headers: { 'accept-encoding': 'gzip' } });
  expect(page.status === 200 && page.headers['content-encoding'] === 'gzip', `The first page is ${page.status}.`);
  for (const closed of ['/metrics', '/dev/mail'])
    expect((await call(visitor, closed)).status === 404, `${closed} is open.`);
  const large = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 7_000_000 },
    body: Buffer.alloc(7_000_000),
  };
  const refused = await call(visitor, '/api/users/login', large).catch(() => ({ status: 413 }));
  expect(refused.status >= 400, `A body of 7 MB is ${refused.status}.`);
  const lost = `/api/of-nobody-${randomBytes(4).toString('hex')}`;
  await call(visitor, lost, { headers: { 'x-forwarded-for': fake } });
  const readLogs = () => servers.map((server) => server.said()).join('');
  await until(() => readLogs().includes(lost), 'No process has noted the call of nobody.');
  expect(!readLogs().includes(fake), 'A visitor can say who is calling.');
}

/** Visitors who read and write all the while; answers what failed. */
function startVisitors(visitor) {
  const counts = { done: 0, failed: [] };
  let isOver = false;
  const visit = async (isWriting) => {
    while (!isOver) {
      const answer = await call(
        visitor,
        ...(isWriting ? ['/api/users/login', customer] : ['/api/cities/active']),
      ).catch((error) => ({
        status: error.message,
      }));
      counts.done += 1;
      if (answer.status !== 200) counts.failed.push(answer.status);
      await sleep(20);
    }
  };
  const visits = [visit(false), visit(false), visit(false), visit(true)];
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return counts;
  };
}

async function restartEach(servers, settings) {
  for (const [index, server] of servers.entries()) {
    expect((await server.stop()) === 0, 'A process did not end in order.');
    servers[index] = await startServer({ ...settings, PORT: server.port });
    // What the proxy has noticed of the one that ended it must have forgotten before the next one ends.
    await sleep(6000);
  }
}

async function checkProxy(kind, { folder, servers, settings, certificate }) {
  const [command, args] = commands[kind]({ folder, ports, certificate });
  const proxy = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const agent = new https.Agent({ keepAlive: true });
  const visitor = { ca: fs.readFileSync(certificate.certificate), agent };
  try {
    await until(
      () =>
        call(visitor, '/readyz').then(
          ({ status }) => status === 200,
          () => false,
        ),
      `It does not serve: ${said}`,
    );
    await checkAnswers(visitor, servers);
    const { token } = JSON.parse((await call(visitor, '/api/users/login', customer)).text);
    await checkStream(visitor, token);
    const stopVisitors = startVisitors(visitor);
    await restartEach(servers, settings);
    const { done, failed } = await stopVisitors();
    expect(failed.length === 0, `${failed.length} of ${done} calls failed: ${[...new Set(failed)].join(', ')}`);
    console.log(`  ${kind}: ${done} calls while both processes changed, 0 failed`);
  } catch (error) {
    throw new Stop(`${kind}: ${error.message}\n${said.slice(-2000)}`, { cause: error });
  } finally {
    agent.destroy();
    if (proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
  }
}

/** Each proxy of deploy/ before two real processes: what it passes on, what it keeps inside, and a release without a failed call. */
export async function checkProxies() {
  await ensurePrograms(programs);
  expect((await runNode([inRoot('scripts/build.mjs')])) === 0, 'The build failed.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-proxies-'));
  fs.chmodSync(folder, 0o755);
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: `https://${name}`,
    TRUST_PROXY: '1',
    JWT_SECRET: randomBytes(48).toString('base64url'),
    DEMO: '1',
    ROLE: 'web',
    SHUTDOWN_DELAY_SECONDS: '8',
    RATE_LIMIT_FACTOR: '1000',
    LATENESS_MAX_MS: '60000',
  };
  const servers = [];
  try {
    for (const PORT of [ports.one, ports.two]) servers.push(await startServer({ ...settings, PORT }));
    const certificate = makeCertificate(folder, name);
    for (const kind of Object.keys(commands)) await checkProxy(kind, { folder, servers, settings, certificate });
  } finally {
    for (const server of servers) await server.stop();
    fs.rmSync(folder, { recursive: true });
  }
}
