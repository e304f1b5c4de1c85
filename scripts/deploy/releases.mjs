import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** What comes first and what comes after it, as tags. */
export const releases = { first: 'v0-first', next: 'v0-next' };

const trialMigration = `-- release before: runs
create table upgrade_trials (upgrade_trial_id bigint primary key);
`;

/** A repository in the machine: what is committed or staged here as the first release, and another migration as the next. */
export function bringRepository(machine) {
  const bare = path.join(machine.folder, 'srv/repository.git');
  const work = path.join(machine.folder, 'root/work');
  const git = (folder, ...args) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const as = ['-c', 'user.name=Trial', '-c', 'user.email=trial@food.example'];
  const present = git(root, ...as, 'stash', 'create') || git(root, 'rev-parse', 'HEAD');
  fs.mkdirSync(work, { recursive: true });
  git(work, 'init', '--quiet');
  git(work, '-c', 'uploadpack.allowAnySHA1InWant=true', 'fetch', '--quiet', '--depth', '1', root, present);
  git(work, 'checkout', '--quiet', 'FETCH_HEAD');
  git(work, 'tag', releases.first);
  fs.writeFileSync(path.join(work, 'apps/api/src/db/migrations/9999_platform_upgrade_trials.sql'), trialMigration);
  git(work, 'add', '--all');
  git(work, ...as, 'commit', '--quiet', '--message', 'Add a table that nobody needs');
  git(work, 'tag', releases.next);
  git(root, 'clone', '--quiet', '--bare', work, bare);
  fs.rmSync(work, { recursive: true });
  // It belongs to root, and is read by the user that builds.
  fs.writeFileSync(path.join(machine.folder, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
  return 'file:///srv/repository.git';
}
