import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, handOver } from '../../apps/api/src/db/embedded/account.ts';

/** A program of this machine that runs in the background and writes a log. */
export interface Service {
  name: string;
  pid(): number;
  start(): void;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
  /** Lets it close, for ten seconds at most. */
  stop(): Promise<void>;
  lastWords(): string;
}

interface Command {
  name: string;
  file: string;
  args: readonly string[];
  /** Where its log goes. */
  folder: string;
  env?: Record<string, string>;
  /** PostgreSQL does not run as root, nor does what starts it. */
  isStepDown?: boolean;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
const stopWithinMs = 10_000;

/** A folder that the user owns as whom servers run that refuse to be root. */
export function makeFolder(...parts: string[]): string {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  handOver(folder, chooseAccount('/tmp'));
  return folder;
}

export function serviceOf({ name, file, args, folder, env = {}, isStepDown = false }: Command): Service {
  const logFile = join(folder, `${name}.log`);
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    name,
    pid: () => child?.pid ?? 0,
    start() {
      const log = openSync(logFile, 'a');
      const account = isStepDown ? chooseAccount('/tmp') : {};
      child = spawn(file, [...args], {
        ...account,
        cwd: '/',
        env: { ...process.env, ...env },
        stdio: ['ignore', log, log],
      });
      child.on('error', () => {});
      closeSync(log);
    },
    kill: () => end('SIGKILL'),
    async stop() {
      const late = sleep(stopWithinMs, 'late', { ref: false });
      if ((await Promise.race([end('SIGTERM'), late])) === 'late') await end('SIGKILL');
    },
    lastWords: () => readFileSync(logFile, 'utf8').slice(-1500),
  };
}

/** Waits until something is so, or says what was waited for. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 90_000): Promise<void> {
  const lateAt = performance.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > lateAt) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}.`);
    await sleep(100);
  }
}
