import fs from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from './root.mjs';

/**
 * Our own packages are TypeScript source and go into the bundle, and React does, which would render letters with its slow
 * development build wherever NODE_ENV says nothing; all others stay in node_modules.
 */
const packagesOutside = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(@tawa\/|react(-dom)?(\/|$))/.test(path) ? undefined : { path, external: true },
    ),
};
// React asks for Node's own modules by `require`, which a module does not have.
const banner = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

export async function buildApi() {
  const outdir = inRoot('dist/api');
  fs.rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: inRoot('apps/api/src/main.ts'),
      tawa: inRoot('apps/api/src/cli/tawa.ts'),
      'make-pictures': inRoot('apps/api/src/make-pictures.ts'),
      'paper-thread': inRoot('apps/api/src/modules/money/documents/pages/paper-thread.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Lines and names are enough to find a fault; the sources would be read at each start.
    sourcesContent: false,
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: banner },
    plugins: [packagesOutside],
  });
  fs.cpSync(inRoot('apps/api/src/db/embedded/wal.mjs'), `${outdir}/wal.mjs`);
  fs.cpSync(inRoot('apps/api/src/db/migrations'), `${outdir}/migrations`, { recursive: true });
  fs.cpSync(inRoot('apps/api/src/modules/money/documents/fonts'), `${outdir}/fonts`, { recursive: true });
}
