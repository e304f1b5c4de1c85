import {
  getLegalText,
  listLegalTexts,
  publishLegalText,
  publishLegalTranslation,
  readLegalTranslation,
  takeBackLegalText,
} from '@tawa/contract/content/legal';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { TestCaller } from '#testing/caller.ts';

let world: TestApp;
let office: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

type Document = 'term-of-use' | 'refund-policy' | 'cookie-policy' | 'privacy-policy';
const read = (document: Document, language?: 'hi' | 'kn') =>
  world.guest.ok(getLegalText, { params: { document }, query: language ? { language } : {} });
/** The next English version, whose words name one figure of ours. */
const write = (document: Document, based_on: number, more = {}) =>
  office.ok(publishLegalText, {
    body: {
      document,
      based_on,
      title: 'Short Terms',
      body: '<p>Within {{food_safety_hours}}.</p>',
      note: 'Short',
      asks_again: false,
      ...more,
    },
  });
const hindi = { language: 'hi', title: 'छोटी शर्तें', body: '<p>{{food_safety_hours}} के अंदर।</p>' } as const;
const translate = (document: Document, version: number, based_on: number, more = {}) =>
  office.call(publishLegalTranslation, { params: { document }, body: { ...hindi, version, based_on, ...more } });

test('a translation is shown in its language, with the figures of the code in it, and the English stays what it was (legal-6)', async () => {
  await write('term-of-use', 1);
  const english = await read('term-of-use');
  expect(await read('term-of-use', 'hi')).toEqual(english);
  expect(await translate('term-of-use', 2, 0)).toMatchObject({ status: 201, body: { language: 'hi', revision: 1 } });
  expect(await read('term-of-use', 'hi')).toMatchObject({
    version: 2,
    title: 'छोटी शर्तें',
    body: '<p>24 घंटे के अंदर।</p>',
    translation: { language: 'hi', version: 2 },
  });
  expect(await read('term-of-use')).toEqual(english);
  expect((await read('term-of-use', 'kn')).translation).toBeUndefined();
});

test('a newer English version leaves it standing as the translation of an older one, until its own is there (legal-6)', async () => {
  await write('refund-policy', 1);
  await translate('refund-policy', 2, 0);
  await write('refund-policy', 2);
  expect(await read('refund-policy', 'hi')).toMatchObject({ version: 3, translation: { version: 2 } });
  // What was translated ahead of its day waits with its version.
  const later = new Date(world.clock.now().getTime() + dayMs).toISOString();
  await write('refund-policy', 3, { effective_from: later });
  expect((await translate('refund-policy', 4, 1, { title: 'नई' })).status).toBe(201);
  expect(await read('refund-policy', 'hi')).toMatchObject({ title: 'छोटी शर्तें', translation: { version: 2 } });
  const listed = (await office.ok(listLegalTexts, {})).find(({ document }) => document === 'refund-policy');
  expect(listed?.translations.map(({ language, version, revision }) => [language, version, revision])).toEqual([
    ['hi', 4, 2],
    ['hi', 2, 1],
  ]);
  // A version that is taken back takes its translation with it.
  await office.ok(takeBackLegalText, { params: { document: 'refund-policy', version: 4 } });
  const params = { document: 'refund-policy', language: 'hi' } as const;
  expect((await office.ok(readLegalTranslation, { params })).translation).toMatchObject({ revision: 1, version: 2 });
});

test('what it says is corrected by another revision, and of two who write at once one is told (legal-6)', async () => {
  await write('cookie-policy', 1);
  const sent = await Promise.all(Array.from({ length: 40 }, () => translate('cookie-policy', 2, 0)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(39);
  expect((await translate('cookie-policy', 2, 1, { title: 'ठीक की हुई' })).status).toBe(201);
  expect((await read('cookie-policy', 'hi')).title).toBe('ठीक की हुई');
  const changed = sql`update legal_translations set title = 'x' where document = 'cookie-policy'`.execute(world.db);
  await expect(changed).rejects.toThrow('add a revision');
  await expect(sql`delete from legal_translations where document = 'cookie-policy'`.execute(world.db)).rejects.toThrow(
    'add a revision',
  );
});

test.each([
  ['a version that there is not', { version: 9 }, 404],
  ['no words', { body: ' ' }, 400],
  ['a name that stands for nothing', { body: '<p>{{food_safety_hours}} {{moon}}</p>' }, 400],
  ['less than the English names', { body: '<p>जल्द।</p>' }, 400],
  ['another language', { language: 'ta' }, 400],
])('%s is no translation (legal-6)', async (_what, change, status) => {
  const { versions } = (await office.ok(listLegalTexts, {})).find(({ document }) => document === 'term-of-use') ?? {};
  expect((await translate('term-of-use', versions?.[0]?.version ?? 0, 1, change)).status).toBe(status);
});

test('only the office translates, and nobody else reads what is written (legal-6)', async () => {
  const params = { document: 'term-of-use', language: 'hi' } as const;
  for (const role of ['user', 'restaurant'] as const) {
    const caller = world.as(await world.addUser({ role }));
    expect((await caller.call(readLegalTranslation, { params })).status).toBe(403);
    const body = { ...hindi, version: 1, based_on: 0 };
    expect((await caller.call(publishLegalTranslation, { params, body })).status).toBe(403);
  }
  expect((await world.guest.call(readLegalTranslation, { params })).status).toBe(401);
});
