import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '../lib/say.mjs';
import { openMachine } from './debian.mjs';
import { expect, followSteps } from './follow.mjs';
import { releases } from './releases.mjs';
import { stepsOf } from './steps.mjs';

const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const readCities = `curl -sS --fail --cacert ${authority} https://localhost/api/cities/active`;
// Both machines have one network, in which each has an address of its own. No bucket is there: pictures are 503, and nothing else.
const addresses = { ONE: '127.0.0.11', TWO: '127.0.0.12' };
const env = {
  ...addresses,
  DOMAIN: 'localhost',
  RELEASE: releases.first,
  REPOSITORY: 'file:///srv/repository.git',
  DATABASE_PASSWORD: 'a-word-of-the-trial',
  BUCKET: 's3://tawa?endpoint=http://127.0.0.1:9',
};
const settingsFile = '/etc/tawa/tawa.env';

async function bringSettings(one, two) {
  const [firstOfOne] = stepsOf('one-machine');
  await one.run(firstOfOne, env);
  const kept = await one.run(`cat ${settingsFile}`);
  await two.run(`install -g tawa -m 640 /dev/null ${settingsFile} && cat > ${settingsFile} <<'ENV'\n${kept}ENV`);
}

/** Somebody who reads all the while, by the proxy; answers what each call came to. */
async function startReader(machine) {
  const loop = `while [ ! -e /tmp/enough ]; do
  curl -sS -o /dev/null -w '%{http_code}\\n' --max-time 20 --cacert ${authority} https://localhost/api/cities/active || echo failed
  sleep 0.05
done`;
  await machine.run('rm -f /tmp/enough');
  const reading = machine.run(loop);
  return async () => {
    await machine.run('touch /tmp/enough');
    return (await reading).trim().split('\n');
  };
}

async function changeRelease(one, two) {
  const stop = await startReader(one);
  for (const [machine, HERE] of [
    [one, env.ONE],
    [two, env.TWO],
  ]) {
    await followSteps(machine, 'release', { ...env, RELEASE: releases.next });
    await followSteps(machine, 'rolling', { ...env, HERE, RELEASE: releases.next });
  }
  const answers = await stop();
  const failed = answers.filter((answer) => answer !== '200');
  expect(failed.length === 0, `${failed.length} of ${answers.length} calls failed: ${[...new Set(failed)].join(', ')}`);
  console.log(`  a release on both machines: ${answers.length} calls, 0 failed`);
}

const ask = (machine, query) => machine.run(`cd / && runuser -u postgres -- psql -At tawa -c "${query}"`);
const seed = (machine, name) => machine.run(`tawa seed city --name ${name} --lat 26.5 --lng 75.5`);

async function restoreDatabase(one, two) {
  await followSteps(two, 'pgbackrest', env);
  await seed(two, 'Jaipur');
  const MOMENT = (await ask(two, 'select clock_timestamp()')).trim();
  const before = await ask(two, 'select count(*), max(city_id) from cities');
  await sleep(2000);
  await seed(two, 'Kota');
  expect((await ask(two, 'select count(*), max(city_id) from cities')) !== before, 'The second city is not there.');
  await two.run('runuser -u postgres -- psql -Atc "select pg_switch_wal()" && sleep 3');
  await followSteps(two, 'pgbackrest-restore', { MOMENT });
  expect((await ask(two, 'select count(*), max(city_id) from cities')) === before, 'The restore is not of the moment.');
  await sleep(5000);
  const cities = await one.run(readCities);
  expect(cities.includes('Jaipur') && !cities.includes('Kota'), `After the restore the shop has ${cities}`);
}

/** Two machines from a prepared one, by docs/run.md: served over both, a release without a failed call, one process killed, and a restore. */
export async function checkTwoMachines(prepared) {
  const one = await openMachine('one', { from: prepared });
  const two = await openMachine('two', { from: prepared, beside: one });
  try {
    await bringSettings(one, two);
    for (const machine of [one, two]) await machine.run(`ln -sfn releases/${releases.first} /srv/tawa/current`);
    await followSteps(two, 'database', env);
    for (const [machine, HERE] of [
      [two, env.TWO],
      [one, env.ONE],
    ]) {
      await followSteps(machine, 'settings', { ...env, HERE });
      await followSteps(machine, 'processes', { ...env, HERE });
    }
    await followSteps(one, 'proxy', env);
    await step('  the shop is served', () => one.run(`sleep 3; ${readCities}`));
    await two.run('kill -9 "$(systemctl show --property MainPID --value tawa-web@3001)"');
    await one.run(`for i in $(seq 20); do ${readCities} > /dev/null; done`);
    await changeRelease(one, two);
    await restoreDatabase(one, two);
  } finally {
    await two.turnOff();
    await one.turnOff();
  }
}
