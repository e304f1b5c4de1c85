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
  process.exitCode = await runUntilStopped(['--enable-source-maps', inRoot('dist/api/main.js')], env);
});
