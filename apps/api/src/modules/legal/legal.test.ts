import { getLegalText, publishLegalText } from '@tawa/contract/legal';
import { legalDocuments } from '@tawa/domain/legal';
import { cleanRichText, plainText, readRichText } from '@tawa/domain/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const read = (document: (typeof legalDocuments)[number]) => world.guest.ok(getLegalText, { params: { document } });
const office = async () => world.as(await world.addUser({ role: 'admin' }));

test.each(legalDocuments)('%s is there from the first start, whole and clean', async (document) => {
  const text = await read(document);
  expect(text).toMatchObject({ document, version: 1, effective_from: '2026-10-31T18:30:00.000Z' });
  expect(text.body).not.toMatch(/[{}]/);
  expect(cleanRichText(text.body)).toBe(text.body);
  expect(plainText(readRichText(text.body)).split(' ').length).toBeGreaterThan(250);
});

test('the refund policy names the window and the days that the code keeps, and the safety text its hours', async () => {
  const refund = await read('refund-policy');
  expect(refund.body).toContain('2 hours of delivery');
  expect(refund.body).toContain('5 to 7 business days');
  expect((await read('food-safety-compliance')).body).toContain('<strong>24 hours</strong>');
});

test('the cookie policy has its five parts and the support address', async () => {
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

test('a new version replaces the old one, keeps it, and is cleaned on the way in', async () => {
  const body = '<h2>New</h2><p onclick="x()">Ask {{officer}}.<script>alert(1)</script></p>';
  const admin = await office();
  expect(await admin.ok(publishLegalText, { body: { document: 'term-of-use', title: 'Terms of Use', body } })).toEqual({
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

test('a version for later waits for its moment', async () => {
  const later = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const draft = { document: 'cookie-policy', title: 'Later', body: '<p>Later</p>', effective_from: later } as const;
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
])('%s is refused', async (_, change, field) => {
  const draft = { document: 'refund-policy', title: 'Refund Policy', body: '<p>Text</p>', ...change } as const;
  const answered = await (await office()).call(publishLegalText, { body: draft });
  expect(answered).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  expect((await read('refund-policy')).version).toBe(1);
});

test('two versions at once become one or two in order, never one over the other', async () => {
  const admin = await office();
  const draft = (title: string) => ({ document: 'privacy-policy', title, body: `<p>${title}</p>` }) as const;
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((title) => admin.call(publishLegalText, { body: draft(title) })),
  );
  const added = answers.filter(({ status }) => status === 201).length;
  const rows = await world.db
    .selectFrom('legal_texts')
    .select('version')
    .where('document', '=', 'privacy-policy')
    .orderBy('version')
    .execute();
  expect(added).toBeGreaterThanOrEqual(1);
  expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 1 + added }, (_, index) => index + 1));
  expect(answers.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
});

test('what was published cannot be changed or removed, whoever tries', async () => {
  const one = world.db.updateTable('legal_texts').set({ body: 'other' }).where('document', '=', 'refund-policy');
  await expect(one.execute()).rejects.toThrow('stays as it is');
  await expect(world.db.deleteFrom('legal_texts').execute()).rejects.toThrow('stays as it is');
});

test('an unknown document is not found', async () => {
  expect((await world.app.inject('/api/legal/imprint')).statusCode).toBe(404);
});
