import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { House } from './house.ts';
import type { Traffic } from './street.ts';

const root = resolve(import.meta.dirname, '../..');
const runs = '-- release before: runs\n';

/** A release of tomorrow: today's with a table, a column of the orders and an index of them. */
export function makeNextRelease(folder: string): string {
  const release = join(folder, 'next');
  mkdirSync(release);
  cpSync(join(root, 'dist'), join(release, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(release, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'));
  const migrations = join(release, 'dist/api/migrations');
  writeFileSync(
    join(migrations, '9001_trial_wider.sql'),
    `${runs}create table trial_gifts (gift_id bigint generated always as identity primary key, order_id bigint references orders);
alter table orders add column trial_note text check (length(trial_note) < 200);
`,
  );
  writeFileSync(
    join(migrations, '9002_trial_index.sql'),
    `${runs}-- way: concurrently\ncreate index concurrently if not exists orders_trial_idx on orders (trial_note, placed_at);\n`,
  );
  return release;
}

function migrate(release: string, env: Record<string, string>): void {
  const args = [join(release, 'dist/api/tawa.js'), 'migrate'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`tawa migrate failed: ${String(stdout)}${String(stderr)}`);
}

/** Changes one process after the other to a release while orders come in; answers what failed meanwhile. */
export async function roll(house: House, traffic: Traffic, release: string = root): Promise<readonly string[]> {
  traffic.takeFailures();
  if (release !== root) migrate(release, house.env);
  for (const process of [...house.webs, house.worker]) await process.change(release);
  return traffic.takeFailures();
}
