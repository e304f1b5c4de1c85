import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The build of Leaflet that the browser gets: the modules, beside the one that is imported by name. */
export const builtLeaflet = {
  find: /^leaflet$/,
  replacement: fileURLToPath(import.meta.resolve('leaflet/package.json')).replace(
    'package.json',
    'dist/leaflet-src.esm.js',
  ),
};

// Both ask by markup what every browser answers with yes or no since long; our pages let nobody make markup from text.
const probes = [
  { text: /var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\n\}\)\(\);/, by: 'var inlineSvg = !!svg$$1;' },
  { text: /var vml = !svg\$1 && \(function \(\) \{[\s\S]*?\n\}\(\)\);/, by: 'var vml = false;' },
];

/** Takes out of Leaflet what writes markup while it loads; a release that reads differently fails the build. */
export const quietLeaflet: Plugin = {
  name: 'quiet-leaflet',
  apply: 'build',
  transform: {
    filter: { id: /leaflet\/dist\/leaflet-src\.esm\.js$/ },
    handler(code) {
      let quiet = code;
      for (const { text, by } of probes) {
        if (!text.test(quiet)) this.error(`Leaflet reads differently now: ${text}`);
        quiet = quiet.replace(text, by);
      }
      return { code: quiet, map: null };
    },
  },
};
