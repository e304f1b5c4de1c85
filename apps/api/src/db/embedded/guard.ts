import { withLock } from './lock.ts';
import { hasCluster } from './cluster.ts';
import { isAlive } from './processes.ts';
import type { Server } from './server.ts';
import { startOrAdopt, type Plan } from './start-or-adopt.ts';

const lookMs = 200;
const retryMs = 2_000;

/** Looks after a server, ours or adopted, and brings it back at the same port when it ends without being asked to. */
export type Guard = { pid(): number; release(): Promise<void> };

export function guard(plan: Plan, server: Server, log: (line: string) => void): Guard {
  let { pid } = server;
  let isReleased = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const lookAgain = (delayMs: number) => {
    if (isReleased) return;
    timer = setTimeout(() => {
      looking = look();
    }, delayMs);
    timer.unref();
  };
  const look = async () => {
    if (isAlive(pid)) return lookAgain(lookMs);
    try {
      const back = await bringBack({ ...plan, port: server.port }, log, () => isReleased);
      if (back) pid = back.pid;
      lookAgain(lookMs);
    } catch (error) {
      log(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`);
      lookAgain(retryMs);
    }
  };
  lookAgain(lookMs);
  return {
    pid: () => pid,
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function bringBack(plan: Plan & { port: number }, log: (line: string) => void, isReleased: () => boolean) {
  log(`PostgreSQL on port ${plan.port} ended without being asked to; starting it again.`);
  return withLock(plan.paths.lock, async () => {
    if (isReleased()) return undefined;
    if (!hasCluster(plan.paths)) throw new Error(`its data in ${plan.paths.cluster} is gone: restart the app.`);
    const server = await startOrAdopt(plan);
    if (server.port !== plan.port) {
      throw new Error(`another app has started it on port ${server.port} instead of ${plan.port}: restart this app.`);
    }
    log(`PostgreSQL is back on port ${plan.port}.`);
    return server;
  });
}
