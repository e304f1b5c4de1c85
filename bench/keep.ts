import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/**
 * Writes what was measured to `bench/results/<date>-<commit>-<name>.json`, with the machine and the load it was measured beside
 * (the last five minutes before its end), and says where; a tree with changes is marked, for no commit stands for it.
 */
export function keepResult(name: string, measured: object): void {
  const at = new Date().toISOString();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = git('rev-parse', '--short=8', 'HEAD');
  const processors = cpus();
  const machine = { model: processors[0]?.model, cores: processors.length, node: process.version, load: loadavg()[1] };
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${at.slice(0, 10)}-${commit}${isChanged ? '-changed' : ''}-${name}.json`);
  writeFileSync(file, `${JSON.stringify({ at, commit, isChanged, machine, ...measured }, null, 2)}\n`);
  console.log(`Written to ${file}.`);
}
