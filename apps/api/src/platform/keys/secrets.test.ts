import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../files/paths.ts';
import { makeSecret, secretMin, secretProblem } from './secrets.ts';

const many = (make: () => string): string[] => Array.from({ length: 5000 }, make);

test.each([
  ['the product’s own command', makeSecret],
  ['openssl rand -base64 48', () => randomBytes(48).toString('base64')],
  ['openssl rand -base64 32', () => randomBytes(32).toString('base64')],
  ['openssl rand -hex 32', () => randomBytes(32).toString('hex')],
  ['24 bytes in base64url, which is the shortest', () => randomBytes(24).toString('base64url')],
])('5,000 secrets of %s are all taken (keys-1)', (_name, make) => {
  expect(many(make).filter((secret) => secretProblem(secret) !== null)).toEqual([]);
});

test('a random secret that holds short words and signs by chance is taken (keys-1)', () => {
  expect(secretProblem('hDPl3IyQmE9ab__D__q_ME6hr-YmDGIs')).toBeNull();
});

test.each(['jwt', 'secret', 'password', 'example', 'default', 'changeme'])(
  'a random secret with %s inside is taken (keys-1)',
  (word) => {
    expect(secretProblem(`q7Rz0dXv9KfL${word}wP3mYtB8nHcJ5sGaE1uT`)).toBeNull();
  },
);

test.each([
  'secret',
  'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1u',
  'a'.repeat(64),
  'ab'.repeat(20),
  'password'.repeat(6),
  '1234567890'.repeat(5),
  '01234567890123456789012345678901',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'changeme-changeme-changeme-changeme-',
  'change-me-please-change-me-please-change-me',
  'your-256-bit-secret-your-256-bit-secret',
  'this-is-my-very-long-secret-key-for-jwt-tokens',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'Secret.Secret.Secret.Secret.Secret.Secret!',
  'q7Rz0dXv9KfL'.repeat(4),
])('%s is refused (keys-1)', (secret) => {
  expect(secretProblem(secret)).not.toBeNull();
});

test('what .env.example shows cannot be used as it stands', () => {
  const shown = readFileSync(resolveFromRoot('.env.example'), 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, '');
  const { JWT_SECRET } = parseEnvFile(shown);
  expect(JWT_SECRET).toBeDefined();
  expect(secretProblem(JWT_SECRET ?? '')).toBe(`must have at least ${secretMin} characters`);
});
