import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { main, Stop } from './lib/say.mjs';
import { ensureServer } from './lib/servers.mjs';

// `npm run cluster` starts a house of several machines on this one; `npm run test:cluster` kills its parts while orders come in.
const needed = ['Patroni', 'etcd', 'HAProxy', 'pgbouncer', 'NATS', 'OpenStack Swift'];
const programs = { run: 'e2e/cluster/run.ts', test: 'e2e/cluster/test.ts' };

await main(async () => {
  const [what, ...options] = process.argv.slice(2);
  await ensureInstalled();
  for (const name of needed)
    if (!(await ensureServer(name))) throw new Stop(`A house of several machines needs ${name}.`);
  process.exitCode = await runNode(['--import', 'tsx', inRoot(programs[what]), ...options]);
});
