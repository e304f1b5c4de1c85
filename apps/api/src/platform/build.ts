import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { findProjectRoot } from './files/paths.ts';

/** Which program runs. */
export interface Build {
  version: string;
  /** The same on every machine that runs what was built of one source; `source` where nothing is built. */
  id: string;
}

const named = z.object({ version: z.string() });
const built = ['dist/api/main.js', 'dist/web/server/entry-server.js'];

/** Reads which program this is, of what lies in the project's folder. */
export function findBuild(root: string = findProjectRoot(), isBuilt = !import.meta.url.endsWith('.ts')): Build {
  const file = join(root, 'package.json');
  const { version } = existsSync(file) ? z.parse(named, JSON.parse(readFileSync(file, 'utf8'))) : { version: '0' };
  const parts = (isBuilt ? built : []).map((name) => join(root, name)).filter((name) => existsSync(name));
  if (parts.length === 0) return { version, id: 'source' };
  const hash = createHash('sha256');
  for (const part of parts) hash.update(readFileSync(part));
  return { version, id: hash.digest('hex').slice(0, 12) };
}
