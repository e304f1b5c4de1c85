import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { main } from './lib/say.mjs';

// `npm run test:restore`: a shop in the middle of its evening loses its data folder and comes back as it was a minute ago.
await main(async () => {
  await ensureInstalled();
  process.exitCode = await runNode(['--import', 'tsx', inRoot('e2e/restore/run.ts'), ...process.argv.slice(2)]);
});
