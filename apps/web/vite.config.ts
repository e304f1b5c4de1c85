import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { leanContract } from './build/lean-contract.ts';
import { serviceWorker } from './build/service-worker.ts';

// The package's only entry is its development build, with the warnings in.
const leanRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router/package.json')).replace(
    'package.json',
    'dist/production/index.mjs',
  ),
};

// What every page needs, in one file that a release of ours leaves in the browser's cache.
const vendor = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\//;

// Only forms check with schemas; kept apart, or every page would carry the library for them.
const schemas = /node_modules\/zod\//;

// Names into the picture file alone: together they are smaller than one request each.
const icons = /@phosphor-icons\/|icon-sprite/;

const clientBuild = {
  outDir: '../../dist/web/client',
  emptyOutDir: true,
  manifest: true,
  sourcemap: true,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    treeshake: { manualPureFunctions: ['endpoint'] },
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: vendor, priority: 1 },
          { name: 'schemas', test: schemas, priority: 2 },
          { name: 'icons', test: icons, priority: 1 },
          { name: 'frame', tags: ['$initial'] },
        ],
      },
    },
  },
} satisfies BuildOptions;

const serverBuild = {
  outDir: '../../dist/web/server',
  emptyOutDir: true,
  sourcemap: true,
  ssr: true,
  target: 'node20',
  rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
} satisfies BuildOptions;

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(join(import.meta.dirname, 'src')),
    leanContract,
    serviceWorker(import.meta.dirname),
  ],
  resolve: command === 'build' ? { alias: [leanRouter] } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
  // The built server is one folder that needs no node_modules; in development Node loads what is installed.
  ssr: { noExternal: command === 'build' ? true : [/^@tawa\//] },
  // Found again for every icon that a screen newly uses, they would make open pages load again in the middle of work.
  optimizeDeps: { entries: 'src/entry-dev.ts', exclude: ['@phosphor-icons/react'] },
  server: { watch: { ignored: ['**/dist/**', '**/.data/**'] } },
}));
