import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { main } from './lib/say.mjs';

// `npm run dev`: the app from its source, started again when the server's code changes; pages reload by themselves.
await main(async () => {
  checkNode();
  await ensureInstalled();
  const watch = [
    inRoot('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    inRoot('apps/api/src/main.ts'),
  ];
  process.exitCode = await runUntilStopped(watch, { ...process.env, TAWA_DEV: '1' });
});
