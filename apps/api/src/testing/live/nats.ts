import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod/mini';
import { findFreePort } from '../program.ts';

export interface TestNats {
  pid: number;
  /** What NATS_URL must be. */
  url: string;
  /** The subjects that connections have asked for, one for each of them. */
  subjects(): Promise<string[]>;
  /** Ends it without a warning. */
  kill(): Promise<void>;
}

const places = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'];
const startsWithinMs = 10_000;

/** The NATS of this machine; `npm test` installs it on Debian. */
export const findNats = (): string | undefined => places.find((file) => existsSync(file));

async function askFor(url: string): Promise<unknown> {
  try {
    return await (await fetch(url, { headers: { connection: 'close' } })).json();
  } catch {
    return undefined;
  }
}

const connections = z.object({
  connections: z.array(z.object({ subscriptions_list: z.optional(z.array(z.string())) })),
});

function subjectsIn(told: unknown): string[] {
  const read = z.safeParse(connections, told);
  return read.success ? read.data.connections.flatMap((each) => each.subscriptions_list ?? []) : [];
}

interface Options {
  /** Where it listens; a free port otherwise. */
  port?: number;
  /** Such as `--user` and a name. */
  args?: string[];
}

/** A NATS of one's own on 127.0.0.1, ready to be asked. */
export async function startNats({ port, args = [] }: Options = {}, program = findNats()): Promise<TestNats> {
  if (!program) throw new Error('There is no NATS on this machine: apt-get install nats-server.');
  const [own, monitor] = [port ?? (await findFreePort()), await findFreePort()];
  const where = ['-a', '127.0.0.1', '-p', `${own}`, '-m', `${monitor}`];
  const child = spawn(program, [...where, ...args], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const end = Date.now() + startsWithinMs;
  while ((await askFor(`http://127.0.0.1:${monitor}/healthz`)) === undefined) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('NATS did not start.');
    await sleep(20);
  }
  return {
    pid: child.pid ?? 0,
    url: `nats://127.0.0.1:${own}`,
    subjects: async () => subjectsIn(await askFor(`http://127.0.0.1:${monitor}/connz?subs=1&limit=1000`)),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
