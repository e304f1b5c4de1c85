import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { step, Stop } from '../lib/say.mjs';
import { openMachine, removeMachine } from './debian.mjs';
import { expect, followSteps } from './follow.mjs';
import { releases } from './releases.mjs';

const places = { pg1: '10.0.0.21', pg2: '10.0.0.22', pg3: '10.0.0.23' };
const env = {
  RELEASE: releases.first,
  SUPERUSER_PASSWORD: 'firstword',
  REPLICATION_PASSWORD: 'secondword',
  RESTAPI_PASSWORD: 'thirdword',
  DATABASE_PASSWORD: 'fourthword',
};
const list = 'patronictl -c /etc/patroni/config.yml list -f json';

/** The name of each member by its role, and those that do not run. */
async function readHouse(machine) {
  const members = JSON.parse(await machine.run(list));
  const running = members.filter(({ State }) => State === 'running' || State === 'streaming');
  return { count: running.length, of: (role) => running.find(({ Role }) => Role === role)?.Member };
}

async function untilHouse(machine, isSo, sentence) {
  for (let tries = 0; tries < 90; tries += 1) {
    const house = await readHouse(machine).catch(() => undefined);
    if (house && isSo(house)) return house;
    await sleep(1000);
  }
  throw new Stop(`${sentence}\n${await machine.run(list)}`);
}

const isWhole = (house) => house.count === 3 && house.of('Leader') && house.of('Sync Standby');
const throughProxy = (statement) =>
  `PGPASSWORD=${env.DATABASE_PASSWORD} psql -At 'postgres://tawa@127.0.0.1:5000/tawa' -c "${statement}"`;

async function untilWritten(machine, statement) {
  const from = performance.now();
  for (;;) {
    const isDone = await machine.run(throughProxy(statement)).then(
      () => true,
      () => false,
    );
    if (isDone) return ((performance.now() - from) / 1000).toFixed(0);
    expect(performance.now() - from < 90_000, 'Nobody could write for 90 seconds.');
    await sleep(500);
  }
}

// Without its file Patroni is not started again before the others have noticed.
const killAll = `mv /etc/patroni/config.yml /etc/patroni/away.yml
kill -9 $(systemctl show --property MainPID --value patroni) $(head -1 /var/lib/postgresql/15/tawa/postmaster.pid)`;

/** HAProxy with the part of deploy/ that is about databases, on the machine that asks. */
const startProxy = `apt-get install --yes --no-install-recommends haproxy
cp /srv/tawa/releases/$RELEASE/deploy/haproxy/databases.cfg /etc/haproxy/haproxy.cfg
systemctl restart haproxy`;

/** A fresh machine with nothing of the release but its examples, which is all that a machine of the database reads. */
async function openDatabase(name, beside) {
  const machine = await openMachine(name, { beside });
  const folder = path.join(machine.folder, 'srv/tawa/releases', env.RELEASE, 'deploy');
  fs.cpSync(inRoot('deploy'), folder, { recursive: true });
  return machine;
}

/** Three machines with the database by docs/run.md: one leads, is killed, and another one leads with what was acknowledged. */
export async function checkThreeMachines() {
  const machines = [];
  try {
    for (const name of Object.keys(places)) machines.push(await openDatabase(name, machines[0]));
    const [first] = machines;
    // All of them have one network, in which each has an address of its own.
    await first.run('apt-get update && apt-get install --yes --no-install-recommends iproute2');
    for (const address of Object.values(places)) await first.run(`ip address add ${address}/24 dev lo`);
    for (const machine of machines)
      await followSteps(machine, 'databases', { ...env, NAME: machine.name, HERE: places[machine.name] });
    for (const machine of machines) await followSteps(machine, 'databases-start', env);
    const house = await step('  one leads, one is synchronous', () =>
      untilHouse(first, isWhole, 'The three did not come together.'),
    );
    const leader = machines.find(({ name }) => name === house.of('Leader'));
    await followSteps(leader, 'databases-role', env);
    const other = machines.find((machine) => machine !== leader);
    await other.run(startProxy, env);
    await untilWritten(other, 'create table kept (kept_id bigint); insert into kept values (1)');
    await leader.run(killAll);
    const seconds = await untilWritten(other, 'insert into kept values (2)');
    const kept = await other.run(throughProxy('select count(distinct kept_id) from kept'));
    expect(kept.trim() === '2', `${kept} of 2 rows are there.`);
    await leader.run('mv /etc/patroni/away.yml /etc/patroni/config.yml && systemctl start patroni');
    await untilHouse(other, isWhole, 'The one that was away did not come back.');
    console.log(`  the leader was killed: another one took its place after ${seconds} s, and it came back`);
  } finally {
    for (const machine of machines.toReversed()) {
      await machine.turnOff();
      removeMachine(machine.folder);
    }
  }
}
