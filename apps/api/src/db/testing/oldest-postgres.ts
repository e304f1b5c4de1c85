import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseAccount, handOver } from '../embedded/account.ts';
import { findFreePort } from '../embedded/ports.ts';

// Debian 12's, which is the oldest that the product runs on.
const bin = '/usr/lib/postgresql/15/bin';
const startsWithinMs = 20_000;

/** Whether this machine has the oldest PostgreSQL that the product runs on; `npm test` installs it on Debian 12. */
export const hasOldestPostgres = (): boolean => existsSync(join(bin, 'postgres'));

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The oldest PostgreSQL that the product runs on, as an outside server: its user is `tawa`, who may do everything. */
export async function startOldestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tawa-oldest-'));
  const account = chooseAccount(folder);
  handOver(folder, account);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tawa', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...account, cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);
  const port = await findFreePort();
  const settings = [
    'fsync=off',
    'max_connections=100',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(bin, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgres://tawa@127.0.0.1:${port}/postgres`;
  for (const end = Date.now() + startsWithinMs; !(await answers(url)); await sleep(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error('The oldest PostgreSQL did not start.');
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
