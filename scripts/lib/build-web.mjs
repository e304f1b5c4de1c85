import fs from 'node:fs';
import { build } from 'vite';
import { writeNotices } from './notices.mjs';
import { inRoot } from './root.mjs';

/** What the browser loads, and the program that renders public pages on the server. */
export async function buildWeb() {
  const config = { root: inRoot('apps/web'), configFile: inRoot('apps/web/vite.config.ts'), logLevel: 'warn' };
  await build(config);
  // Vite leaves this open in a program for Node, and React would render pages with its slow development build.
  const define = { 'process.env.NODE_ENV': '"production"' };
  await build({ ...config, define, build: { ssr: true, copyPublicDir: false } });
  fs.writeFileSync(inRoot('dist/web/client/third-party-notices.txt'), writeNotices());
}
