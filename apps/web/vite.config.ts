import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { chunks } from './build/chunks.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { leanContract } from './build/lean-contract.ts';
import { writeLanguages, writeServers } from './build/languages.ts';
import type { Places } from './build/places.ts';
import { textPlaces, texts, wordPlaces } from './build/texts.ts';
import { serviceWorker } from './build/service-worker.ts';

const spoken = ['en', 'hi', 'kn'];

const clientBuild = {
  outDir: '../../dist/web/client',
  emptyOutDir: true,
  manifest: true,
  // The list of what each screen imports would come with the first page; the server names what its own screen needs,
  // and `start-after.ts` fetches the next one before it is opened. Those of the panels, which no first page has, bring
  // theirs: one after the other, what a screen imports took ten trips over the line.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_file, dependencies, { hostId }) =>
      /\/panel-(?:screens|routes)-/.test(hostId) ? dependencies : [],
  },
  // Beside the build for whoever reads a trace; no file names them and the server does not serve them.
  sourcemap: 'hidden',
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    treeshake: { manualPureFunctions: ['endpoint'] },
    // Seven characters tell any two builds of a file apart, and the first page names every screen's.
    output: { codeSplitting: chunks, chunkFileNames: 'assets/[name]-[hash:7].js' },
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

/** In development and on the server a catalogue holds every language; a browser's files are filled with one, and so is what packages say on the server. */
function textPlugins(command: string, isSsrBuild: boolean | undefined) {
  if (command !== 'build') return [texts([...spoken, 'en-XA'])];
  const places: Places = new Map();
  return isSsrBuild
    ? [texts(spoken), wordPlaces(spoken, places), writeServers(spoken, places)]
    : [textPlaces(spoken, places), writeLanguages(spoken, places)];
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    ...textPlugins(command, isSsrBuild),
    react(),
    tailwindcss(),
    iconSprite(join(import.meta.dirname, 'src')),
    leanContract,
    serviceWorker(import.meta.dirname),
  ],
  build: isSsrBuild ? serverBuild : clientBuild,
  // The built server is one folder that needs no node_modules; in development Node loads what is installed.
  ssr: { noExternal: command === 'build' ? true : [/^@tawa\//] },
  // Found again for every icon that a screen newly uses, they would make open pages load again in the middle of work.
  optimizeDeps: { entries: 'src/entry-dev.ts', exclude: ['@phosphor-icons/react'] },
  server: { watch: { ignored: ['**/dist/**', '**/.data/**'] } },
}));
