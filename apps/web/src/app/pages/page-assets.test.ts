import { expect, test } from 'vitest';
import { builtAssets, pageAssets } from './page-assets.ts';

const font = (name: string) => `assets/${name}-abc.woff2`;
const latin = [font('figtree-latin-wght-normal'), font('bricolage-grotesque-latin-wght-normal')];
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_frame.js'] },
  '_frame.js': {
    file: 'assets/frame.js',
    imports: ['_vendor.js'],
    css: ['assets/frame.css'],
    assets: [...latin, font('figtree-latin-ext-wght-normal')],
  },
  '_vendor.js': { file: 'assets/vendor.js', imports: ['_frame.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_vendor.js'] },
  'src/routes/public/home/home.tsx': { file: 'assets/home.js', imports: ['_card.js', '_frame.js'] },
};

test('the style sheet is found wherever the bundler put it', () => {
  expect(builtAssets(manifest).styles).toEqual(['/assets/frame.css']);
});

test('a page preloads the frame and its own screen’s code, each once', () => {
  const { preloads, entry } = pageAssets(builtAssets(manifest), ['root', 'frame-public', 'public/home/home']);
  expect(entry).toBe('/assets/entry.js');
  expect(preloads).toEqual(['/assets/frame.js', '/assets/vendor.js', '/assets/home.js', '/assets/card.js']);
});

test('the page of a panel names what stands around all of its screens, each once', () => {
  const around = {
    'src/app/panels/panel-routes.tsx': { file: 'assets/panel-routes.js', imports: ['_frame.js'] },
    'src/app/layouts/panel/panel.tsx': { file: 'assets/panel.js', imports: ['_card.js', '_frame.js'] },
  };
  const { preloads } = pageAssets(builtAssets({ ...manifest, ...around }), ['root', 'catch-all']);
  expect(preloads).toEqual(['frame', 'vendor', 'panel-routes', 'panel', 'card'].map((name) => `/assets/${name}.js`));
});

test('the two latin fonts are preloaded and no other', () => {
  expect(builtAssets(manifest).fonts).toEqual(latin.map((file) => `/${file}`));
});

test('a build without the entry is refused with its name', () => {
  expect(() => builtAssets({})).toThrow('src/entry-client.tsx');
});
