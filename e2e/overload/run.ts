import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBuiltApp, type BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { buildApp, inFolder, say } from '../crash/world.ts';
import { mixOf, type Part } from './mix.ts';
import { gather } from './people.ts';
import { sendPatiently, sendSteadily } from './send.ts';
import { Street } from './street.ts';
import type { Tally } from './tally.ts';

// `npm run overload`: the built app in production with the demo world; measures what it holds, sends five times that for a
// minute, and says whether every promise of docs/overload.md held. `--from DIR` begins with a copy of a filled data folder,
// `--seconds 10` and `--times 3` are gentler, `--port 4142` keeps two runs apart.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '5' },
    from: { type: 'string', default: '' },
    port: { type: 'string', default: '4134' },
  },
});
const [seconds, times, port] = [Number(values.seconds), Number(values.times), Number(values.port)];

const crowdConnections = 128;
const vitalConnections = 256;
const patientPeople = 16;
const warmUpMs = 5000;
const measureMs = 10_000;
const calmWithinMs = 10_000;
const calmForMs = 1000;
const lookEveryMs = 100;

const metricOf = async ({ origin }: BuiltApp, name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

/** How long (ms) it takes from now until nothing has been shed for a while. */
async function timeToCalm(app: BuiltApp): Promise<number> {
  const startedAt = performance.now();
  let calmSince: number | null = null;
  while (performance.now() - startedAt < 3 * calmWithinMs) {
    const level = await metricOf(app, 'tawa_load_classes_shed');
    calmSince = level === 0 ? (calmSince ?? performance.now()) : null;
    if (calmSince !== null && performance.now() - calmSince >= calmForMs) return calmSince - startedAt;
    await sleep(lookEveryMs);
  }
  return Infinity;
}

/** Looks at the level while something goes on; answers how often it changed. */
function watchLevel(app: BuiltApp) {
  const levels: number[] = [];
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      levels.push(await metricOf(app, 'tawa_load_classes_shed').catch(() => 0));
      await sleep(lookEveryMs);
    }
  };
  const looking = look();
  return async () => {
    over.abort();
    await looking;
    return levels.filter((level, at) => at > 0 && level !== levels[at - 1]).length;
  };
}

function* brokenOf(tally: Tally, parts: readonly Part[], calmMs: number): Generator<string> {
  for (const kind of tally.kinds) {
    const errors = tally.errorsOf(kind);
    if (errors > 0) yield `${kind}: ${errors} calls were neither answered nor shed`;
  }
  for (const { kind } of parts.filter(({ isVital }) => isVital)) {
    const { shed, heldBack, answered } = tally.lineOf(kind);
    if (shed > 0) yield `${kind}: ${shed} calls were shed`;
    if (heldBack > 0) yield `${kind}: ${heldBack} calls had too many of their kind before them`;
    if (answered === 0) yield `${kind}: nothing was answered`;
  }
  if (calmMs > calmWithinMs) yield `calm came after ${(calmMs / 1000).toFixed(1)} s`;
}

async function crowd(dataDir: string): Promise<string[]> {
  const env = {
    NODE_ENV: 'production',
    JWT_SECRET: randomBytes(36).toString('hex'),
    DATA_DIR: dataDir,
    DEMO: '1',
    LATENESS_MAX_MS: '',
  };
  const app = await startBuiltApp({ port, env });
  const streets = { crowd: new Street(app.origin, crowdConnections), vital: new Street(app.origin, vitalConnections) };
  try {
    const parts = await mixOf(streets, app.origin, await gather(app.origin, dataDir));
    await sendPatiently(parts, patientPeople, warmUpMs);
    await timeToCalm(app);
    const holds = await sendPatiently(parts, patientPeople, measureMs);
    say(`It holds ${Math.round(holds)} calls a second; now ${Math.round(holds * times)} for ${seconds} s.`);
    await timeToCalm(app);
    const levelChanges = watchLevel(app);
    const tally = await sendSteadily(parts, holds * times, seconds * 1000);
    const calmMs = await timeToCalm(app);
    const changes = await levelChanges();
    tally.print();
    say(`Calm after ${(calmMs / 1000).toFixed(1)} s. What is shed changed ${changes} times.`);
    return [...brokenOf(tally, parts, calmMs)];
  } finally {
    streets.crowd.close();
    streets.vital.close();
    await app.stop();
  }
}

buildApp();
const broken = await inFolder(values.from, crowd);
for (const what of broken) say(`BROKEN: ${what}`);
say(broken.length === 0 ? '\nEvery promise held.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
