import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Listener } from '../../apps/api/src/testing/live/teller.ts';
import { Heard } from './heard.ts';
import { holdWriters } from './held.ts';
import { openHouse, type LiveHouse, type Mode, type Used } from './house.ts';
import { Crowd } from './crowd.ts';

// `npm run live`, after `npm run build`: how long after its change an event is heard, over several processes with and without NATS, and
// what that costs: in quiet, while two writing transactions stay open, and while pages lose their lines and come back to another
// process. It says itself whether each was heard once, at p95 in time, and was read by nobody else. docs/reliability.md has figures.
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    streams: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4730' },
  },
});
const [processes, streams, seconds] = [Number(values.processes), Number(values.streams), Number(values.seconds)];
const p95MaxMs = 300;

interface Load {
  /** Events a second. */
  perSecond: number;
  /** Seconds at least. */
  seconds?: number;
  /** Whether two writing transactions are open all the while. */
  isHeld?: boolean;
  /** How many pages lose their line every second. */
  dropping?: number;
}

const loads: Readonly<Record<string, Load>> = {
  idle: { perSecond: 0 },
  quiet: { perSecond: 2 },
  busy: { perSecond: 100 },
  held: { perSecond: 100, seconds: 30, isHeld: true },
  losses: { perSecond: 100, dropping: 50 },
};

let number = 0;

/** Tells one of the listeners after the other, as evenly as the machine allows; one promise for each that is on its way. */
async function tellFor(house: LiveHouse, heard: Heard, { perSecond, seconds: least = 0 }: Load): Promise<void> {
  const { listeners, teller } = house;
  const end = performance.now() + Math.max(least, seconds) * 1000;
  const waiting = new Set<Promise<void>>();
  const tell = ({ userId }: Listener) => {
    number += 1;
    heard.tell(number);
    const telling = teller.tell(userId, number).finally(() => waiting.delete(telling));
    waiting.add(telling);
  };
  for (let next = performance.now(); next < end; next += 1000 / Math.max(1, perSecond)) {
    await sleep(Math.max(0, next - performance.now()));
    const listener = listeners[Math.floor(Math.random() * listeners.length)];
    if (perSecond > 0 && listener) tell(listener);
  }
  await Promise.all(waiting);
}

const shown = (ms: number | undefined) => ms?.toFixed(1) ?? '';

interface Measured {
  name: string;
  mode: Mode;
  load: Load;
  heard: Heard;
  spent: Used;
  /** In seconds. */
  took: number;
}

const rowOf = ({ name, mode, load, heard, spent, took }: Measured) => ({
  by: mode,
  load: `${name}, ${load.perSecond}/s`,
  heard: heard.late.length,
  missing: heard.missing,
  doubled: heard.doubled,
  read: spent.rows,
  p50: shown(heard.within(0.5)),
  p95: shown(heard.within(0.95)),
  p99: shown(heard.within(0.99)),
  'transactions/s': (spent.commits / took).toFixed(0),
  'app, ms/s': (spent.apps / took / processes).toFixed(1),
  'PostgreSQL, ms/s': (spent.postgres / took).toFixed(1),
  'NATS, ms/s': (spent.nats / took).toFixed(1),
});

function faultsOf({ name, mode, load, heard, spent }: Measured): string[] {
  const p95 = heard.within(0.95) ?? 0;
  const at = `${mode}, ${name}`;
  return [
    ...(heard.missing > 0 ? [`${at}: ${heard.missing} were not heard`] : []),
    ...(heard.doubled > 0 ? [`${at}: ${heard.doubled} were heard twice`] : []),
    // Pages that come back hear what they missed by a statement of their own, later than others.
    ...(load.dropping === undefined && p95 > p95MaxMs ? [`${at}: p95 is ${shown(p95)} ms`] : []),
    ...(load.dropping === undefined && spent.rows !== heard.late.length
      ? [`${at}: ${heard.late.length} were heard and ${spent.rows} read`]
      : []),
  ];
}

const difference = (after: Used, before: Used): Used => ({
  apps: after.apps - before.apps,
  postgres: after.postgres - before.postgres,
  nats: after.nats - before.nats,
  commits: after.commits - before.commits,
  rows: after.rows - before.rows,
});

async function measure(mode: Mode): Promise<Measured[]> {
  const house = await openHouse({ mode, processes, streams, port: Number(values.port) });
  let heard = new Heard();
  const crowd = new Crowd(house, (told) => heard.hear(told));
  await crowd.open();
  await sleep(3000);
  const measured: Measured[] = [];
  for (const [name, load] of Object.entries(loads)) {
    if (values.only !== '' && !values.only.split(',').includes(name)) continue;
    heard = new Heard();
    const [before, begun] = [await house.used(), performance.now()];
    const release = load.isHeld ? await holdWriters(house.databaseUrl) : undefined;
    const stopDropping = load.dropping === undefined ? undefined : crowd.dropEverySecond(load.dropping);
    await tellFor(house, heard, load);
    await sleep(1500);
    await stopDropping?.();
    await release?.();
    const took = (performance.now() - begun) / 1000;
    measured.push({ name, mode, load, heard, took, spent: difference(await house.used(), before) });
  }
  crowd.close();
  await house.close();
  return measured;
}

const measured = [...(await measure('PostgreSQL')), ...(await measure('NATS'))];
console.log(`${processes} processes with ${streams} streams each, ${seconds} s each`);
console.table(measured.map(rowOf));
const faults = measured.flatMap(faultsOf);
for (const fault of faults) console.log(`VIOLATION: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
