import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import { startBuiltApp, type BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { startNats } from '../../apps/api/src/testing/live/nats.ts';
import { openTeller, type Listener, type Teller } from '../../apps/api/src/testing/live/teller.ts';
import { cpuOf, cpuOfFamily } from '../cpu.ts';
import { openStream } from './stream.ts';

// `npm run live`, after `npm run build`: how long after its change an event is heard, over several processes with and without NATS, and
// what that costs. A process that serves nobody tells one person at a time. docs/reliability.md has figures.
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    streams: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '4730' },
  },
});
const [processes, streams, seconds] = [Number(values.processes), Number(values.streams), Number(values.seconds)];
/** Events a second. */
const loads = { idle: 0, quiet: 2, busy: 100 };

interface Pids {
  apps: number[];
  postmaster: number;
  nats: number | undefined;
}

const cpu = ({ apps, postmaster, nats }: Pids) => ({
  apps: apps.reduce((sum, pid) => sum + cpuOf(pid), 0),
  postgres: cpuOfFamily(postmaster),
  nats: nats === undefined ? 0 : cpuOf(nats),
});

function percentile(sorted: readonly number[], share: number): string {
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return found === undefined ? '' : found.toFixed(1);
}

class Heard {
  #toldAt = new Map<number, number>();
  readonly late: number[] = [];
  doubled = 0;

  tell(number: number): void {
    this.#toldAt.set(number, performance.now());
  }

  hear(number: number): void {
    const toldAt = this.#toldAt.get(number);
    if (toldAt === undefined) this.doubled += 1;
    else this.late.push(performance.now() - toldAt);
    this.#toldAt.delete(number);
  }

  get missing(): number {
    return this.#toldAt.size;
  }
}

let number = 0;

/** Tells one of the listeners after the other, as evenly as the machine allows. */
async function tellFor(teller: Teller, listeners: readonly Listener[], heard: Heard, perSecond: number) {
  const end = performance.now() + seconds * 1000;
  const waiting = new Set<Promise<void>>();
  for (let next = performance.now(); next < end; next += 1000 / Math.max(1, perSecond)) {
    await sleep(Math.max(0, next - performance.now()));
    const { userId } = listeners[Math.floor(Math.random() * listeners.length)] ?? { userId: 0 };
    if (perSecond === 0) continue;
    number += 1;
    heard.tell(number);
    const telling = teller.tell(userId, number).finally(() => waiting.delete(telling));
    waiting.add(telling);
  }
  await Promise.all(waiting);
}

async function measure(mode: 'PostgreSQL' | 'NATS') {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-live-'));
  const server = await startPostgres({ dataDir, settings: { max_connections: '200' } });
  const nats = mode === 'NATS' ? await startNats() : undefined;
  const secret = 'one key for the pages that are measured here';
  const base = { DATA_DIR: dataDir, JWT_SECRET: secret, DEMO: '0', LOG_LEVEL: 'error' };
  const settings = { ...base, ...(nats && { NATS_URL: nats.url }) };
  const apps: BuiltApp[] = [];
  for (let at = 0; at < processes; at += 1)
    apps.push(await startBuiltApp({ port: Number(values.port) + at, env: { ...settings, DATABASE_URL: server.url } }));
  const teller = await openTeller(server.url, settings);
  const listeners = await teller.addListeners(processes * streams);
  let heard = new Heard();
  const closes: (() => void)[] = [];
  for (const [at, { token }] of listeners.entries()) {
    const origin = apps[at % processes]?.origin ?? '';
    closes.push(await openStream(origin, token, (told) => heard.hear(told)));
  }
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const pids = { apps: apps.map(({ pid }) => pid), postmaster, nats: nats?.pid };
  const rows = [];
  await sleep(3000);
  for (const [load, perSecond] of Object.entries(loads)) {
    heard = new Heard();
    const [before, commits, begun] = [cpu(pids), await teller.countCommits(), performance.now()];
    await tellFor(teller, listeners, heard, perSecond);
    await sleep(1500);
    const [after, spent] = [cpu(pids), (performance.now() - begun) / 1000];
    const committed = (await teller.countCommits()) - commits;
    const late = heard.late.toSorted((a, b) => a - b);
    rows.push({
      by: mode,
      load: `${load}, ${perSecond}/s`,
      heard: late.length,
      missing: heard.missing,
      doubled: heard.doubled,
      p50: percentile(late, 0.5),
      p95: percentile(late, 0.95),
      p99: percentile(late, 0.99),
      'transactions/s': (committed / spent).toFixed(0),
      'app, ms/s': ((after.apps - before.apps) / spent / processes).toFixed(1),
      'PostgreSQL, ms/s': ((after.postgres - before.postgres) / spent).toFixed(1),
      'NATS, ms/s': ((after.nats - before.nats) / spent).toFixed(1),
    });
  }
  for (const close of closes) close();
  await teller.close();
  for (const app of apps) await app.stop();
  await nats?.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

const rows = [...(await measure('PostgreSQL')), ...(await measure('NATS'))];
console.log(`${processes} processes with ${streams} streams each, ${seconds} s each`);
console.table(rows);
process.exitCode = rows.every(({ missing, doubled }) => missing + doubled === 0) ? 0 : 1;
