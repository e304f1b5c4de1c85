import { build } from 'vite';
import { inRoot } from './root.mjs';

/** What the browser loads, and the program that renders public pages on the server. */
export async function buildWeb() {
  const shared = { root: inRoot('apps/web'), configFile: inRoot('apps/web/vite.config.ts'), logLevel: 'warn' };
  await build({ ...shared, build: { outDir: inRoot('dist/web/client'), emptyOutDir: true, manifest: true } });
  const ssr = 'src/entry-server.tsx';
  await build({
    ...shared,
    build: { outDir: inRoot('dist/web/server'), emptyOutDir: true, copyPublicDir: false, ssr },
  });
}
