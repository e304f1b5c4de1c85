// `npm run fuzz`: a hundred thousand requests; `--requests 5000`, `--seed 7`, `--only 'POST /orders'`, `--lanes 1` for one world at a time,
// `--serve` to try printed lines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@tawa/contract/all';
import { cloneDatabase, dropDatabase, ensureDatabase } from '../../db/databases.ts';
import { startPostgres } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemo } from '@tawa/demo/world/demo';
import { startTestApp } from '../app.ts';
import { sayFailures, summaryOf } from './report.ts';
import { addTally, emptyTally, fuzz } from './run.ts';
import { openFuzzWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    port: { type: 'string', default: '4500' },
    lanes: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

// A world that lived through more than this has little left of what it began with.
const worldMax = 5000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'tawa-fuzz-'));
const server = await startPostgres({
  dataDir,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
});
const template = 'tawa_fuzz';

async function prepare(): Promise<void> {
  const url = await ensureDatabase(server.url, template);
  await migrate({ url });
  const app = await startTestApp({ databaseUrl: url });
  await seedDemo(app.deps, undefined, 2);
  await app.close();
}

const requestsMin = Number(values.requests);
const tally = emptyTally();
const since = performance.now();

/** One world after another, each with its own database, until there are requests enough. */
async function work(lane: number, turns: Iterator<number>): Promise<void> {
  for (let turn = turns.next(); !turn.done; turn = turns.next()) {
    const name = `${template}_${turn.value}`;
    const databaseUrl = await cloneDatabase(server.url, template, name);
    const world = await openFuzzWorld({ databaseUrl, port: Number(values.port) + lane, log: 'error' });
    const own = emptyTally();
    const requests = Math.min(worldMax, requestsMin - turn.value * worldMax);
    await fuzz(world, { seed: Number(values.seed) + turn.value, requests, only: values.only }, own);
    addTally(tally, own);
    sayFailures(own.failures, say);
    say(summaryOf(tally, performance.now() - since));
    await world.close();
    await dropDatabase(server.url, name);
  }
}

async function serve(): Promise<void> {
  const world = await openFuzzWorld({
    databaseUrl: await cloneDatabase(server.url, template, `${template}_0`),
    port: Number(values.port),
    log: 'info',
  });
  say(`${world.origin} answers until Ctrl-C.`);
  for (const { name, token } of world.whos) say(`${name}: ${token ?? 'no token'}`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await world.close();
}

try {
  await prepare();
  const turns = Array.from({ length: Math.ceil(requestsMin / worldMax) }, (_, turn) => turn).values();
  if (values.serve) await serve();
  else await Promise.all(Array.from({ length: Number(values.lanes) }, (_, lane) => work(lane, turns)));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (values.verbose)
  for (const { endpoint } of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (!tally.done.has(name)) say(`Never done: ${name} ${tally.refused.get(name) ?? ''}`);
  }
process.exitCode = tally.failures.length > 0 ? 1 : 0;
