import { expect, test } from 'vitest';
import { bufferMiB } from './memory.ts';

const gib = 1024 ** 3;

test.each([
  ['a small machine keeps PostgreSQL at its own least', 0, gib / 2, 128],
  ['a machine of 2 GiB', 0, 2 * gib, 256],
  ['a large machine', 0, 64 * gib, 1024],
  ['a container’s limit counts, not its machine', 4 * gib, 64 * gib, 512],
  ['a container without a limit names a number beyond all machines', Number.MAX_SAFE_INTEGER, 4 * gib, 512],
])('%s', (_, allowed, total, expected) => {
  expect(bufferMiB(allowed, total)).toBe(expected);
});
