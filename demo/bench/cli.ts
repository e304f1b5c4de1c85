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
import { seedWeeks } from './weeks.ts';
import { fillWhenEmpty } from '../world/seed.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const whole = (text: string, name: string, max: number, least = 1): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > max)
    throw new Error(`--${name} must be a whole number from ${least} to ${max}.`);
  return value;
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      restaurants: { type: 'string', default: '20000' },
      dishes: { type: 'string', default: '1000000' },
      customers: { type: 'string', default: '200000' },
      orders: { type: 'string', default: '200000' },
      cities: { type: 'string', default: '40' },
      weeks: { type: 'string', default: '0' },
      'a-week': { type: 'string', default: '30000' },
    },
  });
  const size = {
    restaurants: whole(values.restaurants, 'restaurants', 200_000),
    dishes: whole(values.dishes, 'dishes', 10_000_000),
    customers: whole(values.customers, 'customers', 2_000_000),
    orders: whole(values.orders, 'orders', 2_000_000, 0),
    cities: whole(values.cities, 'cities', 40),
  };
  const weeks = whole(values.weeks, 'weeks', 104, 0);
  const aWeek = whole(values['a-week'], 'a-week', 200_000);
  const since = Date.now();
  const env = parseEnv();
  const database = await openDatabase(env, say);
  try {
    const log = createLog('warn');
    const fileStore = createFileStore(env, createOutgoing(log));
    const deps = { url: database.url, log, fileStore, passwords: createPasswords(), clock: systemClock };
    await fillWhenEmpty(deps, say);
    await seedBench(database.url, size, say);
    if (weeks > 0) await seedWeeks({ ...deps, weeks, aWeek, say });
    say(`Done in ${seconds(since)}.`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
