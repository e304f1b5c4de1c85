import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import type { Account } from './account.ts';
import { programIn } from './binaries.ts';
import type { Paths } from './paths.ts';
import { commandOf, hasCode, isAlive, waitUntil } from './processes.ts';

export type Server = { pid: number; port: number };

const readyLimitMs = 60_000;
const impossiblePid = 2_147_483_647;

const pidFileOf = (paths: Paths) => path.join(paths.cluster, 'postmaster.pid');

/** The server that already works on this cluster, waited for until it is ready or gone. */
export async function findRunning(paths: Paths): Promise<Server | undefined> {
  const noted = readPidFile(paths);
  if (!noted) return undefined;
  if (!isPostmasterOf(paths, noted.pid)) {
    disown(paths);
    return undefined;
  }
  const settled = await waitUntil(() => !isAlive(noted.pid) || isReady(paths, noted.pid), readyLimitMs);
  if (!settled)
    throw new StartError(`PostgreSQL (process ${noted.pid}) has not become ready for a minute; see ${paths.log}.`);
  return isAlive(noted.pid) ? { pid: noted.pid, port: noted.port } : undefined;
}

interface Launch {
  paths: Paths;
  account: Account;
  native: string;
  /** After which a server that is not ready is ended; a minute when it is left out. */
  readyWithinMs?: number | undefined;
}

/** Starts a server; when it ends before it is ready, its own last words are the answer. */
export async function launch(
  { paths, account, native, readyWithinMs = readyLimitMs }: Launch,
  settings: Record<string, string | number>,
): Promise<{ pid: number } | { lastWords: string }> {
  const log = openLog(paths);
  const from = fs.fstatSync(log).size;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programIn(native, 'postgres'), ['-D', paths.cluster, ...options], {
    ...account,
    cwd: paths.home,
    // In a process group of its own, or Ctrl-C in a terminal would end it before the app has let go of it.
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  let end: string | undefined;
  child.once('error', (error) => (end = error.message));
  const readLastWords = () => (end ??= fs.readFileSync(paths.log).subarray(from).toString().trim());
  child.once('exit', readLastWords);
  const { pid = 0 } = child;
  const isSettled = await waitUntil(() => end !== undefined || isReady(paths, pid), readyWithinMs);
  child.off('exit', readLastWords);
  if (isSettled && end === undefined) return { pid };
  if (!isSettled) child.kill('SIGKILL');
  return { lastWords: end ?? `it was not ready within ${readyWithinMs / 1000} seconds` };
}

/** Fast shutdown: open transactions are rolled back and everything is written; after 10 s, an immediate one. */
export async function shutDown(pid: number, native: string): Promise<void> {
  sendSignal(pid, 'SIGINT', native);
  if (await waitUntil(() => !isAlive(pid), 10_000)) return;
  sendSignal(pid, 'SIGQUIT', native);
  await waitUntil(() => !isAlive(pid), 5_000);
}

export function sendSignal(pid: number, signal: 'SIGINT' | 'SIGQUIT', native: string): void {
  if (process.platform === 'win32') {
    spawnSync(programIn(native, 'pg_ctl'), ['kill', signal.slice(3), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function readPidFile(paths: Paths): (Server & { status: string }) | undefined {
  try {
    const lines = fs.readFileSync(pidFileOf(paths), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isReady(paths: Paths, pid: number): boolean {
  const noted = readPidFile(paths);
  return noted?.pid === pid && noted.status === 'ready';
}

function isPostmasterOf(paths: Paths, pid: number): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false;
  const command = commandOf(pid);
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(paths.cluster));
}

/**
 * The noted process id may belong to another program by now, which PostgreSQL would take for a running server. Only the
 * id is replaced: with the rest of the file PostgreSQL itself finds out whether orphans of the old server still work.
 */
function disown(paths: Paths): void {
  const rest = fs.readFileSync(pidFileOf(paths), 'utf8').split('\n').slice(1);
  fs.writeFileSync(pidFileOf(paths), [impossiblePid, ...rest].join('\n'));
}

const logBytesMax = 5_000_000;

function openLog(paths: Paths): number {
  const size = fs.statSync(paths.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logBytesMax) fs.renameSync(paths.log, `${paths.log}.old`);
  return fs.openSync(paths.log, 'a', 0o600);
}
