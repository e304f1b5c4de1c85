import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// React, the router and the cache of queries alone are about 100 kB.
const budget = 130_000;

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  // The suite's own value would bundle React as it is for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const made = await build({ configFile, logLevel: 'silent', build: { write: false, sourcemap: false } });
  const outputs = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
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

const sizeOf = (fileName: string): number => gzipSync(chunks.get(fileName)?.code ?? '', { level: 9 }).length;

/** The files that a page loads before it is alive. */
function filesOf(screen: string): Set<string> {
  const found = new Set<string>();
  const wanted = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(`/routes/public/${screen}.tsx`),
  );
  if (wanted.length !== 2) throw new Error(`The screen ${screen} was not built`);
  for (const { fileName } of wanted) addAtOnce(fileName, found);
  return found;
}

test.each(['home', 'restaurants', 'restaurant-details', 'dish', 'blogs', 'blog-details'])(
  'the page %s loads at most 130 kB of JavaScript before it is alive',
  (screen) => {
    const sizes = [...filesOf(screen)].map((fileName) => ({ fileName, bytes: sizeOf(fileName) }));
    const bytes = sizes.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes > budget ? sizes : []).toEqual([]);
  },
);

test.each(['home', 'restaurants', 'restaurant-details', 'dish'])(
  'the page %s begins without the code of forms, dialogs, toasts and carousels',
  (screen) => {
    const late =
      /node_modules\/(?:zod|react-hook-form|@base-ui|react-toastify|embla-carousel|leaflet|recharts|@dnd-kit)/;
    const carried = [...filesOf(screen)].flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? []);
    expect(carried.filter((id) => late.test(id))).toEqual([]);
  },
);

// Everything that `lean-react.ts` leaves out.
const leftOut =
  /\b(?:ViewTransition|SuspenseList|useActionState|prefetchDNS|preloadModule|preinit(?:Module)?)\b|\.Activity\b|\bActivity,/;
const inside = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

test('no screen and no library uses what was left out of React', () => {
  const modules = [...chunks.values()].flatMap((chunk) => Object.entries(chunk.modules));
  const using = modules.filter(([id, { code }]) => !inside.test(id) && leftOut.test(code ?? ''));
  expect(using.map(([id]) => id)).toEqual([]);
});
