import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { makeSealKey, sealsByTokenSecret } from './keys/server-keys.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const strong = 'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uT';
const sealKey = makeSealKey(new Date());
const parse = (given: Record<string, string>) => parseEnv({ DATA_DIR: folder, ...given });

test('a first start makes keys that only their owner reads, and keeps them', () => {
  const { JWT_SECRETS, SEAL_KEYS } = parse({});
  const [secret] = JWT_SECRETS;
  expect(Buffer.from(secret, 'base64url')).toHaveLength(48);
  expect(SEAL_KEYS[0].key).toHaveLength(32);
  expect(parse({})).toMatchObject({ JWT_SECRETS: [secret], SEAL_KEYS });
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(secret);
  for (const file of ['jwt-secret', 'seal-keys']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test.each(['jwt-secret', 'seal-keys'])('a damaged %s is not used', (file) => {
  writeFileSync(join(folder, file), 'short');
  expect(() => parse({})).toThrow(StartError);
});

describe('production', () => {
  const production = (given: Record<string, string>) => parse({ NODE_ENV: 'production', SEAL_KEYS: sealKey, ...given });
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

  test('without keys that seal, the token secrets stand in for them; a demo keeps one of its own', () => {
    const secret = { JWT_SECRET: strong, SEAL_KEYS: '' };
    expect(sealsByTokenSecret(production(secret))).toBe(true);
    expect(production(secret).SEAL_KEYS).toEqual(production(secret).SEAL_KEYS);
    expect(production({ JWT_SECRET: `${strong}1,${strong}`, SEAL_KEYS: '' }).SEAL_KEYS[1]).toEqual(
      production(secret).SEAL_KEYS[0],
    );
    const demo = production({ ...secret, DEMO: '1' });
    expect(demo.SEAL_KEYS).toHaveLength(1);
    expect(sealsByTokenSecret(demo)).toBe(false);
  });

  test('a good key boots, without demo entries unless they are asked for', () => {
    expect(production({ JWT_SECRET: strong })).toMatchObject({
      isProduction: true,
      DEMO: false,
      JWT_SECRETS: [strong],
    });
    expect(production({ JWT_SECRET: strong, DEMO: '1' }).DEMO).toBe(true);
  });
});

test('several secrets and keys are taken in the order they stand in, and each is judged', () => {
  const other = makeSealKey(new Date('2026-01-02T00:00:00Z'));
  const { JWT_SECRETS, SEAL_KEYS } = parse({ JWT_SECRET: `${strong}1, ${strong}2`, SEAL_KEYS: `${sealKey},${other}` });
  expect(JWT_SECRETS).toEqual([`${strong}1`, `${strong}2`]);
  expect(SEAL_KEYS.map(({ id }) => id)).toEqual([sealKey.split(':')[0], other.split(':')[0]]);
  expect(other).toMatch(/^20260102-[0-9a-f]{4}:/);
  const wrong = [
    ['JWT_SECRET', `${strong},short`],
    ['JWT_SECRET', ' , '],
    ['SEAL_KEYS', `${sealKey},${sealKey}`],
    ['SEAL_KEYS', 'a:b'],
    ['SEAL_KEYS', `a.b:${sealKey.split(':')[1]}`],
    ['SEAL_KEYS', `old:${Buffer.alloc(32).toString('base64')}`],
    ['SEAL_KEYS', `old:${Buffer.alloc(33, 'abcdefghijklmnop').toString('base64')}`],
  ] as const;
  for (const [name, value] of wrong) expect(() => parse({ [name]: value })).toThrow(name);
});

test('every wrong setting is named at once', () => {
  expect(() => parse({ PORT: '99999', RATE_LIMIT_FACTOR: 'many', PUBLIC_URL: 'tawa' })).toThrow(
    /PORT[\s\S]*PUBLIC_URL[\s\S]*RATE_LIMIT_FACTOR/,
  );
});

test('an address past a pooler without one through it is refused', () => {
  const direct = 'postgres://tawa@127.0.0.1:5432/tawa';
  expect(() => parse({ DATABASE_DIRECT_URL: direct })).toThrow(/DATABASE_DIRECT_URL .* set both or neither/);
  expect(parse({ DATABASE_DIRECT_URL: direct, DATABASE_URL: direct.replace('5432', '6432') })).toMatchObject({
    DATABASE_DIRECT_URL: direct,
  });
});

test('replicas are a list of addresses, and none without a database that is written to', () => {
  const [first, second] = ['postgres://tawa@10.0.0.2/tawa', 'postgres://tawa@10.0.0.3/tawa'];
  const list = { DATABASE_READ_URL: ` ${first},${second}, ` };
  expect(() => parse(list)).toThrow(/DATABASE_READ_URL names replicas of DATABASE_URL, which is missing/);
  expect(parse({ ...list, DATABASE_URL: first }).DATABASE_READ_URL).toEqual([first, second]);
  expect(parse({}).DATABASE_READ_URL).toEqual([]);
});

test('an empty setting counts as left out, and the address loses its last slash', () => {
  expect(parse({ PORT: '', PUBLIC_URL: 'https://food.example/' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'https://food.example',
    isHttps: true,
  });
});
