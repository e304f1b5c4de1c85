import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Rolldown } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanMessages } from './build/lean-messages.ts';
import { leanPreload } from './build/lean-preload.ts';
import { leanReact } from './build/lean-react.ts';
import { leanRouter } from './build/lean-router.ts';
import { builtLeaflet, quietLeaflet } from './build/quiet-leaflet.ts';
import { serviceWorker } from './build/service-worker.ts';

// The package's only entry is its development build, with the warnings in.
const builtRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router/package.json')).replace(
    'package.json',
    'dist/production/index.mjs',
  ),
};

// What every page needs, in one file that a release of ours leaves in the browser's cache.
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\/(?!.*(?:useQueries|queriesObserver|[iI]nfiniteQuery(?!Behavior)))/;

// Only forms check with schemas; kept apart, or every page would carry the library for them.
const schemas = /node_modules\/zod\//;

// Small files that most public pages have in common: together they are smaller and one request.
const parts =
  /apps\/web\/src\/(?:features\/restaurants\/closed-text\.ts|ui\/(?:banner|button|button-classes|chip|dialog|empty-state|error-state|icon|page-meta|picture|plain-input|price|rating|skeleton|state-picture|structured-data|use-ever|veg-mark)\.tsx?|lib\/(?:diet|format|site|structured-data)\.ts|lib\/messages\.ts\?area=(?:cart|dishes|errorScreen|favourites|online|restaurants?))$|packages\/domain\/src\/(?:common\/money|catalogue\/(?:ratings|search))\.ts$/;
// The same for those that sell dishes.
const food =
  /apps\/web\/src\/(?:features\/(?:favourites|cart)\/(?:favourite-button|favourites\.queries|add-button|cart\.queries|use-add-to-cart)|features\/menu\/(?:diet-note|dish-card|dish-picture|dish-price|dish-row|menu\.queries)|features\/restaurants\/restaurant\.queries|ui\/stepper)\.tsx?$|packages\/contract\/src\/(?:catalogue\/favourites|ordering\/cart)\.ts$/;

// Names into the picture file alone: together they are smaller than one request each.
const icons = /@phosphor-icons\/|icon-sprite/;
const panels =
  /(?:^|\/src\/)(?:app\/(?:sidebars|layouts\/panel)|routes\/(?:admin|dev|restaurant|user)|features\/(?:account|addresses|admin|audit|bookings|chefs|checkout|complaints|coupons|desk|documents|kitchen|menu-editor|notifications|office|orders|own-|blog-editor|payouts|refunds|reviews|rider|settings|spending|staff|statistics|venues)|ui\/(?:area-map|live-map|map-frame|list-|panel-|picture-|point-map|rich-(?:editor|link|tools)|sortable-))/;

/** The icons that only panels draw are a file of their own: the first page would carry every one of theirs. */
const nameIcons: Rolldown.CodeSplittingNameFunction = (id, chunking) =>
  [...(chunking.getModuleInfo(id)?.importers ?? [])].every((importer) => panels.test(importer)) &&
  !id.includes('icon-sprite')
    ? 'panel-icons'
    : 'icons';

const clientBuild = {
  outDir: '../../dist/web/client',
  emptyOutDir: true,
  manifest: true,
  // The list of what each screen imports would come with the first page; the server names what its own screen needs,
  // and `start-after.ts` fetches the next one before it is opened.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  // Beside the build for whoever reads a trace; no file names them and the server does not serve them.
  sourcemap: 'hidden',
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    treeshake: { manualPureFunctions: ['endpoint'] },
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'vendor', test: vendor, priority: 4 },
          { name: 'schemas', test: schemas, priority: 5 },
          { name: nameIcons, debugName: 'icons', test: icons, priority: 4 },
          { name: 'frame', tags: ['$initial'], priority: 3 },
          { name: 'parts', test: parts },
          { name: 'food', test: food },
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
    iconSprite(join(import.meta.dirname, 'src'), panels),
    leanContract,
    leanMessages,
    leanRouter(),
    leanReact,
    leanPreload,
    quietLeaflet,
    serviceWorker(import.meta.dirname),
  ],
  resolve: command === 'build' ? { alias: [builtRouter, builtLeaflet] } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
  // The built server is one folder that needs no node_modules; in development Node loads what is installed.
  ssr: { noExternal: command === 'build' ? true : [/^@tawa\//] },
  // Found again for every icon that a screen newly uses, they would make open pages load again in the middle of work.
  optimizeDeps: { entries: 'src/entry-dev.ts', exclude: ['@phosphor-icons/react'] },
  server: { watch: { ignored: ['**/dist/**', '**/.data/**'] } },
}));
