import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDatabase, runOnServer } from '#db/databases.ts';
import { startPostgres } from '#db/embedded/start.ts';
import { migrate } from '#db/migrate.ts';
import { resolveFromRoot } from '#platform/files/paths.ts';
import { buildProgram, findFreePort, startProgram, type Program } from '../program.ts';
import { startLine } from './line.ts';
import { startPrometheus } from './prometheus.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawa-alerts-'));
chmodSync(folder, 0o755);
const say = (line: string) => process.stdout.write(`${line}\n`);
const failures: string[] = [];

interface World {
  prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  line: Awaited<ReturnType<typeof startLine>>;
  program: Program;
  url: string;
}

/** Does something to the house, and says whether these alerts fire by it. */
async function expectAlerts({ prometheus }: World, what: string, wanted: readonly string[]): Promise<void> {
  const startedAt = Date.now();
  const found = await prometheus.until((names) => wanted.every((name) => names.includes(name)));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  if (found) say(`  ${what}: ${wanted.join(', ')} after ${seconds} s`);
  else failures.push(`${what} does not fire ${wanted.join(', ')}, only ${(await prometheus.firing()).join(', ')}`);
}

async function expectSilence({ prometheus }: World, what: string): Promise<void> {
  if (await prometheus.until((names) => names.length === 0)) say(`  ${what}: silent`);
  else failures.push(`${what} is not silent: ${(await prometheus.firing()).join(', ')}`);
}

async function tryAll(world: World): Promise<void> {
  const { line, program, url } = world;
  await expectSilence(world, 'a sound house');
  await sleep(5000);
  await expectSilence(world, 'five seconds later');

  const old = "select graphile_worker.add_job('a.task', run_at := now() - interval '20 minutes', job_key := 'old')";
  await runOnServer(url, old);
  await expectAlerts(world, 'a job of 20 minutes ago, and no worker', ['TawaJobsWait']);
  await runOnServer(url, "select graphile_worker.remove_job('old')");
  await expectSilence(world, 'without it');

  line.cut();
  await expectAlerts(world, 'the database out of reach', ['TawaDatabaseAway', 'TawaListenerSilent']);
  line.mend();
  await expectSilence(world, 'the database back');

  const forge = () => fetch(`${program.origin}/api/payments/webhook/demo`, { method: 'POST', body: '{}' });
  for (let index = 0; index < 8; index++, await sleep(500)) await (await forge()).arrayBuffer();
  await expectAlerts(world, 'forged webhooks', ['TawaWebhooksRefused']);

  await program.kill('SIGTERM');
  await expectAlerts(world, 'the only process ended', ['TawaDown', 'TawaNoProcess']);
}

const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
const url = await ensureDatabase(server.url, 'tawa');
await migrate({ url });
const line = await startLine(server.port);
const through = new URL(url);
through.port = String(line.port);
through.hostname = '127.0.0.1';
const PORT = await findFreePort();
const program = startProgram(await buildProgram(folder), {
  DATA_DIR: join(folder, 'data'),
  PORT,
  ROLE: 'web',
  DATABASE_URL: through.href,
});
const rules = readFileSync(resolveFromRoot('deploy/prometheus/alerts.yml'), 'utf8');
await program.ready();
const prometheus = await startPrometheus({ folder, target: `127.0.0.1:${PORT}`, rules });
try {
  await tryAll({ prometheus, line, program, url });
} finally {
  await prometheus.stop();
  await program.kill('SIGTERM');
  line.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) say(`FAILED: ${failure}`);
say(failures.length === 0 ? 'Every alert fired where it should.' : `${failures.length} were not as they should.`);
process.exitCode = failures.length === 0 ? 0 : 1;
