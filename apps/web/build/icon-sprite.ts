import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { collectWeights, type Weight } from './icon-weights.ts';
import { reachedFiles } from './reached-files.ts';

const component = 'virtual:icon-sprite';
const definitions = fileURLToPath(import.meta.resolve('@phosphor-icons/react/package.json')).replace(
  'package.json',
  'dist/defs/',
);

// What only those see who are logged in.
const panels = /\/src\/(?:routes\/(?:admin|dev|restaurant|user)|app\/(?:panel-routes|sidebars|layouts\/panel))/;

async function drawSymbol(shape: string, weights: Iterable<Weight>): Promise<string> {
  const { default: drawings }: { default: Map<string, ReactNode> } = await import(
    pathToFileURL(`${definitions}${shape}.es.js`).href
  );
  return [...weights]
    .map((weight) => {
      const drawing = drawings.get(weight);
      if (!isValidElement(drawing)) throw new Error(`The icon ${shape} has no weight ${weight}.`);
      return `<symbol id="${shape}-${weight}" viewBox="0 0 256 256">${renderToStaticMarkup(drawing)}</symbol>`;
    })
    .join('');
}

interface Sprite {
  fileName: string;
  source: string;
  shapes: ReadonlySet<string>;
}

async function drawSprite(used: readonly [string, Set<Weight>][]): Promise<Sprite> {
  const symbols = await Promise.all(used.map(([shape, weights]) => drawSymbol(shape, weights)));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const name = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/icons-${name}.svg`, source, shapes: new Set(used.map(([shape]) => shape)) };
}

const componentCode = `
import { createElement } from 'react';
export const spriteIcon = (address) => ({ weight = 'regular', size = '1em', ...rest }) =>
  createElement(
    'svg',
    { width: size, height: size, fill: 'currentColor', viewBox: '0 0 256 256', ...rest },
    createElement('use', { href: address + '-' + weight }),
  );
`;

/** Draws every Phosphor icon out of one picture file, so that no page carries outlines as JavaScript. */
export function iconSprite(sourceFolder: string): Plugin {
  let sprites: Sprite[] = [];
  const isPanels = (shape: string) => sprites[1]?.shapes.has(shape) ?? false;
  const iconCode = (shape: string) => {
    const { fileName = '' } = sprites.find(({ shapes }) => shapes.has(shape)) ?? {};
    return `import { spriteIcon } from '${component}';\nexport const ${shape}Icon = /* @__PURE__ */ spriteIcon('/${fileName}#${shape}');\n`;
  };
  return {
    name: 'icon-sprite',
    // Before Vite finds the package itself.
    enforce: 'pre',
    apply: 'build',
    buildStart: async () => {
      const used = [...collectWeights(sourceFolder)].toSorted(([a], [b]) => a.localeCompare(b));
      const ofVisitors = reachedFiles([join(sourceFolder, 'entry-client.tsx')], (file) => panels.test(file));
      const shown = collectWeights(sourceFolder, (file) => ofVisitors.has(join(sourceFolder, file)));
      // What panels alone draw is a picture of its own, or every visitor would wait for it.
      const parts = [used.filter(([shape]) => shown.has(shape)), used.filter(([shape]) => !shown.has(shape))];
      sprites = await Promise.all(parts.map(drawSprite));
    },
    // Our own component in place of Phosphor's; the package gives the drawings and is not part of the build.
    resolveId: {
      filter: { id: /^virtual:icon-sprite$|^@phosphor-icons\/react\/dist\/ssr\/\w+$/ },
      handler: (id) =>
        id === component ? id : `virtual:${isPanels(basename(id)) ? 'panel-' : ''}icon/${basename(id)}`,
    },
    load: {
      filter: { id: /^virtual:(?:panel-)?icon/ },
      handler: (id) => ({ code: id === component ? componentCode : iconCode(basename(id)), moduleSideEffects: false }),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of sprites) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
