import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { buildApp, inFolder, say } from '../crash/world.ts';
import { Street } from './street.ts';
import { Tally } from './tally.ts';

// `npm run flood`: made-up addresses as fast as they are answered, from one place and from many, beside one honest
// visitor, whose pages and answers must come within 250 ms at p99. `--from`, `--port` and `--seconds` as for overload.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    from: { type: 'string', default: '' },
    port: { type: 'string', default: '4135' },
  },
});
const [seconds, port] = [Number(values.seconds), Number(values.port)];

const honestMaxMs = 250;
const honestEveryMs = 40;
const connections = 16;
const honestAddress = '198.51.100.7';
const honestPaths = ['/', '/restaurants', '/menu', '/dish/1', '/api/restaurant/search?city=1', '/api/cities/active'];

const floods: readonly { name: string; path: (at: number) => string }[] = [
  { name: 'undeclared parameters of a page', path: (at) => `/?x=${at}` },
  { name: 'addresses that name nothing', path: (at) => `/nothing-${at}` },
  { name: 'undeclared parameters of the API', path: (at) => `/api/restaurant/search?city=1&x=${at}` },
  { name: 'made-up words to search for', path: (at) => `/search?q=made${at}` },
];

const aloneMs = 6000;
const many = (at: number) => `203.0.${(at >> 8) % 256}.${at % 256}`;

interface Flood {
  origin: string;
  forMs: number;
  flooders: number;
  path: (at: number) => string;
  addressOf: (at: number) => string;
}

async function beside({ origin, forMs, flooders, path, addressOf }: Flood): Promise<Tally> {
  const tally = new Tally();
  const [crowd, visitor] = [new Street(origin, connections), new Street(origin, 6)];
  const until = performance.now() + forMs;
  let at = 0;
  const flooder = async () => {
    while (performance.now() < until) {
      const headers = { 'x-forwarded-for': addressOf(++at) };
      await crowd.ask(tally, 'flood', { path: path(at), headers, allowed: [404] });
    }
  };
  const visits: Promise<unknown>[] = [];
  const visit = async () => {
    for (let turn = 0; performance.now() < until; turn++) {
      const asked = honestPaths[turn % honestPaths.length] ?? '/';
      visits.push(visitor.ask(tally, 'visitor', { path: asked, headers: { 'x-forwarded-for': honestAddress } }));
      await sleep(honestEveryMs);
    }
  };
  await Promise.all([visit(), ...Array.from({ length: flooders }, flooder)]);
  await Promise.all(visits);
  crowd.close();
  visitor.close();
  return tally;
}

function* brokenOf(name: string, tally: Tally): Generator<string> {
  const p99 = tally.timeOf('visitor', 0.99);
  const { asked, answered } = tally.lineOf('visitor');
  if (p99 > honestMaxMs) yield `${name}: the visitor waited ${Math.round(p99)} ms`;
  if (answered < asked) yield `${name}: ${asked - answered} calls of the visitor were not answered`;
}

async function run(dataDir: string): Promise<string[]> {
  const env = {
    NODE_ENV: 'production',
    JWT_SECRET: randomBytes(36).toString('hex'),
    DATA_DIR: dataDir,
    DEMO: '1',
    TRUST_PROXY: '1',
    LATENESS_MAX_MS: '',
    RATE_LIMIT_FACTOR: '1.5',
  };
  const app = await startBuiltApp({ port, env });
  const { origin } = app;
  const alone = { origin, forMs: aloneMs, flooders: 0, path: () => '/', addressOf: many };
  const sources = floods.flatMap(({ name, path }, at) => [
    { name: `${name}, from one address`, path, addressOf: () => `192.0.2.${at}` },
    { name: `${name}, from many addresses`, path, addressOf: many },
  ]);
  const broken: string[] = [];
  try {
    // What is asked for first is made first, and none of the promises is about that.
    await beside(alone);
    say('\nThe visitor alone');
    (await beside(alone)).print();
    for (const { name, path, addressOf } of sources) {
      const tally = await beside({ origin, forMs: seconds * 1000, flooders: connections, path, addressOf });
      say(`\n${name}: ${Math.round(tally.lineOf('flood').asked / seconds)} a second`);
      tally.print();
      broken.push(...brokenOf(name, tally));
    }
  } finally {
    await app.stop();
  }
  return broken;
}

buildApp();
const broken = await inFolder(values.from, run);
for (const what of broken) say(`BROKEN: ${what}`);
say(broken.length === 0 ? '\nEvery promise held.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
