import { parseArgs } from 'node:util';
import { buildApp, inFolder, say, startPatiently, withDatabaseOf } from '../crash/world.ts';
import { tryClock } from './clock.ts';
import { tryDiskFull } from './disk-full.ts';
import { trySlowClients } from './slow-clients.ts';
import { tryStreams } from './streams.ts';

// `npm run trials`: what a machine meets that nobody plans for, each on a server of its own: 400 slow clients of each kind,
// 2,000 live streams of which 400 return every second, a full disk, a clock that jumps. `--only disk` runs one of them,
// `--from DIR` begins with a copy of a filled data folder, `--port 4142` keeps two runs apart. docs/reliability.md has figures.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    port: { type: 'string', default: '4136' },
  },
});

const port = Number(values.port);

/** A server of its own for one trial. */
const served = (trial: (app: Awaited<ReturnType<typeof startPatiently>>, dataDir: string) => Promise<string[]>) =>
  inFolder(values.from, async (dataDir) => {
    const app = await startPatiently(port, { DATA_DIR: dataDir, DEMO: '1' });
    try {
      return await trial(app, dataDir);
    } finally {
      await app.stop();
    }
  });

const trials: Record<string, () => Promise<string[]>> = {
  slow: () => served((app) => trySlowClients(app, port)),
  streams: () => served((app, dataDir) => withDatabaseOf(dataDir, (ask) => tryStreams(app, ask))),
  disk: () => tryDiskFull(port),
  clock: () => inFolder(values.from, (dataDir) => tryClock(dataDir, port)),
};

buildApp();
const broken: string[] = [];
for (const [name, trial] of Object.entries(trials)) {
  if (values.only !== '' && values.only !== name) continue;
  say(`\n== ${name}`);
  broken.push(...(await trial()).map((what) => `${name}: ${what}`));
}
for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
say(broken.length === 0 ? '\nEvery promise held.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
