import fs from 'node:fs';
import { installWithApt, isRootOnDebian } from './apt.mjs';
import { step } from './say.mjs';

/** The servers that tests run beside PostgreSQL, by the program of each. */
const servers = { pgbouncer: '/usr/sbin/pgbouncer' };
const listMissing = () => Object.keys(servers).filter((name) => !fs.existsSync(servers[name]));

/** Installs them where that can be done; tests that need one which is not there are skipped, and say so. */
export async function ensureServers() {
  const missing = listMissing();
  if (missing.length > 0 && isRootOnDebian())
    await step(`Installing ${missing.join(', ')} for the tests`, () => installWithApt(missing, 'ignore'));
  const left = listMissing();
  if (left.length > 0) console.log(`Tests of ${left.join(', ')} are skipped: install it to run them.`);
}
