import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { Stop } from '../lib/say.mjs';
import { ask, ensurePrograms } from './programs.mjs';

// Machines are folders under systemd-nspawn: Debian boots in them with a systemd of its own, on this machine's kernel. Their
// network is their own too, so that no port is taken twice, and reaches the outside by slirp4netns.

const needed = {
  debootstrap: '/usr/sbin/debootstrap',
  'systemd-container': '/usr/bin/systemd-nspawn',
  slirp4netns: '/usr/bin/slirp4netns',
};
const mirror = 'http://deb.debian.org/debian';
const bare = 'systemd,systemd-sysv,dbus';
const clean = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};
const authorities = 'usr/local/share/ca-certificates';

function makeBase() {
  const base = inRoot('.cache/debian/bookworm');
  if (fs.existsSync(base)) return base;
  const draft = `${base}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true });
  ask(needed.debootstrap, ['--variant=minbase', `--include=${bare}`, 'bookworm', draft, mirror]);
  fs.renameSync(draft, base);
  return base;
}

/** What a house whose network has an authority of its own gives to each of its machines. */
function bringAuthorities(folder) {
  const own = fs.existsSync(`/${authorities}`) ? fs.readdirSync(`/${authorities}`) : [];
  if (own.length === 0) return;
  fs.cpSync(`/${authorities}`, path.join(folder, authorities), { recursive: true });
  fs.mkdirSync(path.join(folder, 'usr/local/etc'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'usr/local/etc/npmrc'), 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
}

/** A machine in a container may ask for no more open files than this one may give; units of Debian ask for a million. */
function lowerLimits(folder) {
  const [, hard] = /^Max open files\s+\d+\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8'));
  const drop = path.join(folder, 'etc/systemd/system/service.d');
  fs.mkdirSync(drop, { recursive: true });
  fs.writeFileSync(path.join(drop, 'limits.conf'), `[Service]\nLimitNOFILE=${hard}\n`);
}

async function leaderOf({ pid, stderr }) {
  let said = '';
  stderr.setEncoding('utf8').on('data', (text) => (said += text));
  for (let tries = 0; tries < 100; tries += 1) {
    const [leader] = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    if (leader) return Number(leader);
    await sleep(100);
  }
  throw new Stop(`The machine did not start: ${said}`);
}

function enter(leader, script, env) {
  const inside = ['-t', String(leader), '-m', '-u', '-i', '-n', '-p', '-C', '-r', '-w'];
  const child = spawn('nsenter', [...inside, 'bash', '-euo', 'pipefail', '-c', script], {
    cwd: '/',
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return once(child, 'close').then(([code]) => ({ code, said }));
}

/** Removes the folder of a machine that is off; a whole Debian takes `rm` seconds, and Node minutes. */
export const removeMachine = (folder) => ask('rm', ['-rf', '--one-file-system', folder]);

/** The folder of a machine with nothing but systemd, and what an installer of Debian writes, which debootstrap does not. */
function makeFolder(name) {
  const folder = inRoot(`.cache/debian/${name}`);
  removeMachine(folder);
  ask('cp', ['-a', makeBase(), folder]);
  bringAuthorities(folder);
  lowerLimits(folder);
  fs.writeFileSync(path.join(folder, 'etc/hosts'), `127.0.0.1 localhost\n127.0.1.1 ${name}\n`);
  return folder;
}

const untilRunning = `for i in $(seq 120); do
  case $(systemctl is-system-running) in running|degraded) exit 0;; esac
  sleep 0.5
done
exit 1`;

function start(name, folder, { beside, isForgetful }) {
  const network = beside ? `--network-namespace-path=/proc/${beside.leader}/ns/net` : '--private-network';
  const disk = isForgetful ? ['--volatile=overlay'] : [];
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--console=pipe', network, ...disk];
  return spawn('systemd-nspawn', [...options, `--hostname=${name}`, `--directory=${folder}`], {
    // Several forgetful machines stand on one folder.
    env: { ...process.env, SYSTEMD_NSPAWN_LOCK: isForgetful ? '0' : '1' },
    // What it says when it ends (which folders of this machine it leaves alone) is of no interest unless it did not start.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * A fresh Debian 12 with nothing but systemd; with `from` one that begins as the machine of that folder, which is off, and
 * forgets everything when it is turned off itself. `beside` shares its network with another one.
 */
export async function openMachine(name, { beside, from } = {}) {
  await ensurePrograms(needed);
  if (process.getuid() !== 0) throw new Stop('Only root can start a machine in a folder.');
  const folder = from ?? makeFolder(name);
  const nspawn = start(name, folder, { beside, isForgetful: from !== undefined });
  const isOver = once(nspawn, 'exit');
  const leader = await leaderOf(nspawn);
  const tap = ['--configure', '--mtu=65520', String(leader), 'tap0'];
  const slirp = beside ? undefined : spawn('slirp4netns', tap, { stdio: 'ignore' });

  /** Runs a script as root inside, as bash would; throws a Stop with what it said when it fails. */
  const run = async (script, env = {}) => {
    const { code, said } = await enter(leader, script, env);
    if (code === 0) return said;
    const log = await enter(leader, 'journalctl --no-pager --priority warning --lines 60 --output short', {});
    throw new Stop(`On ${name} this ended with ${code}:\n${script}\n${said}\nIts journal:\n${log.said}`);
  };
  const turnOff = async () => {
    await enter(leader, 'systemctl poweroff', {});
    await Promise.race([isOver, sleep(60_000, undefined, { ref: false }).then(() => nspawn.kill('SIGKILL'))]);
    slirp?.kill();
  };
  try {
    await run(untilRunning);
  } catch (error) {
    await turnOff();
    throw error;
  }
  return { name, folder, leader, run, turnOff };
}
