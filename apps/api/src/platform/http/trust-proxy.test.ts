import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { StartError } from '../start-error.ts';

function parse(TRUST_PROXY: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-proxy-'));
  try {
    return parseEnv({ DATA_DIR, TRUST_PROXY }).TRUST_PROXY;
  } finally {
    rmSync(DATA_DIR, { recursive: true });
  }
}

test.each([
  ['', false],
  ['0', false],
  ['off', false],
  ['1', 1],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
])('TRUST_PROXY=%s is read', (given, read) => {
  expect(parse(given)).toEqual(read);
});

test.each([
  'true',
  'yes',
  'on',
  '-1',
  '1.5',
  '11',
  'all',
  '*',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8,x',
  '1,2',
])('TRUST_PROXY=%s refuses to start and says what would do', (given) => {
  expect(() => parse(given)).toThrow(StartError);
  expect(() => parse(given)).toThrow(/how many proxies stand in front/);
});
