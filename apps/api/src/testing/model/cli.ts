import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { ensureDatabase } from '../../db/databases.ts';
import { startPostgres } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { compareWithModel } from './run.ts';
import { openProcesses } from './shop.ts';

// `npm run model`: ten thousand steps over several seeds; `--steps 2000` for another number, `--seed 7` for the first.
const { values } = parseArgs({
  options: { steps: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});

const say = (text: string) => process.stdout.write(`${text}\n`);
const stepsMin = Number(values.steps);
const dataDir = mkdtempSync(join(tmpdir(), 'tawa-model-'));
const server = await startPostgres({ dataDir, settings: { fsync: 'off', synchronous_commit: 'off' } });
const url = await ensureDatabase(server.url, 'tawa_model');
await migrate({ url });
const processes = await openProcesses(url, 0);
let steps = 0;
try {
  for (let seed = Number(values.seed); steps < stepsMin; seed++) {
    steps += await compareWithModel(processes, { seed, stories: 5, steps: 120 });
    say(`seed ${seed}: ${steps} steps, no difference`);
    // The tables grow faster than PostgreSQL would notice by itself.
    await sql`analyze`.execute(processes.worlds[0].deps.db);
  }
} finally {
  await processes.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
