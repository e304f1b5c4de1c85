import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { runNpm } from '../lib/run.mjs';
import { Stop } from '../lib/say.mjs';
import { makeCertificate } from './certificate.mjs';
import { readManifests, readText, unitFiles } from './examples.mjs';
import { ask, ensurePrograms } from './programs.mjs';
import { programs, writeHaproxy, writeNginx } from './proxies.mjs';

const readers = {
  ...programs,
  systemd: '/usr/bin/systemd-analyze',
  openssl: '/usr/bin/openssl',
  pgbackrest: '/usr/bin/pgbackrest',
  patroni: '/usr/bin/patroni',
  keepalived: '/usr/sbin/keepalived',
};
// systemd counts from 0 to 100: 20 and less it calls safe enough for a service that needs the network.
const exposureMax = 20;

function checkProxies(folder) {
  const certificate = makeCertificate(folder, 'food.example');
  ask(programs.caddy, ['validate', '--adapter', 'caddyfile', '--config', inRoot('deploy/caddy/Caddyfile')]);
  ask(programs['nginx-light'], ['-t', '-q', '-c', writeNginx(folder, certificate)]);
  const haproxy = writeHaproxy(folder, certificate);
  ask(programs.haproxy, ['-c', '-q', '-f', haproxy]);
  ask(programs.haproxy, ['-c', '-q', '-f', haproxy, '-f', inRoot('deploy/haproxy/databases.cfg')]);
}

function checkUnits(folder) {
  const units = unitFiles().map((name) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, readText(`deploy/systemd/${name}`).replaceAll('/usr/local/bin/node', process.execPath));
    return file;
  });
  const said = ask('systemd-analyze', ['verify', ...units]);
  if (said.trim()) throw new Stop(said);
  for (const unit of units.filter((file) => file.endsWith('.service') && !file.includes('@')))
    ask('systemd-analyze', ['security', '--offline=true', `--threshold=${exposureMax}`, '--no-pager', unit]);
}

/** A file of deploy/ with what each machine puts in itself. */
function fill(folder, file, values) {
  const target = path.join(folder, path.basename(file));
  const text = Object.entries(values).reduce((all, [name, value]) => all.replaceAll(name, value), readText(file));
  fs.writeFileSync(target, text);
  return target;
}

// It also looks whether it could listen on addresses, which are other machines'.
const isOfThisMachine = (line) => /Port \d+ is already in use|^bootstrap\.pg_hba +is not defined/.test(line);

/** For programs that say what is wrong, and end alike whether something is or not. */
function refuseWords(program, args) {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw error;
  const wrong = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '' && !isOfThisMachine(line));
  if (wrong.length > 0) throw new Stop(`${program}: ${wrong.join('\n')}`);
}

function checkMachines(folder) {
  const values = { HERE: '10.0.0.21', NAME: 'pg1', PEER: '10.0.0.12', PRIORITY: '100' };
  const patroni = fill(folder, 'deploy/patroni/config.yml', values);
  const device = Object.keys(os.networkInterfaces()).find((name) => name !== 'lo') ?? '';
  const keepalived = fill(folder, 'deploy/keepalived/keepalived.conf', { ...values, INTERFACE: device });
  refuseWords(readers.patroni, ['--validate-config', patroni]);
  refuseWords(readers.keepalived, ['--config-test', '--use-file', keepalived]);
}

const modelsVersion = '5.1.0';

/** The schemas of Kubernetes, as they are published; fetched for this check alone. */
async function fetchModels() {
  const prefix = inRoot('.cache/kubernetes');
  const folder = path.join(prefix, 'node_modules/kubernetes-models');
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  if (
    !fs.existsSync(folder) &&
    (await runNpm(['install', '--prefix', prefix, ...flags, `kubernetes-models@${modelsVersion}`]))
  )
    throw new Stop('The schemas of Kubernetes could not be fetched.');
  return folder;
}

/**
 * The same object, which keeps the path of every key of it that nobody has read: the schemas let pass what they do not know,
 * and a key that no check asks for is one that Kubernetes does not know either.
 */
function watchKeys(value, unread, at = '') {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const [key, part] of Object.entries(value)) {
    const path = `${at}/${key}`;
    unread.add(path);
    copy[key] = watchKeys(part, unread, path);
  }
  return new Proxy(copy, {
    get(target, key) {
      unread.delete(`${at}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
}

async function checkManifests() {
  const folder = await fetchModels();
  for (const { name, object } of readManifests()) {
    const { apiVersion, kind } = object;
    if (kind === 'Kustomization') continue;
    const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
    const models = await import(pathToFileURL(path.join(folder, group, version, 'index.js')).href);
    const { [kind]: Model } = models.default ?? models;
    if (!Model) throw new Stop(`${name}: Kubernetes has no ${kind} in ${apiVersion}.`);
    try {
      const unread = new Set();
      // The model itself would read all of it for its own copy.
      Model.prototype.validate.call(watchKeys(object, unread));
      if (unread.size > 0) throw new Error(`nothing has ${[...unread].join(', ')}`);
    } catch (error) {
      throw new Stop(`${name}, ${kind}: ${error.message}`, { cause: error });
    }
  }
}

/** Each file of deploy/ is read by the program that it is written for; throws a Stop with what that one said. */
export async function checkFiles() {
  await ensurePrograms(readers);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-deploy-'));
  try {
    checkProxies(folder);
    checkUnits(folder);
    checkMachines(folder);
    await checkManifests();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
