import type { Deps } from '@tawa/api/deps';
import { createDb, createPool } from '@tawa/api/platform/database/db';
import { seedDemo } from './demo.ts';
import { needsDemo } from './empty.ts';
import type { Say } from './parts.ts';

export { findDemoLogins } from './empty.ts';

/**
 * Fills an empty database with the demo world and says whether it did, over connections of its own: on a slow machine
 * its large statements take longer than any request may.
 */
export async function fillWhenEmpty(
  { url, log, ...rest }: Pick<Deps, 'log' | 'passwords' | 'clock' | 'fileStore'> & { url: string },
  say: Say,
): Promise<boolean> {
  const pool = createPool({ url, log, max: 2, isPatient: true });
  try {
    const db = createDb(pool, log);
    if (!(await needsDemo(db))) return false;
    say('Filling the empty database with the demo world …');
    await seedDemo({ db, ...rest }, say);
    return true;
  } finally {
    await pool.end();
  }
}
