import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '../lib/say.mjs';
import { openMachine } from './debian.mjs';
import { expect, followSteps } from './follow.mjs';
import { releases } from './releases.mjs';

const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const byProxy = (path, options = '') => `curl -sS --cacert ${authority} ${options} https://localhost${path}`;

async function lookAtShop(machine) {
  const page = await machine.run(byProxy('/', '--fail --include'));
  expect(
    page.includes('<!DOCTYPE html') || page.includes('<!doctype html'),
    `The first page is none:\n${page.slice(0, 500)}`,
  );
  expect(/^strict-transport-security:/im.test(page), 'The first page does not insist on https.');
  expect((await machine.run(byProxy('/readyz', '--fail'))).includes('ready'), '/readyz does not say ready.');
  for (const path of ['/metrics', '/dev/mail'])
    expect((await machine.run(byProxy(path, '-o /dev/null -w "%{http_code}"'))) === '404', `${path} is open.`);
  const user = await machine.run('stat --format %U "/proc/$(systemctl show --property MainPID --value tawa)"');
  expect(user.trim() === 'tawa', `The server runs as ${user}.`);
  const figures = await machine.run('curl -fsS http://127.0.0.1:3000/metrics');
  expect(figures.includes('process_cpu'), '/metrics does not answer this machine.');
}

const citiesOf = async (machine) => await machine.run(byProxy('/api/cities/active', '--fail'));

async function lookAtLink(machine) {
  const journal = await machine.run('journalctl --unit tawa --no-pager --output cat');
  const [, link] =
    /https:\/\/localhost(\/\S+)/.exec(journal.slice(journal.indexOf('The first owner begins here'))) ?? [];
  expect(link, `No link for the first owner:\n${journal}`);
  await machine.run(byProxy(link.replaceAll(/[^\w/?=&.#-]/g, ''), '--fail -o /dev/null'));
}

async function restoreToMoment(machine, env) {
  const moment = (await machine.run('date --iso-8601=seconds')).trim();
  await sleep(2000);
  await machine.run('tawa seed city --name Kota --lat 25.2138 --lng 75.8648');
  expect((await citiesOf(machine)).includes('Kota'), 'The second city is not there.');
  await followSteps(machine, 'restore', { ...env, MOMENT: moment });
  const cities = await citiesOf(machine);
  expect(cities.includes('Jaipur') && !cities.includes('Kota'), `After the restore there is ${cities}`);
}

/** One machine from a prepared one to a served shop, then an upgrade, the way back, and a restore; all by the words of docs/run.md. */
export async function checkOneMachine(prepared) {
  const machine = await openMachine('one', { from: prepared });
  const env = { DOMAIN: 'localhost', REPOSITORY: 'file:///srv/repository.git', RELEASE: releases.first };
  try {
    await followSteps(machine, 'one-machine', env);
    await step('  the shop is served', () => lookAtShop(machine));
    await lookAtLink(machine);
    expect((await citiesOf(machine)).includes('Jaipur'), 'The first city is not there.');
    await followSteps(machine, 'release', { ...env, RELEASE: releases.next });
    await followSteps(machine, 'upgrade', { ...env, RELEASE: releases.next });
    expect((await machine.run('tawa migrate --check')).includes('Nothing is missing'), 'A migration is missing.');
    await lookAtShop(machine);
    await followSteps(machine, 'rollback', { BEFORE: releases.first });
    await lookAtShop(machine);
    await restoreToMoment(machine, env);
    await lookAtShop(machine);
    console.log(await machine.run('systemd-analyze security --no-pager tawa.service | tail -1'));
  } finally {
    await machine.turnOff();
  }
}
