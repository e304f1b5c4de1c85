import {
  getLegalText,
  listLegalTexts,
  publishLegalText,
  publishLegalTranslation,
  readLegalTranslation,
  takeBackLegalText,
  withdrawLegalTranslation,
} from '@tawa/contract/content/legal';
import { listAudit } from '@tawa/contract/insight/audit';
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

test('a translation that is withdrawn leaves its pages to the English, with a reason for the log, until the next one; the other language stays (legal-7)', async () => {
  const document = 'food-safety-compliance' as const;
  const words = { title: 'खाने की सुरक्षा', body: '<p>{{food_safety_hours}} में।</p>' };
  const { version } = await office.ok(publishLegalText, {
    body: {
      document,
      based_on: 1,
      title: 'Safe food',
      body: '<p>Within {{food_safety_hours}}.</p>',
      note: 'Short',
      asks_again: false,
    },
  });
  const publish = (language: 'hi' | 'kn', based_on: number, title = words.title) =>
    office.ok(publishLegalTranslation, {
      params: { document },
      body: { ...words, title, language, version, based_on },
    });
  const shown = async (language: 'hi' | 'kn') =>
    (await world.guest.ok(getLegalText, { params: { document }, query: { language } })).title;
  await publish('hi', 0);
  await publish('kn', 0, 'ಆಹಾರ ಸುರಕ್ಷತೆ');
  await publish('hi', 1, 'सुरक्षित खाना');
  expect(await shown('hi')).toBe('सुरक्षित खाना');
  const withdraw = (revision: number, reason = 'It promises more') =>
    office.call(withdrawLegalTranslation, { params: { document }, body: { language: 'hi', revision, reason } });
  expect((await withdraw(1)).status).toBe(409);
  expect(await withdraw(2, ' ')).toMatchObject({ status: 400, body: { errors: { reason: 'Say why' } } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(2)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  // An earlier revision does not come back in its place.
  await expect.poll(() => shown('hi')).toBe('Safe food');
  expect(await shown('kn')).toBe('ಆಹಾರ ಸುರಕ್ಷತೆ');
  const history = (await office.ok(listLegalTexts, {})).find((text) => text.document === document);
  expect(history?.translations.find(({ language }) => language === 'hi')?.withdrawn).toMatchObject({
    reason: 'It promises more',
    withdrawn_by: 'Ravi Nair',
  });
  const { rows } = await world
    .as(await world.addUser({ role: 'admin' }))
    .ok(listAudit, { query: { subject: 'legal_text', subject_id: document } });
  expect(rows.filter(({ action }) => action === 'legal_text.withdraw')).toMatchObject([{ reason: 'It promises more' }]);
  await publish('hi', 2, 'सुरक्षित खाना, फिर से');
  await expect.poll(() => shown('hi')).toBe('सुरक्षित खाना, फिर से');
  await expect(sql`delete from legal_translations`.execute(world.db)).rejects.toThrow(/stays as it is/);
});

test('nobody but the office withdraws a translation, and none that is not there', async () => {
  const asked = {
    params: { document: 'privacy-policy' },
    body: { language: 'kn', revision: 1, reason: 'Wrong' },
  } as const;
  expect((await office.call(withdrawLegalTranslation, asked)).status).toBe(404);
  const people = [world.guest, world.as(await world.addUser()), world.as(await world.addUser({ role: 'restaurant' }))];
  const answers = await Promise.all(people.map((person) => person.call(withdrawLegalTranslation, asked)));
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
});
