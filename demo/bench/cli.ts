import { parseArgs } from 'node:util';
import { openDatabase } from '@tawa/api/database';
import { systemClock } from '@tawa/api/platform/clock';
import { parseEnv } from '@tawa/api/platform/env';
import { messageOf } from '@tawa/api/platform/http/errors';
import { createLog } from '@tawa/api/platform/log';
import { createPasswords } from '@tawa/api/platform/keys/passwords';
import { createFileStore } from '@tawa/api/platform/files/file-store';
import { createOutgoing } from '@tawa/api/platform/outgoing';
import { seconds, seedBench } from './bench.ts';
import { fillWhenEmpty } from '../world/seed.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const whole = (text: string, name: string, max: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new Error(`--${name} must be a whole number from 1 to ${max}.`);
  return value;
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      restaurants: { type: 'string', default: '20000' },
      dishes: { type: 'string', default: '1000000' },
      orders: { type: 'string', default: '200000' },
      cities: { type: 'string', default: '40' },
    },
  });
  const size = {
    restaurants: whole(values.restaurants, 'restaurants', 200_000),
    dishes: whole(values.dishes, 'dishes', 10_000_000),
    orders: whole(values.orders, 'orders', 2_000_000),
    cities: whole(values.cities, 'cities', 40),
  };
  const since = Date.now();
  const env = parseEnv();
  const database = await openDatabase(env, say);
  try {
    const log = createLog('warn');
    const fileStore = createFileStore(env, createOutgoing(log));
    const deps = { url: database.url, log, fileStore, passwords: createPasswords(), clock: systemClock };
    await fillWhenEmpty(deps, say);
    await seedBench(database.url, size, say);
    say(`Done in ${seconds(since)}.`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
