import { parseArgs } from 'node:util';
import { openWatchedCache } from '../../apps/api/src/testing/cache/watched-cache.ts';
import { openWorld } from '../lab.ts';
import { holdEvening } from './evening.ts';

// `npm run hits`: an evening of many cities in one process: people look at lists, restaurants and dishes while kitchens change
// them, half of them through this process and half through others. Prints how often the answer was there. docs/performance.md
// has figures.
const { values } = parseArgs({
  options: {
    restaurants: { type: 'string', default: '20000' },
    dishes: { type: 'string', default: '400000' },
    cities: { type: 'string', default: '12' },
    visits: { type: 'string', default: '60' },
    changes: { type: 'string', default: '50' },
    warm: { type: 'string', default: '180' },
    seconds: { type: 'string', default: '120' },
  },
});

const { restaurants, dishes, cities } = values;
const world = await openWorld({ restaurants, dishes, cities });
const watched = await openWatchedCache(world.url, { DATA_DIR: world.dataDir });
try {
  await holdEvening(watched, world.ask, {
    visits: Number(values.visits),
    changes: Number(values.changes),
    warm: Number(values.warm),
    seconds: Number(values.seconds),
  });
} finally {
  await watched.close();
  await world.close();
}
