import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { digestOf, eachAtOnce } from './copy.ts';
import { listBases, type Base } from './manifest.ts';
import { listNames, placesIn } from './places.ts';
import { archivedSegment } from './prune.ts';
import { hasGapBehind, segmentOf } from './segments.ts';

export interface CheckedBase {
  name: string;
  endedAt: Date;
  files: number;
  bytes: number;
  /** The files that are gone or not what they were. */
  damaged: string[];
  /** Whether segments of the log are missing behind it, so that a restore from it ends there. */
  hasGap: boolean;
}

export interface Checked {
  bases: CheckedBase[];
  /** How many segments of the log there are, and when the last one came; null where nothing archives. */
  segments: number;
  lastSegmentAt: Date | null;
}

async function isWhole(base: Base, { path, bytes, sha256 }: Base['manifest']['files'][number]): Promise<boolean> {
  const file = join(base.folder, path);
  const found = await stat(file).catch(() => undefined);
  return found?.size === bytes && (await digestOf(file)).sha256 === sha256;
}

async function checkBase(base: Base, archive: readonly string[]): Promise<CheckedBase> {
  const { files, endedAt, segmentBytes, firstWal } = base.manifest;
  const damaged: string[] = [];
  await eachAtOnce(files, async (file) => {
    if (!(await isWhole(base, file))) damaged.push(file.path);
  });
  const own = files.map(({ path }) => posix.basename(path));
  const segments = [...own, ...archive].flatMap((name) => segmentOf(name, segmentBytes) ?? []);
  return {
    name: base.name,
    endedAt,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    damaged: damaged.sort(),
    hasGap: hasGapBehind(segments, segmentOf(firstWal, segmentBytes)?.place ?? 0),
  };
}

/** Reads every file of every backup again, and looks whether segments of the log are missing behind it. */
export async function checkBackups(folder: string): Promise<Checked> {
  const { wal } = placesIn(folder);
  const files = (await listNames(wal)).filter((file) => archivedSegment(file) !== undefined);
  const archive = files.flatMap((file) => archivedSegment(file) ?? []);
  const bases: CheckedBase[] = [];
  for (const base of await listBases(folder)) bases.push(await checkBase(base, archive));
  const times = await Promise.all(files.map(async (file) => (await stat(join(wal, file))).mtime.getTime()));
  const lastSegmentAt = times.length > 0 ? new Date(Math.max(...times)) : null;
  return { bases, segments: archive.length, lastSegmentAt };
}
