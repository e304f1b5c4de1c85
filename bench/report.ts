import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const port = 4410;
const barePort = 4411;
const rounds = 5;
const callsARound = 2000;
const freshCalls = 60;
const ticksASecond = 100;
const base = `http://127.0.0.1:${port}`;

/** CPU milliseconds that a process has used so far, from /proc. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

const get = (url: string, encoding = 'br') =>
  new Promise<number>((done, fail) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': encoding } }, (reply) => {
        reply.on('data', () => undefined);
        reply.on('end', () => done(reply.statusCode ?? 0));
      })
      .on('error', fail);
  });

/** CPU milliseconds a call, over bounded calls at eight at a time. */
async function measure(pid: number, calls: number, url: (call: number) => string): Promise<number> {
  const before = cpuMs(pid);
  for (let call = 0; call < calls; call += 8) {
    const codes = await Promise.all(Array.from({ length: 8 }, (_, index) => get(url(call + index))));
    if (codes.some((code) => code !== 200)) throw new Error(`${url(call)} answered ${codes.join(', ')}.`);
  }
  return (cpuMs(pid) - before) / calls;
}

const bareServer = `
const http = require('node:http');
http.get('${base}/api/menu/getmenus', { headers: { 'accept-encoding': 'br' } }, (reply) => {
  const parts = [];
  reply.on('data', (part) => parts.push(part));
  reply.on('end', () => {
    const body = Buffer.concat(parts);
    http.createServer((_, out) => {
      out.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': body.length });
      out.end(body);
    }).listen(${barePort});
  });
});`;

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const code = await get(url).catch(() => 0);
    if (code === 200) return;
    await sleep(100);
  }
  throw new Error(`${url} was not ready within 20 seconds.`);
}

const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const print = (rows: Record<string, string>[]) => console.table(rows);

async function run(app: number, bare: number): Promise<void> {
  const figures: { json: number[]; bare: number[]; page: number[]; fresh: number[] } = {
    json: [],
    bare: [],
    page: [],
    fresh: [],
  };
  await measure(app, callsARound, () => `${base}/api/menu/getmenus`);
  for (let round = 0; round < rounds; round++) {
    figures.json.push(await measure(app, callsARound, () => `${base}/api/menu/getmenus`));
    figures.bare.push(await measure(bare, callsARound, () => `http://127.0.0.1:${barePort}/`));
    figures.page.push(await measure(app, callsARound, () => `${base}/`));
    figures.fresh.push(await measure(app, freshCalls, (call) => `${base}/restaurants?search=${round}-${call}`));
  }
  const ms = (list: number[]) => median(list).toFixed(3);
  print([
    {
      work: 'ready JSON, 99 dishes',
      'CPU ms': ms(figures.json),
      against: `bare node:http ${ms(figures.bare)} ms`,
      ratio: (median(figures.json) / median(figures.bare)).toFixed(2),
    },
    {
      work: 'first page from bytes',
      'CPU ms': ms(figures.page),
      against: 'budget 0.15 ms',
      ratio: (median(figures.page) / 0.15).toFixed(2),
    },
    {
      work: 'restaurants page fresh',
      'CPU ms': ms(figures.fresh),
      against: 'budget 3 ms',
      ratio: (median(figures.fresh) / 3).toFixed(2),
    },
  ]);
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
  };
  const app = spawn(process.execPath, ['dist/api/main.js'], {
    cwd: resolve(import.meta.dirname, '..'),
    env,
    stdio: 'ignore',
  });
  await untilReady(`${base}/readyz`);
  const bare = spawn(process.execPath, ['-e', bareServer], { stdio: 'ignore' });
  try {
    await untilReady(`http://127.0.0.1:${barePort}/`);
    await run(app.pid ?? 0, bare.pid ?? 0);
  } finally {
    bare.kill('SIGTERM');
    app.kill('SIGTERM');
    await new Promise((done) => app.once('exit', done));
    rmSync(dataDir, { recursive: true, force: true });
    agent.destroy();
  }
}

await main();
