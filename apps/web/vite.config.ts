import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const unusedWeights = /\[\s*"(?:thin|light|duotone)",[\s\S]*?\n {2}\](?=,?\n)/g;

/** Each Phosphor icon carries six weights; the design uses three of them. */
const iconWeights: Plugin = {
  name: 'icon-weights',
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/ },
    handler: (code) => ({ code: code.replaceAll(unusedWeights, '["", null]'), map: null }),
  },
};

const clientBuild = {
  outDir: '../../dist/web/client',
  emptyOutDir: true,
  manifest: true,
  sourcemap: true,
  rolldownOptions: { input: 'src/entry-client.tsx' },
} as const;

const serverBuild = {
  outDir: '../../dist/web/server',
  emptyOutDir: true,
  sourcemap: true,
  ssr: true,
  target: 'node20',
  rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
} as const;

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), iconWeights],
  build: isSsrBuild ? serverBuild : clientBuild,
  // The built server is one folder that needs no node_modules; in development Node loads what is installed.
  ssr: { noExternal: command === 'build' ? true : [/^@tawa\//] },
  server: { watch: { ignored: ['**/dist/**', '**/.data/**'] } },
}));
