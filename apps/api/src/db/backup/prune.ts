import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBases } from './manifest.ts';
import { listNames, placesIn } from './places.ts';
import { segmentOf } from './segments.ts';

export interface Pruned {
  /** The names of the backups that were taken away, and how many segments of the log with them. */
  removed: string[];
  removedWal: number;
}

// Also what belongs to one segment: its copy cut short by a restore, and the mark of a backup.
const archived = /^([0-9A-F]{24})(?:\.partial|\.[0-9A-F]{8}\.backup)?\.gz$/;

/** The segment that a file of the archive belongs to; nothing for files that belong to none, such as histories. */
export const archivedSegment = (file: string): string | undefined => archived.exec(file)?.[1];

/**
 * Takes away all but the newest backups, the remains of those that were cut short, and the segments of the log that come before the
 * oldest that stays. No other backup may be running into the folder.
 */
export async function prune(folder: string, keep: number): Promise<Pruned> {
  const { base, wal } = placesIn(folder);
  const kept = (await listBases(folder)).slice(-keep);
  const stays = new Set(kept.map(({ name }) => name));
  const removed = (await listNames(base)).filter((name) => !stays.has(name));
  for (const name of removed) await rm(join(base, name), { recursive: true, force: true });
  const [oldest] = kept;
  if (!oldest) return { removed, removedWal: 0 };
  const { segmentBytes, firstWal } = oldest.manifest;
  const placeOf = (name = '') => segmentOf(name, segmentBytes)?.place;
  const first = placeOf(firstWal) ?? 0;
  const stale = (await listNames(wal)).filter((file) => (placeOf(archivedSegment(file)) ?? first) < first);
  for (const file of stale) await rm(join(wal, file), { force: true });
  return { removed, removedWal: stale.length };
}
