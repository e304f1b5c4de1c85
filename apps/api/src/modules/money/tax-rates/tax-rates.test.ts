import { listAudit } from '@tawa/contract/insight/audit';
import { addTaxRate, listTaxRates, takeBackTaxRate } from '@tawa/contract/money/tax-rates';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let office: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const wish = { category: 'delivery' as const, rate_bp: 1200, valid_from: addDays(today, 10), reason: 'New law' };
const ratesOf = async (category: string) =>
  (await office.ok(listTaxRates, {})).find((kind) => kind.category === category)?.rates ?? [];
const spans = async () =>
  (await ratesOf('delivery')).map(({ rate_bp, valid_from, valid_to }) => [rate_bp, valid_from, valid_to]);

test('every kind is listed with the rate that counts and its days', async () => {
  const kinds = await office.ok(listTaxRates, {});
  expect(kinds.map(({ category, rates }) => [category, rates[0]?.rate_bp, rates[0]?.state])).toEqual([
    ['restaurant_service', 500, 'in_force'],
    ['specified_premises', 1800, 'in_force'],
    ['packaged', 500, 'in_force'],
    ['delivery', 1800, 'in_force'],
    ['platform_fee', 1800, 'in_force'],
    ['tcs', 50, 'in_force'],
    ['tds', 10, 'in_force'],
    ['tds_no_pan', 500, 'in_force'],
  ]);
});

test('a rate ends the one before it on its day, one between two fits in, and what is taken back leaves no gap (tax-rates-1)', async () => {
  const late = await office.ok(addTaxRate, { body: wish });
  expect(await spans()).toEqual([
    [1200, wish.valid_from, null],
    [1800, '2025-09-22', wish.valid_from],
  ]);
  const day = addDays(today, 5);
  const early = await office.ok(addTaxRate, { body: { ...wish, rate_bp: 900, valid_from: day } });
  expect(await spans()).toEqual([
    [1200, wish.valid_from, null],
    [900, day, wish.valid_from],
    [1800, '2025-09-22', day],
  ]);
  await office.ok(takeBackTaxRate, { params: early });
  expect(await spans()).toEqual([
    [1200, wish.valid_from, null],
    [1800, '2025-09-22', wish.valid_from],
  ]);
  await office.ok(takeBackTaxRate, { params: late });
  expect(await spans()).toEqual([[1800, '2025-09-22', null]]);
  const { rows } = await office.ok(listAudit, { query: { subject: 'tax_rate', subject_id: 'delivery' } });
  expect(rows.map(({ action }) => action)).toEqual([
    'tax_rate.take_back',
    'tax_rate.take_back',
    'tax_rate.add',
    'tax_rate.add',
  ]);
  expect(rows.at(-1)).toMatchObject({ actor: 'Ravi Nair', before: { rate_bp: 1800 }, after: { rate_bp: 1200 } });
});

test('of several rates for one day one is taken, and the others are told the day', async () => {
  const valid_from = addDays(today, 20);
  const answers = await Promise.all(
    [100, 200, 300].map((rate_bp) => office.call(addTaxRate, { body: { ...wish, rate_bp, valid_from } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body).toMatchObject({ errors: { valid_from: expect.stringContaining('already') } });
  expect(await spans()).toHaveLength(2);
});

test.each([
  [{ valid_from: today }, 'valid_from'],
  [{ valid_from: '2020-01-01' }, 'valid_from'],
  [{ valid_from: 'soon' }, 'valid_from'],
  [{ rate_bp: 4001 }, 'rate_bp'],
  [{ rate_bp: -1 }, 'rate_bp'],
  [{ reason: ' ' }, 'reason'],
])('%o is refused', async (part, field) => {
  const { status, body } = await office.call(addTaxRate, { body: { ...wish, ...part } });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test('a rate that has begun cannot be taken back or changed, whoever tries (tax-rates-1)', async () => {
  const [, begun] = await ratesOf('delivery');
  expect((await office.call(takeBackTaxRate, { params: { tax_rate_id: begun?.tax_rate_id ?? 0 } })).status).toBe(404);
  const change = sql`update tax_rates set rate_bp = 1 where category = 'delivery'`.execute(world.db);
  await expect(change).rejects.toThrow('stays as it is');
  const removal = sql`delete from tax_rates where category = 'packaged'`.execute(world.db);
  await expect(removal).rejects.toThrow('has begun stays');
});

test('guests, customers, restaurants and an office without that part read and set nothing', async () => {
  const support = await world.addUser({ role: 'admin' });
  await world.db.updateTable('users').set({ office_role: 'support' }).where('user_id', '=', support.userId).execute();
  const people = [
    world.guest,
    world.as(await world.addUser({ role: 'user' })),
    world.as(await world.addUser({ role: 'restaurant' })),
    world.as(support),
  ];
  for (const [index, person] of people.entries()) {
    const refused = index === 0 ? 401 : 403;
    expect((await person.call(listTaxRates, {})).status).toBe(refused);
    expect((await person.call(addTaxRate, { body: wish })).status).toBe(refused);
    expect((await person.call(takeBackTaxRate, { params: { tax_rate_id: 1 } })).status).toBe(refused);
  }
});
