import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { aroundPanels } from '../src/app/panels/panels-route.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import config from '../vite.config.ts';
import { placesOf } from './languages.ts';
import { fillPlaces } from './places.ts';

// React, the router and the cache of queries alone, as they are published, are about 110 kB. A letter of another script is
// three bytes where one of English is one: what a first page says takes 1.5 kB more of them.
const budgets = { en: 150_000, hi: 152_000, kn: 152_000 } as const;
const requestsMax = 15;

const given = config({ command: 'build', mode: 'production', isSsrBuild: false, isPreview: false });
const places = placesOf(given.plugins);

let chunks: Map<string, Rolldown.OutputChunk>;
let sheets: Map<string, string>;

beforeAll(async () => {
  // The suite's own value would bundle React as it is for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const shape = { ...given.build, write: false, sourcemap: false };
  const made = await build({ ...given, configFile: false, logLevel: 'silent', build: shape });
  const outputs = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  sheets = new Map(
    outputs.flatMap(({ fileName, ...rest }) =>
      'source' in rest && fileName.endsWith('.css') ? [[fileName, String(rest.source)] as const] : [],
    ),
  );
  chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
}, 120_000);

afterAll(() => void vi.unstubAllEnvs());

/** A chunk and what it imports before it runs; what is imported later does not count. */
function addAtOnce(fileName: string, found: Set<string>): void {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return;
  found.add(fileName);
  chunk.imports.forEach((next) => addAtOnce(next, found));
}

const sizeOf = (fileName: string, language: string): number =>
  gzipSync(fillPlaces(chunks.get(fileName)?.code ?? '', places, language), { level: 9 }).length;

/** The files that a page loads before it is alive. */
function filesOf(screen: string): Set<string> {
  const found = new Set<string>();
  const wanted = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || (facadeModuleId?.includes('/routes/public/') && facadeModuleId.endsWith(`/${screen}.tsx`)),
  );
  if (wanted.length !== 2) throw new Error(`The screen ${screen} was not built`);
  for (const { fileName } of wanted) addAtOnce(fileName, found);
  return found;
}

const modulesOf = (screen: string): string[] =>
  [...filesOf(screen)].flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? []);

test.each(['home', 'restaurants', 'restaurant-details', 'dish', 'our-dishes', 'blogs', 'blog-details'])(
  'the page %s loads at most 150 kB of JavaScript before it is alive, in few files (first-page-3)',
  (screen) => {
    for (const [language, budget] of Object.entries(budgets)) {
      const sizes = [...filesOf(screen)].map((fileName) => ({ language, fileName, bytes: sizeOf(fileName, language) }));
      const bytes = sizes.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes > budget || sizes.length > requestsMax ? sizes : []).toEqual([]);
    }
  },
);

const panelFilesMax = 90;
const screenList = '/app/panels/panel-screens.ts';

test('a screen of a panel is no hundred files: the page names those around it, and the list of screens its own (first-page-7)', () => {
  const begins = ({ facadeModuleId }: Rolldown.OutputChunk, ends: string) => facadeModuleId?.endsWith(ends) === true;
  const frame = new Set<string>();
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) addAtOnce(fileName, frame);
  for (const ends of aroundPanels) {
    const chunk = [...chunks.values()].find((each) => begins(each, ends));
    if (!chunk) throw new Error(`${ends} is no file of its own, so that no page can name it.`);
    addAtOnce(chunk.fileName, frame);
  }
  const list = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screenList)));
  const listed = list?.code ?? '';
  const screens = [...chunks.values()].filter(
    ({ facadeModuleId, isDynamicEntry }) =>
      isDynamicEntry && /\/routes\/(?:user|restaurant|admin)\//.test(facadeModuleId ?? ''),
  );
  const counts = screens.map(({ fileName }) => {
    const files = new Set(frame);
    addAtOnce(fileName, files);
    const unnamed = [...files].filter((file) => !frame.has(file) && !listed.includes(file));
    return { fileName, files: files.size, unnamed };
  });
  expect(counts.length).toBeGreaterThan(50);
  expect(counts.filter(({ files, unnamed }) => files > panelFilesMax || unnamed.length > 0)).toEqual([]);
});

const packageOf = (id: string): string[] => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.slice(1) ?? [];

test.each(['home', 'restaurants', 'restaurant-details', 'dish', 'our-dishes', 'blogs'])(
  'the page %s begins with React, the router, the cache of queries and what fills messages, and with no other package (first-page-3)',
  (screen) => {
    expect([...new Set(modulesOf(screen).flatMap(packageOf))].toSorted()).toEqual([
      '@tanstack/query-core',
      '@tanstack/react-query',
      'icu-minify',
      'react',
      'react-dom',
      'react-router',
      'scheduler',
    ]);
  },
);

test('a sheet that comes later styles nothing that stands already: no rule of it is for the root or for every element (first-page-11)', () => {
  const later = [...sheets].filter(([fileName]) => !/\/entry-client-/.test(fileName));
  expect(later.length).toBeGreaterThan(1);
  const wide = /(?:^|[{}),\s])(?::root|html|body|\*)(?=[\s{,:[.>~+])|@property|@layer/;
  expect(later.filter(([, text]) => wide.test(text)).map(([fileName]) => fileName)).toEqual([]);
});
