import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import config from '../vite.config.ts';

const root = new URL('..', import.meta.url).pathname;
const isLibrary = (id: string) => id.includes('/node_modules/');
const own = { command: 'build', mode: 'production', isSsrBuild: false, isPreview: false } as const;

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const found = await option;
  if (Array.isArray(found)) return (await Promise.all(found.map(flatten))).flat();
  return found ? [found] : [];
}

interface Change {
  plugin: string;
  id: string;
}

const codeIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'code' in result ? result.code : result;

/** The plugin, which notes each file of a library that it loads or changes. */
function watched(plugin: Plugin, changes: Change[]): Plugin {
  const note = (id: string, before: string | null, result: unknown) => {
    const code = codeIn(result);
    if (isLibrary(id) && typeof code === 'string' && code !== before) changes.push({ plugin: plugin.name, id });
  };
  const { load, transform } = plugin;
  const copy = { ...plugin };
  if (load) {
    const handler = typeof load === 'function' ? load : load.handler;
    copy.load = {
      ...(typeof load === 'function' ? {} : load),
      async handler(...given) {
        const result = await handler.apply(this, given);
        note(given[0], null, result);
        return result;
      },
    };
  }
  if (transform) {
    const handler = typeof transform === 'function' ? transform : transform.handler;
    copy.transform = {
      ...(typeof transform === 'function' ? {} : transform),
      async handler(...given) {
        const result = await handler.apply(this, given);
        note(given[1], given[0], result);
        return result;
      },
    };
  }
  return copy;
}

/** The modules of a build, by id, as they stand in its chunks. */
async function modulesOf(made: Awaited<ReturnType<typeof build>>): Promise<Map<string, string>> {
  const outputs = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  // A name that two files have gets a number, which depends on what else is in the bundle.
  return new Map(modules.map(([id, { code }]) => [id, (code ?? '').replaceAll(/\$\d+\b/g, '')]));
}

const readable = { write: false, minify: false, sourcemap: false } as const;

async function buildWatched(given: UserConfig) {
  const changes: Change[] = [];
  const plugins = (await flatten(given.plugins)).map((plugin) => watched(plugin, changes));
  const shape = { ...given.build, ...readable };
  const made = await build({ ...given, configFile: false, logLevel: 'silent', plugins, build: shape });
  return { changes, modules: await modulesOf(made) };
}

const entry = 'virtual:entry';
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id: string) => (id === entry ? id : null),
  load: (id: string) => (id === entry ? code : null),
});
const ofEntry = { root, build: { rolldownOptions: { input: entry } } };

/** What the bundler alone makes of the same packages. */
async function buildPlain() {
  const code = `import { hydrateRoot } from 'react-dom/client'; import * as react from 'react'; globalThis.kept = { hydrateRoot, react };`;
  return (await buildWatched({ ...ofEntry, plugins: [entryOf(code)] })).modules;
}

test('no plugin of the build changes a file of a library, and no name of one means another file (first-page-3)', async () => {
  const { changes, modules } = await buildWatched(config(own));
  expect(config(own)).not.toHaveProperty('resolve');
  // Style sheets are Vite's and Tailwind's to bundle.
  expect(changes.filter(({ id }) => !/\.css(?:\?|$)/.test(id))).toEqual([]);

  const plain = await buildPlain();
  const published = [...plain].filter(([id]) => isLibrary(id) && /\/(?:react|react-dom|scheduler)\/cjs\//.test(id));
  expect(published.map(([id]) => id.replace(/.*\//, '')).toSorted()).toEqual([
    'react-dom-client.production.js',
    'react-dom.production.js',
    'react.production.js',
    'scheduler.production.js',
  ]);
  for (const [id, code] of published) expect([id, modules.get(id) === code]).toEqual([id, true]);
}, 120_000);

test('a plugin that does change one is found', async () => {
  const cut: Plugin = {
    name: 'cut',
    transform: {
      filter: { id: /react-router\/dist\/.*chunk-\w+\.mjs$/ },
      handler: (code) => code.replace('function createBrowserRouter(', 'function createBrowserRouter (/* cut */'),
    },
  };
  const code = `import { createBrowserRouter } from 'react-router'; globalThis.kept = createBrowserRouter;`;
  const { changes } = await buildWatched({ ...ofEntry, plugins: [entryOf(code), cut] });
  expect(changes).toMatchObject([{ plugin: 'cut', id: expect.stringContaining('react-router') }]);
}, 120_000);
