import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSetting, listSettings } from '@tawa/contract/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingKeys, type SettingKey } from '@tawa/domain/content/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let app: TestApp;
let office: TestCaller;
beforeAll(async () => {
  app = await startTestApp();
  office = app.as(await app.addUser({ role: 'admin' }));
});
afterAll(() => app.close());

const samples = [
  'Otherwise',
  'other@tawa.example',
  '2026-12-31T18:30:00Z',
  '27AAPFU0939F1ZV',
  'U55101KA2024PTC198765',
  '11224999000123',
  '50100123456789',
];

/** Another value than the one that counts until the office says something: of each kind one that its rule takes. */
function otherOf(key: SettingKey): string | number {
  const { min, max, choices, fallback, read } = settingRules[key];
  const tried = [min, max, ...Object.keys(choices), ...samples];
  const other = tried.find((value) => value !== fallback && read(value) !== null);
  if (other === undefined) throw new Error(`There is no other value for ${key}: write one into the samples.`);
  return other;
}

const root = join(import.meta.dirname, '../../../../..');
// What says that it is a setting, and how, is not what reads it.
const isNoReader = /\.test\.tsx?$|[\\/]testing[\\/]|setting-(rules|paying|kinds)\.ts$|\.texts\.ts$/;
const sources = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/contract/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !isNoReader.test(file))
  .map((file) => readFileSync(file, 'utf8'));

// The closed site comes last: it would answer for all others.
const keys = settingKeys.toSorted((one, other) => Number(one === 'maintenance') - Number(other === 'maintenance'));

test.each(keys)('%s is read by something, and what the office sets is what counts (settings-8)', async (key) => {
  expect(sources.filter((text) => text.includes(`'${key}'`)).length).toBeGreaterThan(0);
  const value = otherOf(key);
  app.clock.advance(1000);
  const { status } = await office.call(changeSetting, { body: { key, value, reason: 'To see that it counts' } });
  expect(status).toBe(201);
  const rows = await office.ok(listSettings, {});
  expect(rows.find((row) => row.key === key)).toMatchObject({ value });
  app.clock.advance(1000);
  expect((await findSettings(app.db, app.clock.now()))(key)).toBe(value);
});
