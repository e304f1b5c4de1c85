import type { PageAssets } from '../document.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

/** The client build as far as pages need it; `screens` by the id of the route table. */
export interface BuiltAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  screens: Record<string, string[]>;
}

const entryKey = 'src/entry-client.tsx';
// Latin only: the rupee sign lies in latin-ext, which the first price asks for.
const preloadedFont = /(figtree|bricolage-grotesque)-latin-(wght|standard)-normal.*\.woff2$/;

function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

/** The style sheets of a chunk and of everything it imports at once: a bundler puts them where it likes. */
function stylesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    ...(chunk.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen)),
    ...(chunk.css ?? []).map((file) => `/${file}`),
  ];
}

/** Reads Vite's manifest of the client build. */
export function builtAssets(manifest: Record<string, Chunk>): BuiltAssets {
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The client build has no ${entryKey}`);
  const entryFiles = filesOf(manifest, entryKey);
  const screens = Object.keys(manifest).flatMap((key) => {
    const id = /^src\/routes\/(.+)\.tsx$/.exec(key)?.[1];
    const own = filesOf(manifest, key).filter((file) => !entryFiles.includes(file));
    return id === undefined ? [] : [{ id, files: [...entryFiles.slice(1), ...own] }];
  });
  const fonts = Object.values(manifest).flatMap(({ file }) => (preloadedFont.test(file) ? [`/${file}`] : []));
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(stylesOf(manifest, entryKey))],
    fonts: [
      ...new Set([
        ...fonts,
        ...(entry.assets ?? []).filter((file) => preloadedFont.test(file)).map((file) => `/${file}`),
      ]),
    ],
    screens: Object.fromEntries(screens.map(({ id, files }) => [id, files])),
  };
}

/** What Vite's development server answers itself. */
export const developmentAssets: BuiltAssets = {
  entry: '/src/entry-client.tsx',
  styles: ['/src/styles/global.css?direct'],
  fonts: [],
  screens: {},
};

/** The files of one page: everybody's, and those of the screens that it shows. */
export const pageAssets = (built: BuiltAssets, routeIds: string[]): PageAssets => ({
  entry: built.entry,
  styles: built.styles,
  fonts: built.fonts,
  preloads: routeIds.flatMap((id) => built.screens[id] ?? []),
});
