import { changeSetting } from '@tawa/contract/content/settings';
import { company } from '@tawa/domain/common/company';
import type { SettingKey } from '@tawa/domain/content/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createCaller } from '#testing/caller.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { invoice } from './facts.ts';
import { footOf, imprintOf } from './pages/imprint.ts';
import { textOf } from './testing/pdf-text.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});

async function set(key: SettingKey, value: string) {
  world.clock.advance(1000);
  const office = createCaller((request) =>
    world.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${till.admin.token}` } }),
  );
  await office.ok(changeSetting, { body: { key, value, reason: 'The company has moved' } });
}

async function delivered(): Promise<string> {
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  expect((await till.move(till.kitchen.owner, number, 'delivered', { code })).status).toBe(200);
  return number;
}
const listed = z.object({ documents: z.array(z.object({ document_id: z.int() })) });
async function paperOf(number: string) {
  const answer = await world.call(till.customer, { method: 'GET', path: `/orders/${number}/documents` });
  const [paper] = z.parse(listed, answer.body).documents;
  const document_id = paper?.document_id ?? 0;
  const row = world.deps.db.selectFrom('documents').select('facts').where('document_id', '=', document_id);
  const headers = { authorization: `Bearer ${till.customer.token}` };
  const page = async () => (await world.app.inject({ url: `/api/documents/${document_id}/pdf`, headers })).rawPayload;
  return { facts: z.parse(invoice, (await row.executeTakeFirstOrThrow()).facts), page };
}

test('an invoice names the entity of the moment it was earned, and one that was issued keeps its own (documents-10)', async () => {
  const first = await paperOf(await delivered());
  const before = await first.page();
  expect(first.facts.issuer).toMatchObject({ name: company.name, address: company.address, fssai: null });
  const between = await delivered();
  await set('company_name', 'Tawa Foods Limited');
  await set('company_address', '1 Marine Drive, Mumbai 400020');
  await set('company_gstin', '27AAPFU0939F1ZV');
  await set('company_cin', 'L55101MH2026PLC123456');
  await set('company_fssai', '10026011000123');
  const old = await paperOf(between);
  expect(old.facts.issuer.name).toBe(company.name);
  expect(old.facts.imprint).toMatchObject({ pan: company.pan, cin: company.cin });

  const after = await paperOf(await delivered());
  expect(after.facts.issuer).toMatchObject({ name: 'Tawa Foods Limited', fssai: '10026011000123' });
  expect(after.facts.issuer.gstin?.slice(2, 12)).toBe('AAPFU0939F');
  const text = textOf(await after.page());
  for (const shown of ['Tawa Foods Limited', '1 Marine Drive', 'AAPFU0939F', 'L55101MH2026PLC123456', '10026011000123'])
    expect(text).toContain(shown);
  expect((await first.page()).equals(before)).toBe(true);
});

test('a paper from before its issuer’s numbers were kept has those that were printed then (documents-10)', () => {
  expect(imprintOf(undefined)).toEqual([
    ['PAN', company.pan],
    ['CIN', company.cin],
  ]);
  expect(footOf({ issuer: { name: company.name } })).toContain('help@tawa.example');
});

test.each([
  ['company_gstin', '29AAACT0000K1Z0'],
  ['company_cin', 'U12'],
  ['company_fssai', '123'],
] as const)('%s: %s is refused', async (key, value) => {
  await expect(set(key, value)).rejects.toThrow('400');
});
