import fs from 'node:fs';
import path from 'node:path';
import { chooseAccount } from './account.ts';
import { archiveInto } from './log-archive.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, hasCluster, superuser } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { guard } from './guard.ts';
import { withLock } from './lock.ts';
import { pathsIn } from './paths.ts';
import { sendSignal, shutDown } from './server.ts';
import { startOrAdopt, type Plan } from './start-or-adopt.ts';
import { signOff, signOn } from './users.ts';

// Owns the PostgreSQL of a data folder. At most one server works on it, however many apps start on the folder: the
// first starts it, the others share it, the last one to stop shuts it down. One that dies is brought back.

export type EmbeddedPostgres = { url: string; port: number; adopted: boolean; stop(): Promise<void> };

type Options = {
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
  /** The folder into which the server archives its log; none archives nothing. */
  archiveTo?: string | undefined;
  log?: (line: string) => void;
};

/** Starts the PostgreSQL that came with the packages on `dataDir`, or shares the one already running there. */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { port, settings = {}, log = () => {} } = options;
  const paths = pathsIn(path.resolve(options.dataDir));
  const account = chooseAccount(paths.home);
  prepareDataFolder(paths, account);
  return withLock(paths.lock, async () => {
    const archiving = options.archiveTo === undefined ? {} : archiveInto(options.archiveTo, paths, account);
    const native = findBinaries(paths, account);
    const plan: Plan = { paths, account, native, port, settings: { ...archiving, ...settings } };
    if (!hasCluster(paths)) {
      log(`Creating the database in ${paths.home}.`);
      createCluster(paths, account, plan.native, settings.fsync !== 'off');
    }
    const server = await startOrAdopt(plan);
    log(`PostgreSQL ${server.adopted ? 'was already running' : 'started'} on port ${server.port}.`);
    const password = fs.readFileSync(paths.password, 'utf8').trim();
    return {
      url: `postgres://${superuser}:${password}@127.0.0.1:${server.port}/postgres`,
      port: server.port,
      adopted: server.adopted,
      stop: useUntilStopped(plan, server, log),
    };
  });
}

function useUntilStopped(plan: Plan, server: { pid: number; port: number }, log: (line: string) => void) {
  const note = signOn(plan.paths.users);
  const watch = guard(plan, server, log);
  const handleExit = () => {
    if (!signOff(note).isShared) sendSignal(watch.pid(), 'SIGINT', plan.native);
  };
  process.once('exit', handleExit);
  const leave = async () => {
    await watch.release();
    process.off('exit', handleExit);
    await withLock(plan.paths.lock, async () => {
      if (signOff(note).isShared) return;
      await shutDown(watch.pid(), plan.native);
      log('PostgreSQL stopped.');
    });
  };
  let leaving: Promise<void> | undefined;
  return () => (leaving ??= leave());
}
