import { listAudit } from '@tawa/contract/insight/audit';
import {
  getLegalText,
  listLegalTexts,
  publishLegalText,
  readLegalVersion,
  takeBackLegalText,
} from '@tawa/contract/content/legal';
import { dayMs } from '@tawa/domain/common/durations';
import { legalDocuments } from '@tawa/domain/content/legal';
import { cleanRichText, plainText, readRichText } from '@tawa/domain/common/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const read = (document: (typeof legalDocuments)[number]) => world.guest.ok(getLegalText, { params: { document } });
const office = async () => world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
/** What every new version says beside its words. */
const first = { based_on: 1, note: 'New words', asks_again: false };

test.each(legalDocuments)('%s is there from the first start, whole and clean', async (document) => {
  const text = await read(document);
  expect(text).toMatchObject({ document, version: 1, effective_from: '2026-10-31T18:30:00.000Z' });
  expect(text.body).not.toMatch(/[{}]/);
  expect(cleanRichText(text.body)).toBe(text.body);
  expect(plainText(readRichText(text.body)).split(' ').length).toBeGreaterThan(250);
});

test('the refund policy names the window and the days that the code keeps, and the safety text its hours (legal-2, legal-3)', async () => {
  const refund = await read('refund-policy');
  expect(refund.body).toContain('2 hours of delivery');
  expect(refund.body).toContain('5 to 7 business days');
  const safety = await read('food-safety-compliance');
  expect(safety.body).toContain('<strong>24 hours</strong>');
  expect(plainText(readRichText(safety.body))).toMatch(/turnover/i);
});

test('the cookie policy has its five parts and the support address (legal-3)', async () => {
  const { title, body } = await read('cookie-policy');
  expect(title).toBe('Cookie Policy');
  expect([...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    'What cookies are',
    'How we use cookies',
    'Managing cookies',
    'Updates to this policy',
    'Contact',
  ]);
  expect(body).toContain('help@tawa.example');
});

test('a new version replaces the old one, keeps it, and is cleaned on the way in (site-4, legal-1)', async () => {
  const body = '<h2>New</h2><p onclick="x()">Ask {{officer}}.<script>alert(1)</script></p>';
  const admin = await office();
  expect(
    await admin.ok(publishLegalText, { body: { ...first, document: 'term-of-use', title: 'Terms of Use', body } }),
  ).toEqual({
    document: 'term-of-use',
    version: 2,
  });
  expect(await read('term-of-use')).toMatchObject({ version: 2, body: '<h2>New</h2><p>Ask Leela Nair.</p>' });
  const rows = await world.db
    .selectFrom('legal_texts')
    .select(['version', 'body'])
    .where('document', '=', 'term-of-use')
    .orderBy('version')
    .execute();
  expect(rows.map((row) => row.version)).toEqual([1, 2]);
  expect(rows[1]?.body).toBe('<h2>New</h2><p>Ask {{officer}}.</p>');
});

test('a version for later waits for its moment (legal-1)', async () => {
  const later = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const draft = {
    ...first,
    document: 'cookie-policy',
    title: 'Later',
    body: '<p>Later</p>',
    effective_from: later,
  } as const;
  await (await office()).ok(publishLegalText, { body: draft });
  expect((await read('cookie-policy')).title).toBe('Cookie Policy');
  world.clock.advance(2 * 3_600_000);
  expect((await read('cookie-policy')).title).toBe('Later');
});

test.each([
  ['a moment before the last version', { effective_from: '2020-01-01T00:00:00Z' }, 'effective_from'],
  ['a moment that is none', { effective_from: 'tomorrow' }, 'effective_from'],
  ['a name that stands for nothing', { body: '<p>{{refund}}</p>' }, 'body'],
  ['a text of which nothing is left', { body: '<script>alert(1)</script>' }, 'body'],
  ['no title', { title: ' ' }, 'title'],
  ['no word of what changed', { note: ' ' }, 'note'],
  ['a question to agree again to what nobody agrees to', { asks_again: true }, 'asks_again'],
])('%s is refused', async (_, change, field) => {
  const draft = {
    ...first,
    document: 'refund-policy',
    title: 'Refund Policy',
    body: '<p>Text</p>',
    ...change,
  } as const;
  const answered = await (await office()).call(publishLegalText, { body: draft });
  expect(answered).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  expect((await read('refund-policy')).version).toBe(1);
});

test('of versions that are published at once one is kept, and the others are told (legal-4)', async () => {
  const admin = await office();
  const draft = (title: string) => ({ ...first, document: 'privacy-policy', title, body: `<p>${title}</p>` }) as const;
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((title) => admin.call(publishLegalText, { body: draft(title) })),
  );
  const rows = await world.db
    .selectFrom('legal_texts')
    .select('version')
    .where('document', '=', 'privacy-policy')
    .orderBy('version')
    .execute();
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect(rows.map((row) => row.version)).toEqual([1, 2]);
});

test('whoever has not seen the newest version publishes nothing (legal-4)', async () => {
  const draft = { ...first, document: 'privacy-policy', title: 'Old', body: '<p>Old</p>' } as const;
  const { status, body } = await (await office()).call(publishLegalText, { body: draft });
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another version') },
  });
});

test('content reads every version with its note, the older ones and those to come, and the log has each (legal-4)', async () => {
  world.clock.advance(1000);
  const content = world.as(await world.addUser({ role: 'admin', office_role: 'content', name: 'Nila Iyer' }));
  const document = 'food-safety-compliance';
  const draft = { ...first, document, title: 'Food Safety', body: '<p>Within {{food_safety_hours}}.</p>' } as const;
  await content.ok(publishLegalText, { body: { ...draft, note: 'Hours by name' } });
  const effective_from = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  await content.ok(publishLegalText, { body: { ...draft, based_on: 2, title: 'Later', effective_from } });

  const listed = (await content.ok(listLegalTexts, {})).find((one) => one.document === document);
  expect(listed?.versions).toMatchObject([
    { version: 3, title: 'Later', state: 'waiting', effective_from },
    { version: 2, note: 'Hours by name', state: 'in_force', created_by: 'Nila Iyer' },
    { version: 1, note: '', state: 'past', created_by: null },
  ]);
  const version = (number: number) => content.call(readLegalVersion, { params: { document, version: number } });
  expect(await version(2)).toMatchObject({
    status: 200,
    body: { body: '<p>Within {{food_safety_hours}}.</p>', state: 'in_force', facts: { food_safety_hours: '24 hours' } },
  });
  expect(await version(1)).toMatchObject({ status: 200, body: { state: 'past' } });
  expect((await version(4)).status).toBe(404);

  const { rows } = await (await office()).ok(listAudit, { query: { subject: 'legal_text', subject_id: document } });
  expect(rows).toMatchObject([
    { actor: 'Nila Iyer', reason: 'New words', before: { version: 2 }, after: { version: 3, title: 'Later' } },
    { actor: 'Nila Iyer', reason: 'Hours by name', before: { version: 1 }, after: { version: 2 } },
  ]);
});

test('a version that waits is taken back, the newest first, and what came into force never is (legal-5)', async () => {
  const content = world.as(await world.addUser({ role: 'admin', office_role: 'content' }));
  const document = 'refund-policy';
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * dayMs).toISOString();
  const draft = { ...first, document, title: 'Refunds', body: '<p>Soon.</p>' } as const;
  await content.ok(publishLegalText, { body: { ...draft, effective_from: inDays(10) } });
  await content.ok(publishLegalText, { body: { ...draft, based_on: 2, effective_from: inDays(20) } });
  const takeBack = async (version: number) =>
    (await content.call(takeBackLegalText, { params: { document, version } })).status;
  expect(await takeBack(2)).toBe(409);
  expect([await takeBack(3), await takeBack(2), await takeBack(2), await takeBack(1)]).toEqual([200, 200, 404, 409]);
  expect((await read(document)).version).toBe(1);
  const { rows } = await (await office()).ok(listAudit, { query: { subject: 'legal_text', subject_id: document } });
  expect(rows[0]).toMatchObject({ action: 'legal_text.take_back', before: { version: 2, title: 'Refunds' } });
  const now = { ...draft, title: 'Refunds at once' };
  expect((await content.ok(publishLegalText, { body: now })).version).toBe(2);
  expect((await read(document)).title).toBe('Refunds at once');
  expect(await takeBack(2)).toBe(409);
});

test('nobody else reads or publishes versions', async () => {
  const people = [
    [world.guest, 401],
    [world.as(await world.addUser({ role: 'user' })), 403],
    [world.as(await world.addUser({ role: 'restaurant' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'support' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'finance' })), 403],
  ] as const;
  const draft = { ...first, document: 'refund-policy', title: 'Mine', body: '<p>Mine</p>' } as const;
  for (const [person, refused] of people) {
    expect((await person.call(listLegalTexts, {})).status).toBe(refused);
    const params = { document: 'refund-policy', version: 1 } as const;
    expect((await person.call(readLegalVersion, { params })).status).toBe(refused);
    expect((await person.call(publishLegalText, { body: draft })).status).toBe(refused);
    expect((await person.call(takeBackLegalText, { params })).status).toBe(refused);
  }
  expect((await read('refund-policy')).title).not.toBe('Mine');
});

test('what was published cannot be changed or removed, whoever tries (legal-1)', async () => {
  const one = world.db.updateTable('legal_texts').set({ body: 'other' }).where('document', '=', 'refund-policy');
  await expect(one.execute()).rejects.toThrow('stays as it is');
  await expect(world.db.deleteFrom('legal_texts').execute()).rejects.toThrow('stays as it is');
});

test('an unknown document is not found', async () => {
  expect((await world.app.inject('/api/legal/imprint')).statusCode).toBe(404);
});
