import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decode, encode, type SourceMapMappings, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import type { Manifest, Plugin, PluginOption } from 'vite';
import { fillPlaces, noteShift, placesIn, type Places, type Shift } from './places.ts';
import { filesByLanguage, workerWords } from './service-worker.ts';

/** A built file before its texts are in it. */
interface Built {
  code: string;
  map?: SourceMap;
  segments: SourceMapMappings;
  /** The files that it loads, at once or later. */
  loads: readonly string[];
  /** The places that stand in it. */
  places: readonly string[];
}
type AllBuilt = ReadonlyMap<string, Built>;

interface SourceMap {
  mappings: string;
  sourcesContent?: (string | null)[];
}

/** A file and every other that it may ever load, as far as texts stand in them. */
function reachOf(name: string, built: AllBuilt): string[] {
  const reached = new Set([name]);
  for (const each of reached) for (const next of built.get(each)?.loads ?? []) reached.add(next);
  return [...reached].filter((each) => (built.get(each)?.places.length ?? 0) > 0).toSorted();
}

const hashLength = 7;
const hashOf = (texts: readonly string[], length = hashLength): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, length);

/**
 * What each file is called in a language: a name that changes with its texts and with those of what it loads. One that
 * reaches no text at all is the same file in all languages.
 */
function namesIn(language: string, built: AllBuilt, reach: ReadonlyMap<string, string[]>, places: Places) {
  const saidIn = new Map(
    [...built].map(([name, file]) => {
      const texts = file.places.map((place) => JSON.stringify(places.get(place)?.[language]));
      return [name, hashOf([name, ...texts])] as const;
    }),
  );
  const names = [...built.keys()].map((name) => {
    const reached = reach.get(name) ?? [];
    if (reached.length === 0) return [name, name] as const;
    const hash = hashOf([name, ...reached.map((each) => saidIn.get(each) ?? '')]);
    return [name, name.replace(/-[\w-]{7,8}\.js$/, `-${hash}.js`)] as const;
  });
  return new Map(names);
}

const fileName = /[\w.-]+\.js\b/g;

/** The same text, in which the files of the build go by other names. */
const renameIn = (text: string, names: ReadonlyMap<string, string>, shifts: Shift[] = []): string =>
  text.replaceAll(fileName, (found, at: number) => noteShift(shifts, [at, found, names.get(found) ?? found]));

/** Places of a source map's segments, moved as what they point at was. */
function moveSegments(segments: SourceMapMappings, code: string, shifts: readonly Shift[]): SourceMapMappings {
  let [begin, next] = [0, 0];
  const lengths = code.split('\n').map(({ length }) => length);
  return segments.map((line, number) => {
    const end = begin + (lengths[number] ?? 0);
    let moved = 0;
    const made = line.map((segment): SourceMapSegment => {
      for (let shift = shifts[next]; shift && shift[0] <= begin + segment[0]; shift = shifts[++next]) moved += shift[1];
      if (segment.length === 1) return [segment[0] + moved];
      const [column, source, row, at] = segment;
      return segment.length === 5 ? [column + moved, source, row, at, segment[4]] : [column + moved, source, row, at];
    });
    while ((shifts[next]?.[0] ?? Infinity) <= end) next += 1;
    begin = end + 1;
    return made;
  });
}

function findFile(manifest: Manifest, key: string): string {
  const found = manifest[key];
  if (!found) throw new Error(`The build does not list ${key}`);
  return found.file;
}

const bareOf = (name: string) => name.replace('assets/', '');

const pluginName = 'write-languages';
const isPlugin = (option: unknown): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

const suffixed = (name: string, language: string) => (language === 'en' ? name : name.replace('.', `.${language}.`));

/**
 * Writes the browser's build once for each language: it is bundled a single time with places for its texts, and what
 * differs is filled in. The list of what each screen loads and the service worker are written for each as well.
 */
export function writeLanguages(languages: readonly string[], places: Places): Plugin {
  return {
    name: pluginName,
    api: places,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        // Asked of the bundler itself, the same took seconds.
        const listed = readFileSync(join(dir, '.vite/manifest.json'), 'utf8');
        const manifest: Manifest = JSON.parse(listed);
        const fileOf = (key: string) => findFile(manifest, key);
        const built = new Map(
          Object.values(manifest)
            .filter(({ file }) => file.endsWith('.js'))
            .map(({ file, imports = [], dynamicImports = [] }) => [
              file,
              { ...takeBuilt(join(dir, file)), loads: [...imports, ...dynamicImports].map(fileOf) },
            ]),
        );
        const reach = new Map([...built.keys()].map((name) => [name, reachOf(name, built)]));
        const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
        const written = new Set<string>();
        for (const language of languages) {
          const names = namesIn(language, built, reach, places);
          const bare = new Map([...names].map(([from, to]) => [bareOf(from), bareOf(to)]));
          for (const [name, file] of built) {
            const to = names.get(name) ?? name;
            const isMapped = language === languages[0];
            if (!written.has(to)) writeFilled(join(dir, to), file, { places, language, names: bare, isMapped });
            written.add(to);
          }
          writeFileSync(join(dir, '.vite', suffixed('manifest.json', language)), renameIn(listed, bare));
          writeFileSync(join(dir, suffixed('sw.js', language)), workerIn(language, renameIn(worker, bare)));
        }
      },
    },
  };
}

/**
 * Writes the program that renders pages once for each language, English in its own folder and the others in one beside
 * it: what the domain and the contract say is then the same on the server as in the browser's build.
 */
export function writeServers(languages: readonly string[], places: Places): Plugin {
  return {
    name: 'write-servers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const names = new Map<string, string>();
        for (const language of languages)
          if (language !== 'en') rmSync(`${dir}-${language}`, { recursive: true, force: true });
        for (const name of Object.keys(bundle).filter((each) => each.endsWith('.js'))) {
          const built = { ...takeBuilt(join(dir, name)), loads: [] };
          for (const language of languages) {
            const path = join(language === 'en' ? dir : `${dir}-${language}`, name);
            mkdirSync(dirname(path), { recursive: true });
            writeFilled(path, built, { places, language, names, isMapped: language === 'en' });
          }
        }
      },
    },
  };
}

/** The places that a build with these plugins notes; empty for one that is of no browser. */
export function placesOf(plugins: PluginOption): Places {
  const found = [plugins].flat(5).find((plugin) => isPlugin(plugin) && plugin.name === pluginName);
  return found && isPlugin(found) && found.api instanceof Map ? found.api : new Map();
}

/** Reads a built file with its map, and takes both away: they are written anew, under other names. */
function takeBuilt(path: string): Omit<Built, 'loads'> {
  const code = readFileSync(path, 'utf8');
  rmSync(path);
  const built = { code, places: placesIn(code), segments: [] };
  if (!existsSync(`${path}.map`)) return built;
  const map: SourceMap = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  rmSync(`${path}.map`);
  return { ...built, map, segments: decode(map.mappings) };
}

interface Filling {
  places: Places;
  language: string;
  names: ReadonlyMap<string, string>;
  /** Writes a source map as well; those of one language are enough for whoever reads a trace. */
  isMapped: boolean;
}

function writeFilled(
  path: string,
  { code, map, segments }: Built,
  { places, language, names, isMapped }: Filling,
): void {
  const [texts, files]: [Shift[], Shift[]] = [[], []];
  const filled = fillPlaces(code, places, language, texts);
  writeFileSync(path, renameIn(filled, names, files));
  if (!map || !isMapped) return;
  const moved = moveSegments(moveSegments(segments, code, texts), filled, files);
  const sourcesContent = map.sourcesContent?.map((source) => source && fillPlaces(source, places, language));
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, sourcesContent, mappings: encode(moved) }));
}

/** The service worker for the pages of a language: its own shell, under a name of its own. */
function workerIn(language: string, code: string): string {
  const said = workerWords(language);
  const named = filesByLanguage.reduce(
    (made, file) => made.replaceAll(file, language === 'en' ? file : `/${language}${file}`),
    code,
  );
  return named.replaceAll('~unreadable~', said).replaceAll('~build~', hashOf([language, code], 12));
}
