import { expect, test } from 'vitest';
import { licenceOf, listLicences, refusalOf } from './licences.mjs';
import { closureOf } from './lock.mjs';

test.each([
  ['MIT', 'browser'],
  ['(MIT OR GPL-3.0-only)', 'browser'],
  ['MIT AND ISC AND BSD-3-Clause', 'browser'],
  ['OFL-1.1', 'browser'],
  ['BlueOak-1.0.0', 'browser'],
  ['Apache-2.0 AND LGPL-3.0-or-later', 'server'],
  ['MPL-2.0', 'server'],
  ['CC-BY-4.0', 'tools'],
])('%s may be used: %s', (licence, place) => {
  expect(refusalOf(licence, place)).toBeUndefined();
});

test.each([
  ['MPL-2.0', 'browser'],
  ['LGPL-3.0-or-later', 'browser'],
  ['MIT AND GPL-3.0-only', 'server'],
  ['GPL-2.0-only WITH Classpath-exception-2.0', 'server'],
  ['AGPL-3.0-only', 'tools'],
  ['CC-BY-4.0', 'server'],
  ['UNLICENSED', 'tools'],
  ['SEE LICENSE IN license.txt', 'tools'],
  ['BSD', 'tools'],
  ['', 'tools'],
  [undefined, 'tools'],
])('%s may not be used: %s', (licence, place) => {
  expect(refusalOf(licence, place)).toBeTypeOf('string');
});

test('a licence that is said elsewhere counts only where nothing is declared', () => {
  expect(licenceOf('png-js', undefined)).toBe('MIT');
  expect(licenceOf('png-js', 'GPL-3.0-only')).toBe('GPL-3.0-only');
  expect(licenceOf('png-js-fork', undefined)).toBeUndefined();
});

test('what a workspace needs is found as Node finds it: nearest first, through other workspaces, and not its tools', () => {
  const lock = new Map([
    ['apps/web', { dependencies: { shapes: '1', ours: '1' }, devDependencies: { tool: '1' } }],
    ['apps/web/node_modules/shapes', { version: '2', license: 'MIT', dependencies: { deep: '1' } }],
    ['node_modules/shapes', { version: '1', license: 'ISC' }],
    ['node_modules/deep', { version: '1', license: 'MPL-2.0', peerDependencies: { absent: '1' } }],
    ['node_modules/ours', { link: true, resolved: 'packages/ours' }],
    ['packages/ours', { dependencies: { '@scope/inner': '1' } }],
    ['node_modules/@scope/inner', { version: '3', license: 'MIT' }],
    ['node_modules/tool', { version: '1', dev: true, license: 'MIT' }],
  ]);
  expect(closureOf(lock, 'apps/web')).toEqual(
    new Set(['apps/web/node_modules/shapes', 'node_modules/@scope/inner', 'node_modules/deep', 'packages/ours']),
  );
  const refused = listLicences(lock, 'apps/web').filter(({ licence, place }) => refusalOf(licence, place));
  expect(refused).toEqual([expect.objectContaining({ name: 'deep', place: 'browser', licence: 'MPL-2.0' })]);
  expect(listLicences(lock, 'apps/web').map(({ name, place }) => `${name} ${place}`)).toContain('shapes server');
});
