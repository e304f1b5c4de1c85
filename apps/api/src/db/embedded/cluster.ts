import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { handOver, type Account } from './account.ts';
import { programIn } from './binaries.ts';
import type { Paths } from './paths.ts';

export const superuser = 'tawa';

export const hasCluster = (paths: Paths) => fs.existsSync(path.join(paths.cluster, 'PG_VERSION'));

/** Makes the cluster under another name and renames it when it is whole, so that a start cut short leaves nothing half. */
export function createCluster(paths: Paths, account: Account, native: string, isDurable: boolean): void {
  removeHalfClusters(paths);
  const half = path.join(paths.home, `${halfPrefix}${randomUUID()}`);
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${half}.password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  handOver(passwordFile, account);
  const made = spawnSync(programIn(native, 'initdb'), initdbArgs(half, passwordFile, isDurable), {
    ...account,
    cwd: paths.home,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    removeHalfClusters(paths);
    throw new StartError(
      `PostgreSQL could not create its data in ${paths.home}: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
  fs.renameSync(passwordFile, path.join(half, path.basename(paths.password)));
  fs.renameSync(half, paths.cluster);
}

const halfPrefix = 'cluster.new-';

function removeHalfClusters(paths: Paths): void {
  for (const name of fs.readdirSync(paths.home)) {
    if (name.startsWith(halfPrefix))
      fs.rmSync(path.join(paths.home, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function initdbArgs(folder: string, passwordFile: string, isDurable: boolean): string[] {
  const charset = process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : [];
  const bySystem = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...charset,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(isDurable ? bySystem : ['--no-sync']),
  ];
}
