import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const drawn = ['bold', 'fill', 'regular'] as const;
export type Weight = (typeof drawn)[number];

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

/** The shapes that the source draws and the weights it draws them in. */
export function collectWeights(folder: string, isRead = (_file: string) => true): Map<string, Set<Weight>> {
  const found = new Map<string, Set<Weight>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && isRead(file),
  );
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
