import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { search } from '@tawa/contract/catalogue/search';
import * as contract from '@tawa/contract/catalogue/search.office';
import { listAudit } from '@tawa/contract/insight/audit';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

// Two apps over one database stand for two machines.
let one: TestApp;
let two: TestApp;
let office: TestCaller;
let elsewhere: TestCaller;
const soon = { timeout: 1000, interval: 5 };

async function person(office_role: OfficeRole): Promise<TestCaller> {
  const user = await one.addUser({ role: 'admin' });
  await one.db.updateTable('users').set({ office_role }).where('user_id', '=', user.userId).execute();
  return one.as(user);
}

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  await one.addUser({ role: 'admin', name: 'The Owner' });
  office = await person('content');
  elsewhere = two.as(await one.addUser({ role: 'admin' }));
  const city_id = await addCity(one.deps, { cityname: 'Nashik', slug: 'nashik' });
  const handi = await addRestaurant(one.deps, { city_id, restaurant_name: 'Dum & Handi' });
  await addDish(one.deps, handi, { dish_name: 'Appam', is_veg: true });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const wish = (change: Partial<contract.SearchAliasForm> = {}): contract.SearchAliasForm => ({
  kind: 'dish',
  written: 'palappam',
  stands_for: 'appam',
  ...change,
});
const foundBy = (world: TestApp, q: string) => async () =>
  (await world.guest.ok(search, { query: { q } })).dishes.map(({ dish_name }) => dish_name);
const listed = async (text: string) => (await office.ok(contract.listSearchAliases, { query: { search: text } })).rows;

test('a word of the office is found by search at once, on every machine, until it is changed or deleted (search-10)', async () => {
  for (const world of [one, two]) expect(await foundBy(world, 'vellayappam')()).toEqual([]);
  const { id } = await office.ok(contract.addSearchAlias, { body: wish({ written: 'vellayappam' }) });
  expect(await foundBy(one, 'vellayappam')()).toEqual(['Appam']);
  await vi.waitFor(async () => expect(await foundBy(two, 'vellayappam')()).toEqual(['Appam']), soon);
  const params = { id };
  await office.ok(contract.updateSearchAlias, { params, body: wish({ written: 'hoppers' }) });
  expect(await foundBy(one, 'hoppers')()).toEqual(['Appam']);
  await vi.waitFor(async () => expect(await foundBy(two, 'vellayappam')()).toEqual([]), soon);
  await office.ok(contract.deleteSearchAlias, { params });
  await vi.waitFor(async () => expect(await foundBy(two, 'hoppers')()).toEqual([]), soon);
  const { rows } = await one
    .as(await one.addUser({ role: 'admin' }))
    .ok(listAudit, { query: { subject: 'search_alias', subject_id: String(id) } });
  expect(rows.map(({ action }) => action)).toEqual(['search_alias.delete', 'search_alias.change', 'search_alias.add']);
  expect(rows[1]).toMatchObject({ before: { written: 'vellayappam' }, after: { written: 'hoppers' } });
  expect((await office.call(contract.updateSearchAlias, { params, body: wish() })).status).toBe(404);
  expect((await office.call(contract.deleteSearchAlias, { params })).status).toBe(404);
});

test('another name of a city finds it, and a word to ignore is left out and told (search-6, search-7)', async () => {
  await office.ok(contract.addSearchAlias, {
    body: { kind: 'place', written: 'Gulshanabad', stands_for: 'Nashik' },
  });
  const names = async () =>
    (await two.guest.ok(listActiveCities, {})).find(({ cityname }) => cityname === 'Nashik')?.other_names;
  await vi.waitFor(async () => expect(await names()).toEqual(['Gulshanabad']), soon);
  // What stood in the field before is let go: a word to ignore stands for nothing.
  await office.ok(contract.addSearchAlias, { body: { kind: 'filler', written: 'bhaiya', stands_for: 'appam' } });
  expect(await listed('bhaiya')).toMatchObject([{ stands_for: '' }]);
  expect(await one.guest.ok(search, { query: { q: 'appam bhaiya' } })).toMatchObject({
    left_out: ['bhaiya'],
    dish_count: 1,
  });
});

test.each<[string, Partial<contract.SearchAliasForm>, object]>([
  ['nothing written', { written: '  ' }, { written: 'Use letters or digits' }],
  ['signs alone', { written: '?!' }, { written: 'Use letters or digits' }],
  ['nothing meant', { stands_for: '' }, { stands_for: 'Say what it stands for' }],
  ['itself', { written: 'APPAM' }, { stands_for: 'This is the same word' }],
  ['no filter', { kind: 'filter' }, { stands_for: 'Choose a filter' }],
  ['a name of every object', { kind: 'filter', stands_for: 'constructor' }, { stands_for: 'Choose a filter' }],
  ['too much', { written: 'a'.repeat(61) }, { written: 'At most 60 characters' }],
])('a word with %s is refused under its field', async (_what, change, errors) => {
  expect(await office.call(contract.addSearchAlias, { body: wish(change) })).toMatchObject({
    status: 400,
    body: { errors },
  });
});

test('one word is in the list once, whatever its capitals and however many add it at once (search-10)', async () => {
  const writings = Array.from({ length: 12 }, (_, at) => (at % 2 ? 'Paal  Appam' : 'paal appam'));
  const answers = await Promise.all(
    writings.map((written, at) =>
      (at % 3 ? office : elsewhere).call(contract.addSearchAlias, {
        body: wish({ written }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(11);
  for (const { body } of refused) expect(body).toMatchObject({ errors: { written: 'This is in the list already.' } });
  expect(await listed('paal appam')).toHaveLength(1);
  const { id } = await office.ok(contract.addSearchAlias, { body: wish({ written: 'kallappam' }) });
  const twin = { params: { id }, body: wish({ written: 'PAAL APPAM' }) };
  expect((await office.call(contract.updateSearchAlias, twin)).status).toBe(409);
});

test('the list is searched, sorted, filtered by kind and paged', async () => {
  const first = await office.ok(contract.listSearchAliases, { query: {} });
  expect(first.rows).toHaveLength(25);
  expect(first.total_pages).toBeGreaterThan(10);
  const { rows } = await office.ok(contract.listSearchAliases, { query: { kind: 'place', search: 'bombay' } });
  expect(rows).toMatchObject([{ kind: 'place', written: 'Bombay', stands_for: 'Mumbai' }]);
  const { rows: back } = await office.ok(contract.listSearchAliases, { query: { kind: 'filter', sort: '-written' } });
  expect(back.map(({ written }) => written)).toEqual(
    back
      .map(({ written }) => written)
      .toSorted()
      .toReversed(),
  );
});

test('owner and content edit search words; support and finance neither read nor write them (administrators-1)', async () => {
  for (const role of ['support', 'finance'] as const) {
    const caller = await person(role);
    expect((await caller.call(contract.listSearchAliases, { query: {} })).status).toBe(403);
    expect((await caller.call(contract.addSearchAlias, { body: wish({ written: role }) })).status).toBe(403);
  }
  for (const role of ['user', 'restaurant'] as const) {
    const caller = one.as(await one.addUser({ role }));
    expect((await caller.call(contract.addSearchAlias, { body: wish({ written: role }) })).status).toBe(403);
  }
  expect((await one.guest.call(contract.listSearchAliases, { query: {} })).status).toBe(401);
  expect(
    (await (await person('owner')).call(contract.addSearchAlias, { body: wish({ written: 'aapam' }) })).status,
  ).toBe(201);
});
