import { parseArgs } from 'node:util';
import { holdEvening } from '../../apps/api/src/testing/cache/evening.ts';
import { openWatchedCache, type Tally } from '../../apps/api/src/testing/cache/watched-cache.ts';
import { openWorld } from '../lab.ts';

// `npm run hits`: an evening of many cities in one process: people look at lists, restaurants and dishes while kitchens change
// them, half of them through this process and half through others. It has a clock of its own, so that a slow machine sees the
// same evening later. `--only 1` looks at one city of them: with a twelfth of the visits and changes it is the same evening,
// seen through a twelfth of the door. Prints how often the answer was there, and why not. docs/performance.md has figures.
const { values } = parseArgs({
  options: {
    restaurants: { type: 'string', default: '20000' },
    dishes: { type: 'string', default: '400000' },
    cities: { type: 'string', default: '12' },
    only: { type: 'string' },
    visits: { type: 'string', default: '60' },
    changes: { type: 'string', default: '50' },
    warm: { type: 'string', default: '180' },
    seconds: { type: 'string', default: '120' },
  },
});

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function print(tallies: ReadonlyMap<string, Tally>): void {
  const rows = [...tallies.entries()].toSorted(([a], [b]) => a.localeCompare(b));
  const sum = (name: keyof Tally) => rows.reduce((total, [, tally]) => total + tally[name], 0);
  const all: Tally = {
    asked: sum('asked'),
    joined: sum('joined'),
    waited: sum('waited'),
    first: sum('first'),
    changed: sum('changed'),
    aged: sum('aged'),
    letGo: sum('letGo'),
  };
  console.table(
    [...rows, ['all', all] as const].map(([call, { asked, waited, ...why }]) => ({
      call,
      asked,
      'was there': percent(asked - waited, asked),
      ...why,
    })),
  );
}

const { restaurants, dishes, cities } = values;
const world = await openWorld({ restaurants, dishes, cities });
const watched = await openWatchedCache(world.url, { DATA_DIR: world.dataDir });
try {
  const before = process.cpuUsage();
  print(
    await holdEvening(watched, world.ask, {
      visits: Number(values.visits),
      changes: Number(values.changes),
      warm: Number(values.warm),
      seconds: Number(values.seconds),
      cities: values.only === undefined ? undefined : Number(values.only),
    }),
  );
  const { user, system } = process.cpuUsage(before);
  const mib = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log(`CPU of the process with its visitors: ${((user + system) / 1e6).toFixed(0)} s; ${mib} MiB`);
} finally {
  await watched.close();
  await world.close();
}
