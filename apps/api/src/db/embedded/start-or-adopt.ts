import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../platform/start-error.ts';
import type { Account } from './account.ts';
import type { Paths } from './paths.ts';
import { bufferMiB } from './memory.ts';
import { findFreePort, isPortFree } from './ports.ts';
import { findRunning, launch, type Server } from './server.ts';

export type Plan = {
  paths: Paths;
  account: Account;
  native: string;
  port: number | undefined;
  settings: Record<string, string>;
  readyWithinMs?: number;
};

const attemptsMax = 60;
const attemptPauseMs = 250;

/** The server on the plan's cluster: the one that runs already, or a new one. The caller holds the lock. */
export async function startOrAdopt(plan: Plan): Promise<Server & { adopted: boolean }> {
  const running = await findRunning(plan.paths);
  if (running) return { ...running, adopted: true };
  if (plan.port !== undefined && !(await isPortFree(plan.port))) throw new StartError(portInUseText(plan.port));
  let lastWords = '';
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const port = plan.port ?? (await findFreePort());
    const launched = await launch(plan, { ...defaults, port, ...plan.settings });
    if ('pid' in launched) return { pid: launched.pid, port, adopted: false };
    lastWords = launched.lastWords;
    if (isPortInUse(lastWords) && plan.port !== undefined) throw new StartError(portInUseText(plan.port));
    if (!isPortInUse(lastWords) && !isOrphanRunning(lastWords)) break;
    await sleep(attemptPauseMs);
  }
  throw new StartError(`PostgreSQL did not start; see ${plan.paths.log}. Its last words: ${lastWords}`);
}

const defaults = {
  shared_buffers: `${bufferMiB(process.constrainedMemory() ?? 0, totalmem())}MB`,
  // Its statements are short: compiling one would take longer than it runs.
  jit: 'off',
  // Pages are in memory or on flash: else it sorts a whole city rather than read the first rows of an index.
  random_page_cost: 1.1,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Else every recovery opens each file of the cluster to sync it: 2.7 s instead of 0.1 s.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

const portInUseText = (port: number) =>
  `Port ${port} is taken by another program: stop that program, or give PostgreSQL another port.`;

const isPortInUse = (log: string) => log.includes('could not create any TCP/IP sockets');

/** After a killed server its last connections may still be ending; PostgreSQL waits for nobody, so we try again. */
const isOrphanRunning = (log: string) => log.includes('shared memory block');
