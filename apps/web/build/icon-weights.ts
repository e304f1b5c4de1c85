import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const drawn = ['bold', 'fill', 'regular'] as const;
type Weight = (typeof drawn)[number];

const literals = (text: string): Weight[] => drawn.filter((weight) => new RegExp(`['"]${weight}['"]`).test(text));

/** The weights that one tag draws; without the attribute an icon is regular. */
function weightsOfTag(tag: string): readonly Weight[] {
  const given = /\bweight=("\w+"|\{[^}]*\})/.exec(tag)?.[1];
  if (given === undefined) return ['regular'];
  const named = literals(given);
  return named.length > 0 ? named : drawn;
}

/** What a file draws of an icon; everything when the icon is handed on, because then another file chooses. */
function weightsIn(source: string, icon: string): readonly Weight[] {
  const code = source.replaceAll(/^import .*$/gm, '');
  const tags = code.match(new RegExp(`<${icon}\\b[^>]*>|<Icon\\b[^>]*\\bof=\\{${icon}\\}[^>]*>`, 'g')) ?? [];
  const uses = code.match(new RegExp(`\\b${icon}\\b`, 'g')) ?? [];
  return uses.length > tags.length ? drawn : tags.flatMap(weightsOfTag);
}

function collectWeights(folder: string): Map<string, Set<Weight>> {
  const found = new Map<string, Set<Weight>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, names = ''] of source.matchAll(/^import \{([^}]*)\} from '@phosphor-icons\/react[^']*'/gm)) {
      for (const name of names.split(',').map((part) => part.trim())) {
        const shape = name.replace(/Icon$/, '');
        const weights = found.get(shape) ?? new Set();
        weightsIn(source, name).forEach((weight) => weights.add(weight));
        found.set(shape, weights);
      }
    }
  }
  return found;
}

const entry = /\[\s*"(\w+)",[\s\S]*?\n {2}\](?=,?\n)/g;

/** Every Phosphor icon carries six weights, most are drawn in one: the build leaves the others out. */
export function iconWeights(sourceFolder: string): Plugin {
  let used = new Map<string, Set<string>>();
  return {
    name: 'icon-weights',
    apply: 'build',
    buildStart: () => {
      used = collectWeights(sourceFolder);
    },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/ },
      handler: (code, id) => {
        const weights = used.get(/(\w+)\.es\.js$/.exec(id)?.[1] ?? '');
        if (!weights) return null;
        const kept = code.replaceAll(entry, (whole, weight: string) => (weights.has(weight) ? whole : '["", null]'));
        return { code: kept, map: null };
      },
    },
  };
}
