import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { Stop } from '../lib/say.mjs';
import { openMachine, removeMachine } from './debian.mjs';
import { expect } from './follow.mjs';
import { untilReady } from './house.mjs';
import { ask, ensurePrograms } from './programs.mjs';
import { stepsOf } from './steps.mjs';

const port = Number(process.env.PORT ?? 4741);
const databasePort = port + 1;
const [image, nodeImage, container] = ['localhost/tawa', 'localhost/tawa-node', 'tawa-trial'];
const sizeMax = 250 * 1000 * 1000;
const postgres = '/usr/lib/postgresql/15/bin';
const needed = {
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/bin/runc',
  'postgresql-15': `${postgres}/initdb`,
};
// The network of this machine, since it has no plugin for another; limits that a machine without the right to raise any can give.
const here = ['--network', 'host', '--ulimit', 'nofile=4096:4096'];
const podman = (...args) => ask('podman', ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', ...args]);

/** What the official image of Node is: Debian 12 with Node and npm below /usr/local, by the first steps of docs/run.md. */
async function makeNodeImage() {
  const machine = await openMachine('node-image');
  try {
    for (const code of stepsOf('machine').slice(0, 2)) await machine.run(code);
  } finally {
    await machine.turnOff();
  }
  const archive = `${machine.folder}.tar`;
  ask('tar', ['-C', machine.folder, '-cf', archive, '.']);
  ask('podman', ['import', '-c', 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', archive, nodeImage]);
  fs.rmSync(archive);
  removeMachine(machine.folder);
}

function buildImage() {
  const file = ['-f', inRoot('deploy/Dockerfile'), '-t', image];
  const options = ['--format', 'docker', '--runtime', 'runc', ...here, '--build-arg', `NODE_IMAGE=${nodeImage}`];
  ask('buildah', ['bud', ...options, ...file, inRoot()], { maxBuffer: 1 << 28 });
  const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', image));
  console.log(`  the image has ${Math.round(size / 1e6)} MB`);
  expect(size < sizeMax, 'The image is too large.');
}

function startDatabase(folder) {
  const data = path.join(folder, 'database');
  fs.mkdirSync(data);
  ask('chown', ['postgres', data]);
  const asPostgres = (command) => ask('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'ignore' });
  asPostgres(`${postgres}/initdb -D ${data} -A trust -U tawa -E UTF8`);
  asPostgres(`${postgres}/pg_ctl -D ${data} -o '-p ${databasePort} -k /tmp' -l ${data}/log -w start`);
  asPostgres(`${postgres}/createdb -h /tmp -p ${databasePort} -U tawa tawa`);
  return () => asPostgres(`${postgres}/pg_ctl -D ${data} -m fast -w stop`);
}

async function runImage(folder) {
  const settings = path.join(folder, 'settings.env');
  const given = {
    PORT: port,
    PUBLIC_URL: 'https://food.example',
    DATABASE_URL: `postgres://tawa@127.0.0.1:${databasePort}/tawa`,
    JWT_SECRET: randomBytes(48).toString('base64url'),
  };
  fs.writeFileSync(
    settings,
    Object.entries(given)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const bound = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
  // The check of health is run by hand: podman leaves it to a systemd, and this machine may have none.
  const options = [...here, '--ulimit', 'nproc=2048:2048', '--env-file', settings, '--no-healthcheck', ...bound];
  podman('run', '--rm', ...options, image, 'dist/api/tawa.js', 'migrate');
  const begun = performance.now();
  podman('run', '--detach', '--name', container, ...options, image);
  await untilReady(`http://127.0.0.1:${port}/readyz`, { exitCode: null });
  console.log(`  ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status === 200 && (await page.text()).includes('</html>'), `The first page is ${page.status}.`);
  const health = JSON.parse(podman('image', 'inspect', '--format', '{{json .HealthCheck}}', image));
  podman('exec', container, ...health.Test.slice(1));
  const user = podman('exec', container, '/usr/local/bin/node', '-p', 'process.getuid()');
  expect(user.trim().endsWith('10001'), `The container runs as ${user}.`);
  podman('stop', '--time', '30', container);
  const code = podman('container', 'inspect', '--format', '{{.State.ExitCode}}', container).trim();
  expect(code === '0', `The container ended with ${code}.`);
}

/** The image is built on a Debian of our own, since no registry of images may be reached, and run as deploy/ would run it. */
export async function checkImage() {
  await ensurePrograms(needed);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-image-'));
  fs.chmodSync(folder, 0o755);
  await makeNodeImage();
  buildImage();
  const stopDatabase = startDatabase(folder);
  try {
    await runImage(folder);
  } catch (error) {
    const { stdout, stderr } = spawnSync('podman', ['logs', '--tail', '20', container], { encoding: 'utf8' });
    throw new Stop(`${error.message}\n${stdout}${stderr}`, { cause: error });
  } finally {
    spawnSync('podman', ['rm', '--force', container]);
    stopDatabase();
    fs.rmSync(folder, { recursive: true });
  }
}
