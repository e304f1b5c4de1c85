import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { listStaleParts } from './lib/parts.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode, runUntilStopped } from './lib/run.mjs';
import { main } from './lib/say.mjs';

// `npm start`: everything from a fresh clone to a running app; a second start goes straight to the app.
await main(async () => {
  checkNode();
  await ensureInstalled();
  if (listStaleParts().length > 0) {
    // In a process of its own: the build sets NODE_ENV, and the app must see the one that was given.
    const code = await runNode([inRoot('scripts/build.mjs')]);
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
  console.log('Starting Tawa ...');
  // Two heaps for all native threads, in place of one for each: 12 MiB less.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  // What Node 20 gives young objects; a newer one gives more, which is 77 MiB after the first page.
  const args = ['--max-semi-space-size=16', '--enable-source-maps', inRoot('dist/api/main.js')];
  process.exitCode = await runUntilStopped(args, env);
});
