import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { announcementOf } from './announcement.ts';
import { parseEnv } from './platform/env.ts';
import { makeSealKey } from './platform/keys/server-keys.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-announcement-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const JWT_SECRET = 'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uT';
const logins = [{ role: 'user', email: 'somebody@example.com', password: 'Somebody@123' }];
const announced = (given: Record<string, string>, published = logins) =>
  announcementOf(parseEnv({ DATA_DIR, JWT_SECRET, ...given }), published);

test.each(['', '0.0.0.0', '::', '192.0.2.7'])('published logins on HOST=%s: other machines can use them', (HOST) => {
  const text = announced({ HOST });
  for (const { email, password } of logins) expect(text).toMatch(new RegExp(`${email}  ${password}`));
  expect(text).toContain('Other machines in this network can reach it with these logins. HOST=127.0.0.1 keeps it');
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('published logins on HOST=%s: nobody else can', (HOST) => {
  expect(announced({ HOST })).toContain('Demo logins');
  expect(announced({ HOST })).not.toContain('Other machines');
});

test('a server without them names no login', () => {
  expect(announced({ PUBLIC_URL: 'https://food.example' }, [])).toBe('\nTawa is open at https://food.example');
});

test('a production whose token secret seals as well is told how to part them', () => {
  const production = { NODE_ENV: 'production', DEMO: '0' };
  expect(announced(production, [])).toContain('SEAL_KEYS is not set');
  expect(announced({ ...production, SEAL_KEYS: makeSealKey(new Date()) }, [])).not.toContain('SEAL_KEYS');
});
