import fs from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from './root.mjs';

/** Our own packages are TypeScript source and go into the bundle; all others stay in node_modules. */
const packagesOutside = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tawa/') ? undefined : { path, external: true },
    ),
};

export async function buildApi() {
  const outdir = inRoot('dist/api');
  fs.rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: inRoot('apps/api/src/main.ts'),
      'make-pictures': inRoot('apps/api/src/make-pictures.ts'),
      'paper-thread': inRoot('apps/api/src/modules/documents/pages/paper-thread.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesOutside],
  });
  fs.cpSync(inRoot('apps/api/src/db/migrations'), `${outdir}/migrations`, { recursive: true });
  fs.cpSync(inRoot('apps/api/src/modules/documents/fonts'), `${outdir}/fonts`, { recursive: true });
}
