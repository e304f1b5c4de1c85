import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

// Lines, rings and bars of a few pixels hold no text.
const thin = 12;

test('no text, and nothing as high as a line of it, is measured in pixels: it grows with the size that its reader set (reading-1)', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /(?<![\w-])(?:text|leading|(?:min-)?h)-\[([\d.]+)px\]|--text-[\w-]+: ([\d.]+)px|font-size: ([\d.]+)px/g,
      ),
    ].flatMap(([rule, ...sizes]) => (Number(sizes.find(Boolean)) < thin ? [] : [`${file}: ${rule}`])),
  );
  expect(found).toEqual([]);
});
