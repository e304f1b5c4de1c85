import { parseArgs } from 'node:util';
import { prove } from '../crash/proof.ts';
import { buildApp, withDatabase } from '../crash/world.ts';
import { accidents, suffer, type Harm } from './accidents.ts';
import { makeNextRelease, roll } from './deploy.ts';
import { startHouse, type House } from './house.ts';
import { openTraffic, type Traffic } from './street.ts';

// `npm run test:cluster`: a house of several machines on this one, in which one thing after the other is killed while orders come
// in, then a release with a migration is rolled out and taken back. `--leaders 2` kills the leader less often, `--only nats,web`
// leaves the rest out (`deploy` is the release), `--no-build` takes the build that is there.
const { values } = parseArgs({
  options: {
    leaders: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = values.only === '' ? [...Object.keys(accidents), 'deploy'] : values.only.split(',');
const broken: string[] = [];

function describe({ what, withoutOrdersS, failed, failedPages }: Harm): void {
  say(
    `${what.padEnd(12)} ${withoutOrdersS.toFixed(1).padStart(5)} s without an order, ${failed} calls failed, ${failedPages} of them pages`,
  );
}

async function sufferAll(house: House, traffic: Traffic): Promise<void> {
  for (const [name, accident] of Object.entries(accidents)) {
    if (!wanted.includes(name)) continue;
    const times = name === 'leader' ? Number(values.leaders) : 1;
    for (let time = 1; time <= times; time += 1) {
      const what = times > 1 ? `${name} ${time}` : name;
      describe(await suffer(what, accident, house, traffic));
    }
  }
}

async function deploy(house: House, traffic: Traffic): Promise<void> {
  const next = makeNextRelease(house.folder);
  for (const [what, release] of [
    ['new release', next],
    ['taken back', undefined],
  ] as const) {
    const before = traffic.acknowledgedAt.length;
    const failures = await roll(house, traffic, release);
    say(
      `${what.padEnd(12)} ${failures.length} calls failed, ${traffic.acknowledgedAt.length - before} orders meanwhile`,
    );
    for (const failure of failures.slice(0, 20)) broken.push(`${what}: ${failure}`);
  }
}

async function testAll(house: House): Promise<void> {
  const traffic = await openTraffic(house);
  await sufferAll(house, traffic);
  if (wanted.includes('deploy')) await deploy(house, traffic);
  await traffic.end();
  const { ledger } = traffic;
  const found = await withDatabase(house.front.directUrl, (ask) => prove(ask, ledger));
  const { sent, wasPlaced, placedNow } = ledger.unanswered;
  say(`\norders acknowledged ${ledger.acknowledged.length}, in the database ${found.orders}`);
  say(`presses unanswered  ${sent}: ${wasPlaced} had been placed, ${placedNow} were placed when repeated`);
  broken.push(...ledger.broken);
}

if (!values['no-build']) buildApp();
const house = await startHouse((line) => say(`starting ${line}`));
try {
  say(`logs in ${house.folder}\n`);
  await testAll(house);
} finally {
  await house.close();
}
for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
say(broken.length === 0 ? '\nNothing was lost, nothing came twice.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
