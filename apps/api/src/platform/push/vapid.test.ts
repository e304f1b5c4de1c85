import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { StartError } from '../start-error.ts';
import { vapidKeysOf } from './vapid.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawa-vapid-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a first start makes a pair that only its owner reads, and keeps it', () => {
  const made = vapidKeysOf({}, folder);
  expect(Buffer.from(made.VAPID_PUBLIC_KEY, 'base64url')).toHaveLength(65);
  expect(vapidKeysOf({}, folder)).toEqual(made);
  expect(statSync(join(folder, 'vapid-key')).mode & 0o777).toBe(0o600);
});

test('a damaged key is not used', () => {
  writeFileSync(join(folder, 'vapid-key'), 'short');
  expect(() => vapidKeysOf({}, folder)).toThrow(StartError);
});

test('the pair of the settings comes first; half a pair and two halves of different pairs do not boot', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(vapidKeysOf(given, folder)).toEqual(given);
  expect(() => vapidKeysOf({ VAPID_PUBLIC_KEY: publicKey }, folder)).toThrow(/must be set together/);
  const other = webPush.generateVAPIDKeys().publicKey;
  expect(() => vapidKeysOf({ ...given, VAPID_PUBLIC_KEY: other }, folder)).toThrow(/not a pair/);
  expect(() => vapidKeysOf({ ...given, VAPID_PRIVATE_KEY: 'nonsense' }, folder)).toThrow(/not a pair/);
});
