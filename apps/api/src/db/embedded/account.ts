import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartError } from '../../platform/start-error.ts';

/** The user PostgreSQL runs as; empty means the user of this process. */
export type Account = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: root steps down to the owner of an existing cluster, or to a user without rights. */
export function chooseAccount(home: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = fs.existsSync(home) ? fs.statSync(home) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(name, '-u'), idOf(name, '-g')];
    if (uid && gid) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": start as an ordinary user.',
  );
}

export function handOver(target: string, account: Account): void {
  if ('uid' in account) fs.chownSync(target, account.uid, account.gid);
}

export function canWrite(folder: string, account: Account): boolean {
  if (!('uid' in account)) return true;
  return spawnSync('test', ['-w', folder, '-a', '-x', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function idOf(name: string, flag: '-u' | '-g'): number | undefined {
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout) : undefined;
}
