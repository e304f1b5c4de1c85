import { createHash } from 'node:crypto';

interface Applied {
  name: string;
  checksum: string;
}

// Before the first release 68 files, written one after another, made what the baseline makes at once. Their names and
// checksums tell a database of theirs, whose tables are the baseline's but for the order of columns.
const earlierFirst = 'dd753e8d63cbbdc1e5eadbcfc4beb9b0ac4f207f79b32b59332afc298965120e';
const earlierWhole = '821ef5c43ad2a6c85b56ff96f8c940d95a7e3c765fd15151cb3170b6bb3cd4e2';

/** The last of the files that the baseline stands for. */
export const earlierLast = '0107_rider_rounds.sql';

/** The last file of the baseline; whatever comes after it is a change. */
export const baselineLast = '0011_links.sql';

/** Which files a database was made by: today's, all of the earlier ones, or only some of those. */
export function decideOrigin(applied: Applied[]): 'today' | 'earlier' | 'unfinished' {
  if (applied[0]?.checksum !== earlierFirst) return 'today';
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex') === earlierWhole ? 'earlier' : 'unfinished';
}
