import { fontDefault, type Font } from '@tawa/domain/content/fonts';
import { findOwn } from '@tawa/domain/common/own';
import type { Language } from '#lib/i18n/language.ts';
import type { PageAssets } from '../../document.tsx';
import { aroundPanels, panelsRouteId } from '../panels/panels-route.ts';

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
const fontsIn: Readonly<Record<Language, RegExp>> = {
  en: preloadedFont,
  'en-XA': preloadedFont,
  hi: /figtree-latin-wght-normal.*\.woff2$|noto-sans-devanagari-devanagari-wght-normal.*\.woff2$/,
  kn: /figtree-latin-wght-normal.*\.woff2$|noto-sans-kannada-kannada-wght-normal.*\.woff2$/,
};

/** A chunk and everything that it imports at once. */
function closureOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = findOwn(manifest, key);
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => closureOf(manifest, next, seen))];
}

/** Reads Vite's manifest of the client build in a language. */
export function builtAssets(manifest: Record<string, Chunk>, language: Language = 'en'): BuiltAssets {
  const [entry, ...frame] = closureOf(manifest, entryKey);
  if (!entry) throw new Error(`The client build has no ${entryKey}`);
  const first = [entry, ...frame];
  const screens = Object.keys(manifest).flatMap((key) => {
    const id = /^src\/routes\/(.+)\.tsx$/.exec(key)?.[1];
    if (id === undefined) return [];
    const own = closureOf(manifest, key).filter((chunk) => !first.includes(chunk));
    return [{ id, files: [...frame, ...own].map(({ file }) => `/${file}`) }];
  });
  const shell = aroundPanels.flatMap((key) => closureOf(manifest, key)).filter((chunk) => !first.includes(chunk));
  const fonts = first.flatMap(({ assets = [] }) => assets.filter((file) => fontsIn[language].test(file)));
  return {
    entry: `/${entry.file}`,
    styles: first.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    fonts: fonts.map((file) => `/${file}`),
    screens: {
      ...Object.fromEntries(screens.map(({ id, files }) => [id, files])),
      [panelsRouteId]: [...new Set([...frame, ...shell].map(({ file }) => `/${file}`))],
    },
  };
}

/** What Vite's development server answers itself. */
export const developmentAssets: BuiltAssets = {
  entry: '/src/entry-dev.ts',
  styles: ['/src/styles/global.css?direct'],
  fonts: [],
  screens: {},
};

/** The files of one page: everybody's, and those of the screens that it shows; no fonts with null. */
export const pageAssets = (built: BuiltAssets, routeIds: string[], font: Font | null = fontDefault): PageAssets => ({
  entry: built.entry,
  styles: built.styles,
  // The headings stay in theirs; the text's own file is not fetched for nothing.
  fonts: built.fonts.filter((file) => font !== null && (font === fontDefault || !file.includes(fontDefault))),
  preloads: routeIds.flatMap((id) => findOwn(built.screens, id) ?? []),
});
