import { listFaqs } from '@tawa/contract/content/faqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  const rows = [
    { type: 'customer', question: 'Second?', position: 2 },
    { type: 'customer', question: 'First?', position: 1 },
    { type: 'customer', question: 'Retired?', position: 0, isactive: false },
    { type: 'restaurant', question: 'For kitchens?', position: 1 },
  ];
  await world.db
    .insertInto('faqs')
    .values(rows.map((row) => ({ answer: 'Yes.', ...row })))
    .execute();
});
afterAll(() => world.close());

const asked = async (type?: string) => (await world.guest.ok(listFaqs, { query: { type } })).map((faq) => faq.question);

test('a customer’s questions stand in order, without the retired', async () => {
  expect(await asked()).toEqual(['First?', 'Second?']);
});

test('customers are also called users, in any case (faqs-1)', async () => {
  for (const type of ['customer', 'user', 'User']) expect(await asked(type)).toEqual(['First?', 'Second?']);
});

test('kitchens have questions of their own, and an unknown reader has none', async () => {
  expect(await asked('restaurant')).toEqual(['For kitchens?']);
  expect(await asked('martian')).toEqual([]);
});
