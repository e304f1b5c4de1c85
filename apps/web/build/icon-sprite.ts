import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { collectWeights, type Weight } from './icon-weights.ts';

const component = 'virtual:icon-sprite';
const definitions = fileURLToPath(import.meta.resolve('@phosphor-icons/react/package.json')).replace(
  'package.json',
  'dist/defs/',
);

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

const componentCode = (url: string): string => `
import { createElement } from 'react';
export const spriteIcon = (shape) => ({ weight = 'regular', size = '1em', ...rest }) =>
  createElement(
    'svg',
    { width: size, height: size, fill: 'currentColor', viewBox: '0 0 256 256', ...rest },
    createElement('use', { href: '${url}#' + shape + '-' + weight }),
  );
`;

/** Draws every Phosphor icon out of one picture file, so that no page carries outlines as JavaScript. */
export function iconSprite(sourceFolder: string): Plugin {
  let sprite = '';
  let fileName = '';
  return {
    name: 'icon-sprite',
    apply: 'build',
    buildStart: async () => {
      const used = [...collectWeights(sourceFolder)].toSorted(([a], [b]) => a.localeCompare(b));
      const symbols = await Promise.all(used.map(([shape, weights]) => drawSymbol(shape, weights)));
      sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
      fileName = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
    },
    resolveId: { filter: { id: /^virtual:icon-sprite$/ }, handler: () => component },
    load: { filter: { id: /^virtual:icon-sprite$/ }, handler: () => componentCode(`/${fileName}`) },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/ssr\/\w+\.es\.js$/ },
      handler: (_, id) => {
        const shape = /(\w+)\.es\.js$/.exec(id)?.[1] ?? '';
        const code = `import { spriteIcon } from '${component}';\nexport const ${shape}Icon = /* @__PURE__ */ spriteIcon('${shape}');\nexport { ${shape}Icon as ${shape} };\n`;
        return { code, map: null, moduleSideEffects: false };
      },
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}
