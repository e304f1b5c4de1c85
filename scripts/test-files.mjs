import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { main, Stop } from './lib/say.mjs';
import { ensureServer } from './lib/servers.mjs';

// `npm run test:files`: what holds of files in a folder and in the stand-in's bucket holds over a real S3 server too, also when
// it goes and comes back.
await main(async () => {
  await ensureInstalled();
  if (!(await ensureServer('OpenStack Swift'))) throw new Stop('The tests of files need a real S3 server.');
  process.exitCode = await runNode(['--import', 'tsx', inRoot('apps/api/src/testing/swift/cli.ts')]);
});
