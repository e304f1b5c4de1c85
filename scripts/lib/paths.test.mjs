import { expect, test } from 'vitest';
import { createFinder } from './files.mjs';
import { faultsOfPaths } from './paths.mjs';

const files = [
  'README.md',
  'docs/',
  'docs/keys.md',
  'apps/',
  'apps/api/src/',
  'apps/api/src/platform/',
  'apps/api/src/platform/route.ts',
];
const faults = (page, text) => faultsOfPaths(page, text, { files, find: createFinder(files) });

test('files and folders that are there, by path or by its end, are no fault', () => {
  expect(faults('README.md', '`apps/api/src/platform/route.ts`, `platform/route.ts`, `route.ts`, `apps/api`')).toEqual(
    [],
  );
  expect(
    faults('docs/keys.md', '[home](../README.md) [keys](docs/../keys.md#how) [out](https://example.org/a.md)'),
  ).toEqual([]);
});

test('words that are no paths, and blocks of code, are left alone', () => {
  expect(
    faults('README.md', '`/orders`, `text/html`, `npm run docs/x`, `docs/*.md`, `a <b/c.ts>`, `GET /site`'),
  ).toEqual([]);
  expect(faults('README.md', '```\n`gone.ts`\n```\n')).toEqual([]);
});

test.each([
  ['a file', '`gone.ts`', 'README.md names gone.ts, and there is no such file'],
  ['a file under a folder', '`platform/gone.ts`', 'README.md names platform/gone.ts, and there is no such file'],
  ['a folder', '`apps/gone`', 'README.md names apps/gone, and there is no such file'],
  ['the target of a link', '[a](docs/gone.md)', 'README.md leads to docs/gone.md, and there is no such file'],
])('%s that is gone is a fault', (_, text, fault) => expect(faults('README.md', text)).toEqual([fault]));
