import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { invariants } from '../../apps/api/src/testing/invariants.ts';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { callerAt, openLine, type Send } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper, type Shopper } from '../../apps/api/src/testing/shopper.ts';
import { type Field, type Outcome, raceKinds } from './race-kinds.ts';
import {
  type Ask,
  buildApp,
  inFolder,
  kitchen,
  office,
  prepare,
  say,
  startPatiently,
  withDatabaseOf,
} from './world.ts';

// `npm run races`: two processes over one database, and 40 at once for one key, the last use of a coupon, the last
// portion, the last place of a slot, one refund, one objection to it, and accept against cancel. `--rounds 5`, `--only key,stock` for less;
// `--from DIR` begins with a copy of a data folder that was filled before.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
  },
});
const ports = [4136, 4137] as const;
const atOnce = 40;
const broken: string[] = [];
const line = openLine(atOnce);

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** An answer begins with its status; every other word tells what the database has after the race. */
const isAnswer = (word: string): boolean => /^\d/.test(word);

/**
 * Compares what was answered with what had to be; answers the words of both in one line when they differ. Where a server
 * was too busy to answer at first, its repeated answer may say that it was done already: then the database decides.
 */
function differenceOf({ answers, expected }: Outcome, wasBusy: boolean): string | null {
  const counts = countOf(answers);
  const wanted = Object.entries(expected).filter(([word]) => !wasBusy || !isAnswer(word));
  const isKnown = [...counts.keys()].every((word) => word in expected || (wasBusy && word === '200'));
  if (isKnown && wanted.every(([word, count]) => counts.get(word) === count)) return null;
  return `was ${JSON.stringify(Object.fromEntries(counts))}, not ${JSON.stringify(expected)}`;
}

let busyAnswers = 0;

/** A server that is too busy says so and is asked again, as browsers do. */
const sendPatiently: Send = async (url, sending) => {
  for (;;) {
    const reply = await line.send(url, sending);
    if (reply.statusCode !== 503) return reply;
    busyAnswers += 1;
    await sleep(100);
  }
};

async function openField(ask: Ask): Promise<Field> {
  const [dish = 0] = await prepare(ask);
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const [origin = ''] = origins;
  const [place] = await ask<{ restaurant_id: number }>(
    `update restaurants set auto_accept = true where restaurant_name = $1 returning restaurant_id`,
    [kitchen.name],
  );
  await ask('update dishes set daily_stock = null where menu_id = $1', [dish]);
  const shoppers: Shopper[] = [];
  for (let left = atOnce; left > 0; left--) shoppers.push(await openShopper(line.send, origin));
  return {
    ask,
    dish,
    shoppers,
    restaurant_id: place?.restaurant_id ?? 0,
    as: ({ token }, index) => callerAt(sendPatiently, origins[index % origins.length] ?? origin, token),
    owner: await logIn(line.send, origin, kitchen.login, kitchen.password),
    office: await logIn(line.send, origin, office.login, office.password),
  };
}

async function raceAll(ask: Ask, rounds: number): Promise<void> {
  const wanted = values.only === '' ? Object.keys(raceKinds) : values.only.split(',');
  const field = await openField(ask);
  for (const name of wanted) {
    const race = raceKinds[name];
    if (!race) throw new Error(`There is no race '${name}'. There are ${Object.keys(raceKinds).join(', ')}.`);
    const seen = countOf([]);
    for (let round = 1; round <= rounds; round++) {
      const busyBefore = busyAnswers;
      const outcome = await race(field, round);
      const difference = differenceOf(outcome, busyAnswers > busyBefore);
      if (difference !== null) broken.push(`${name}, round ${round}: ${difference}`);
      for (const word of outcome.answers) seen.set(word, (seen.get(word) ?? 0) + 1);
    }
    say(`${name}: ${rounds} rounds of ${atOnce}: ${[...seen].map(([word, count]) => `${word} × ${count}`).join(', ')}`);
  }
  say(`answers 'too busy', asked again: ${busyAnswers}`);
  await ask('analyze');
  for (const [what, sql] of Object.entries(invariants))
    for (const { which } of await ask<{ which: string }>(sql)) broken.push(`${what}: ${which}`);
}

async function runIn(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, DEMO: '1' };
  const running: BuiltApp[] = [];
  try {
    for (const port of ports) running.push(await startPatiently(port, env));
    await withDatabaseOf(dataDir, (ask) => raceAll(ask, Number(values.rounds)));
  } finally {
    line.close();
    await Promise.all(running.map((app) => app.stop()));
  }
}

buildApp();
await inFolder(values.from, runIn);
for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
say(broken.length === 0 ? '\nEvery limit held and was used.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
