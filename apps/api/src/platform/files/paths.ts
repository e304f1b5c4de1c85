import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

function isProjectRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && /"name":\s*"tawa"/.test(readFileSync(file, 'utf8'));
}

/** The folder that holds the whole project, found from the source as well as from the bundle; else the working folder. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; dirname(folder) !== folder; folder = dirname(folder)) {
    if (isProjectRoot(folder)) return folder;
  }
  return process.cwd();
}

/** A path of the settings: absolute as it is, relative from the project's folder. */
export const resolveFromRoot = (path: string): string => (isAbsolute(path) ? path : resolve(findProjectRoot(), path));
