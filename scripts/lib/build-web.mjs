import { build } from 'vite';
import { inRoot } from './root.mjs';

/** What the browser loads, and the program that renders public pages on the server. */
export async function buildWeb() {
  const config = { root: inRoot('apps/web'), configFile: inRoot('apps/web/vite.config.ts'), logLevel: 'warn' };
  await build(config);
  await build({ ...config, build: { ssr: true, copyPublicDir: false } });
}
