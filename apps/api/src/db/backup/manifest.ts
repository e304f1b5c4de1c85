import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { hasCode } from '../embedded/processes.ts';
import { StartError } from '../../platform/start-error.ts';
import { listNames, placesIn } from './places.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const file = z.object({ path: z.string(), bytes: z.int(), sha256: hash });
const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);

const manifest = z.object({
  format: z.literal(1),
  /** When it was begun, and from when on a restore may end; by the database's clock. */
  startedAt: instant,
  endedAt: instant,
  /** What PostgreSQL calls this database, which no other has. */
  system: z.string(),
  postgres: z.string(),
  segmentBytes: z.int(),
  /** The segments of the log without which it cannot be used; they lie in it. */
  firstWal: z.string(),
  lastWal: z.string(),
  /** Paths with slashes, below the folder of the backup. */
  files: z.array(file),
});

/** What one backup holds. */
export type Manifest = z.infer<typeof manifest>;
export type KeptFile = z.infer<typeof file>;

export interface Base {
  name: string;
  folder: string;
  manifest: Manifest;
}

const fileName = 'manifest.json';

/** Writes the manifest, which makes the files beside it a backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const target = join(folder, fileName);
  const handle = await open(`${target}.part`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${target}.part`, target);
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, fileName);
  try {
    return z.parse(manifest, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw new StartError(`${path} is damaged, so nobody knows what this backup holds: move its folder away.`, {
      cause: error,
    });
  }
}

/** The backups in a folder that are whole, the oldest first; throws where a manifest cannot be read. */
export async function listBases(folder: string): Promise<Base[]> {
  const { base } = placesIn(folder);
  const bases: Base[] = [];
  for (const name of await listNames(base)) {
    const found = await readManifest(join(base, name));
    if (found) bases.push({ name, folder: join(base, name), manifest: found });
  }
  return bases;
}
