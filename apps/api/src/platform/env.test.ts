import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const strong = 'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uT';
const parse = (given: Record<string, string>) => parseEnv({ DATA_DIR: folder, ...given });

test('a first start makes a key of 256 bits that only its owner reads, and keeps it', () => {
  const { JWT_SECRET: secret } = parse({});
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(parse({}).JWT_SECRET).toBe(secret);
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('a damaged key is not used', () => {
  writeFileSync(join(folder, 'jwt-secret'), 'short');
  expect(() => parse({})).toThrow(StartError);
});

describe('production', () => {
  const production = (given: Record<string, string>) => parse({ NODE_ENV: 'production', ...given });
  test.each([
    ['no key', {}],
    ['a short key', { JWT_SECRET: strong.slice(0, 31) }],
    ['a well-known key', { JWT_SECRET: 'your-256-bit-secret-your-256-bit-secret' }],
    ['one letter over and over', { JWT_SECRET: 'ab'.repeat(20) }],
  ])('%s does not boot', (_name, given) => {
    expect(() => production(given)).toThrow(/JWT_SECRET/);
  });

  test('a server for development does not boot', () => {
    expect(() => production({ JWT_SECRET: strong, TAWA_DEV: '1' })).toThrow(/TAWA_DEV/);
    expect(parse({ TAWA_DEV: '1' }).TAWA_DEV).toBe(true);
  });

  test('a good key boots, without demo entries unless they are asked for', () => {
    expect(production({ JWT_SECRET: strong })).toMatchObject({ isProduction: true, DEMO: false, JWT_SECRET: strong });
    expect(production({ JWT_SECRET: strong, DEMO: '1' }).DEMO).toBe(true);
  });
});

test('every wrong setting is named at once', () => {
  expect(() => parse({ PORT: '99999', RATE_LIMIT_FACTOR: 'many', PUBLIC_URL: 'tawa' })).toThrow(
    /PORT[\s\S]*PUBLIC_URL[\s\S]*RATE_LIMIT_FACTOR/,
  );
});

test('an empty setting counts as left out, and the address loses its last slash', () => {
  expect(parse({ PORT: '', PUBLIC_URL: 'https://food.example/' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'https://food.example',
    isHttps: true,
  });
});
