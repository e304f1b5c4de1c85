import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BuiltApp {
  pid: number;
  origin: string;
  /** Milliseconds from its start to its first ready answer. */
  readyMs: number;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
  /** Lets it close cleanly. */
  stop(): Promise<void>;
}

interface Input {
  port: number;
  /** Settings of the app beside those that every run has. */
  env: Record<string, string>;
}

const root = resolve(import.meta.dirname, '../../../..');
const readyWithinMs = 240_000;
const askEveryMs = 15;

/** The built app in a process of its own, ready to answer. */
export async function startBuiltApp({ port, env }: Input): Promise<BuiltApp> {
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=16', '--enable-source-maps', 'dist/api/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
      LATENESS_MAX_MS: '60000',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  await untilReady(origin, child).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    origin,
    readyMs: performance.now() - startedAt,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const lateAt = performance.now() + readyWithinMs;
  while (performance.now() < lateAt && isRunning(child)) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(askEveryMs);
  }
  throw new Error(`${origin} did not become ready${isRunning(child) ? '' : ': its process ended'}.`);
}
