import fs from 'node:fs';
import { inRoot } from './root.mjs';
import { readStamps, stampOf } from './stamps.mjs';

const shared = [
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib',
];

/** The parts that are built: what goes in, and a file that is there once they are. */
export const parts = [
  { name: 'web', inputs: ['apps/web', ...shared], output: 'dist/web/server' },
  {
    name: 'api',
    inputs: ['apps/api/src', 'apps/api/package.json', 'demo/world', 'demo/generator', ...shared],
    output: 'dist/api/main.js',
  },
];

export function listStaleParts() {
  const stamps = readStamps();
  return parts.filter(({ name, inputs, output }) => !fs.existsSync(inRoot(output)) || stamps[name] !== stampOf(inputs));
}
