// Papers say what is ours in English, as the law wants, and beside it in the language of whoever reads them.
import { dayMs } from '@tawa/domain/common/durations';
import { holesOf } from '@tawa/domain/common/said';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { draftStatements } from '#modules/money/payouts/payouts.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import type { Person } from '#modules/ordering/orders/testing/world.ts';
import { drawPaper, type Drawn } from './pages/draw-paper.ts';
import { paperTables, sayOnPaper } from './pages/paper-words.ts';
import { drawnInvoice, drawnRefundNote, drawnStatement } from './testing/papers.ts';
import { textOf } from './testing/pdf-text.ts';

const languages = ['hi', 'kn'] as const;
const papersIn = (language: Drawn['language']): Drawn[] => [
  drawnInvoice(language),
  drawnRefundNote('credit_note', language),
  drawnRefundNote('refund_voucher', language),
  drawnRefundNote('refund_voucher', language, false),
  drawnStatement(2, { refunds: -5_000, adjustment: 300, own_gst: 100, cash: -400 }, language),
  drawnStatement(1, { net: -23_157 }, language),
];
// Names, and what is called the same everywhere.
const same = new Set([
  'CGST',
  'SGST',
  'GST',
  'TDS',
  'PAN',
  'CIN',
  'FSSAI',
  'GSTIN',
  'HSN / SAC',
  'SGST / UTGST',
  'UPI',
]);
const isOurs = (text: string) => /\p{L}{2}/u.test(text) && !same.has(text);

test.each(languages)('every text of a paper has its words in %s (language-9)', async (language) => {
  const missing = new Set<string>();
  const say = (english: string) => {
    const said = sayOnPaper(english, language);
    if (said === null && isOurs(english)) missing.add(english);
    return said;
  };
  for (const paper of papersIn(language)) await drawPaper(paper, say);
  // Values that are told as they are: an address, a name, a number of a bank or of a paper.
  const told = [...missing].filter((text) => !/^(1 Road|FD-|UTR|FIRST|Karnataka|29ABC|AAACT|U0|\d|₹)/.test(text));
  expect(told).toEqual([]);
});

test('the words of papers take the values of their English, in both languages (language-9)', () => {
  expect(Object.keys(paperTables.hi)).toEqual(Object.keys(paperTables.kn));
  const valuesIn = (text: string) => holesOf(text).map(({ name }) => name);
  for (const table of Object.values(paperTables))
    for (const [english, said] of Object.entries(table))
      expect(valuesIn(said).toSorted()).toEqual(valuesIn(english).toSorted());
});

const figuresIn = (text: string) => text.match(/[−₹]*\d[\d,]*\.\d\d/g)?.toSorted() ?? [];

test.each(languages)(
  'a paper in %s has the English and the figures of the English one, to the paisa (language-9)',
  async (language) => {
    for (const [index, paper] of papersIn('en').entries()) {
      const english = textOf(await drawPaper(paper));
      const both = textOf(await drawPaper(papersIn(language)[index] ?? paper));
      expect(figuresIn(both)).toEqual(figuresIn(english));
      for (const word of ['Issued by', 'GSTIN', 'Amount in words', 'Made by computer'])
        expect(both.toLowerCase().replaceAll(/\s+/g, ' ')).toContain(word.toLowerCase());
      expect(both).toMatch(language === 'hi' ? /रकम/u : /ದಿನಾಂಕ/u);
      expect(english).not.toMatch(/[\u0C80-\u0CFF]/u);
    }
  },
);

test.each([
  ['hi', 'बटर', 'हाफ़', 'दम', 'और'],
  ['kn', 'ಮಸಾಲ', 'ಇಲ್ಲದೆ', 'ಹಂಡಿ', 'ರೂಪಾಯಿ'],
] as const)(
  'dishes, choices, the restaurant and the amount in words are said in %s below the English (documents-12)',
  async (language, ...words) => {
    for (const paper of [drawnInvoice, (of: Drawn['language']) => drawnRefundNote('credit_note', of)]) {
      const [both, english] = [textOf(await drawPaper(paper(language))), textOf(await drawPaper(paper('en')))];
      for (const word of words) {
        expect(both).toContain(word);
        expect(english).not.toContain(word);
      }
      const [line, plain] = [both, english].map((text) => text.replaceAll(/\s+/g, ' '));
      for (const word of ['Paneer Butter Masala', 'Half, no onion', 'Dum & Handi', 'Nine Hundred Ninety One']) {
        expect(line).toContain(word);
        expect(plain).toContain(word);
      }
    }
    const amount = textOf(await drawPaper(drawnRefundNote('refund_voucher', language, false)));
    expect(amount).toContain(words.at(-1));
    expect(textOf(await drawPaper(drawnStatement(1, {}, language)))).toMatch(/[\u0900-\u0DFF]{3}/u);
  },
);

test('a paper from before names were kept is drawn as it was (documents-2)', async () => {
  const drawn = drawnInvoice('hi');
  if (drawn.facts.of !== 'invoice') throw new Error('An invoice was expected.');
  const { names: _own, ...restaurant } = drawn.facts.restaurant;
  const groups = drawn.facts.groups.map(({ of, rows }) => ({
    of,
    rows: rows.map(({ names: _names, details: _details, ...row }) => row),
  }));
  const text = textOf(await drawPaper({ ...drawn, facts: { ...drawn.facts, restaurant, groups } }));
  expect(text).not.toContain('बटर');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Paneer Butter Masala');
});

test('a name in another script is printed on an English paper too, and never as question marks (language-9)', async () => {
  const text = textOf(await drawPaper(drawnInvoice('en')));
  expect(text).toContain('आशा');
  expect(text).not.toContain('?');
});

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(() => world.close());

const pdfOf = async (path: string, who: Person, language: string) => {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': language };
  const answered = await world.app.inject({ url: `/api${path}`, headers });
  expect(answered.statusCode).toBe(200);
  return textOf(answered.rawPayload);
};

test('a paper is drawn in the language of whoever asks, in English for the office (language-9)', async () => {
  const { db } = world.deps;
  const kitchen = till.kitchen.restaurant_id;
  const call = (hi: string, kn: string) => ({ names: JSON.stringify({ hi, kn }) });
  await db.updateTable('dishes').set(call('मटर', 'ಮಟರ')).where('restaurant_id', '=', kitchen).execute();
  await db.updateTable('restaurants').set(call('दमदम', 'ದಮದಮ')).where('restaurant_id', '=', kitchen).execute();
  const number = await till.place('cod', {});
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  const listed = await world.call(till.customer, { method: 'GET', path: `/orders/${number}/documents` });
  const { documents } = z.parse(z.object({ documents: z.array(z.object({ document_id: z.int() })) }), listed.body);
  const path = `/documents/${documents[0]?.document_id ?? 0}/pdf`;
  // What it was called when it was ordered stays on its papers.
  await db.updateTable('dishes').set(call('नमक', 'ನಮಕ')).where('restaurant_id', '=', kitchen).execute();
  const hindi = await pdfOf(path, till.customer, 'hi');
  for (const word of ['रकम', 'मटर', 'दमदम']) expect(hindi).toContain(word);
  expect(hindi).not.toContain('नमक');
  expect(await pdfOf(path, till.kitchen.owner, 'kn')).toContain('ಮಟರ');
  expect(await pdfOf(path, till.customer, 'en')).not.toContain('मटर');
  expect(await pdfOf(path, till.kitchen.owner, 'kn')).toContain('ದಿನಾಂಕ');
  expect(await pdfOf(path, till.customer, 'en')).not.toContain('रकम');

  await db.updateTable('users').set({ language: 'kn' }).where('user_id', '=', till.customer.userId).execute();
  await db.deleteFrom('mails').execute();
  const mail = { method: 'POST', path: `/admin/orders/${number}/documents`, body: {} } as const;
  expect((await world.call(till.admin, mail)).status).toBe(202);
  const { content } = await db.selectFrom('mails').select('content').executeTakeFirstOrThrow();
  const { attachment } = JSON.parse(JSON.stringify(content));
  expect(textOf(Buffer.from(attachment.content, 'base64'))).toContain('ದಿನಾಂಕ');

  world.clock.advance(7 * dayMs);
  await draftStatements(world.deps);
  const { payout_id } = await db
    .selectFrom('payouts')
    .select('payout_id')
    .where('restaurant_id', '=', till.kitchen.restaurant_id)
    .executeTakeFirstOrThrow();
  await world.call(till.admin, { method: 'POST', path: `/admin/payouts/${payout_id}/issue`, body: {} });
  const statement = await pdfOf(`/kitchen/payouts/${payout_id}/pdf`, till.kitchen.owner, 'kn');
  expect(statement).toContain('Payout statement');
  expect(statement).toContain('ದಿನಾಂಕ');
  expect(statement).toContain('ದಮದಮ');
  expect(await pdfOf(`/admin/payouts/${payout_id}/pdf`, till.admin, 'kn')).not.toContain('ದಿನಾಂಕ');
  expect(await pdfOf(path, till.admin, 'hi')).not.toContain('रकम');
});
