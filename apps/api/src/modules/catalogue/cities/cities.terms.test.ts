import { getReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import {
  changeCityTerm,
  getCityTerms,
  listDifferingCities,
  takeBackCityTerm,
  deleteCity,
} from '@tawa/contract/catalogue/cities.office';
import type { CityTerm } from '@tawa/domain/catalogue/city-terms';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import { listAudit } from '@tawa/contract/insight/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;
let city_id: number;

beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
  city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
});
afterAll(() => world.close());

const dayAhead = (days: number) => addDays(zonedParts(world.clock.now(), timeZoneDefault).date, days);
const set = (term: CityTerm, value: number | null, valid_from = dayAhead(1), more = {}) =>
  office.call(changeCityTerm, { params: { city_id }, body: { term, value, valid_from, reason: 'Because', ...more } });
const termNow = async (name: CityTerm) => {
  const { terms } = await office.ok(getCityTerms, { params: { city_id } });
  return terms.find(({ term }) => term === name);
};

test('a city begins with what counts everywhere', async () => {
  expect(await office.ok(getCityTerms, { params: { city_id } })).toMatchObject({
    today: dayAhead(0),
    terms: [
      { term: 'platform_fee', value: null, everywhere: 600, history: [] },
      { term: 'commission', value: null, everywhere: 1800, history: [] },
      { term: 'delivery_radius', value: null, everywhere: null, history: [] },
    ],
    base: { orders: 0, gross: 0, following: { orders: 0, net: 0 } },
    reach: { following: 0, own: 0, steps: [], farthest: [] },
  });
  expect(await office.ok(listDifferingCities, {})).toEqual([]);
});

test('a value waits for its day, is named by the settings, and can be withdrawn until then; both are logged (cities-8)', async () => {
  const { body } = await set('platform_fee', 900, dayAhead(2), { reason: 'Rent is higher' });
  expect(await termNow('platform_fee')).toMatchObject({
    value: null,
    history: [{ value: 900, valid_from: dayAhead(2), state: 'waiting', set_by: 'Ravi Nair', reason: 'Rent is higher' }],
  });
  expect(await office.ok(listDifferingCities, {})).toEqual([
    { city_id, cityname: 'Mysuru', term: 'platform_fee', value: null, next_from: dayAhead(2) },
  ]);
  const one = { params: { city_id, city_term_id: 'city_term_id' in body ? body.city_term_id : 0 } };
  const other = { params: { ...one.params, city_id: await addCity(world.deps) } };
  expect((await office.call(takeBackCityTerm, other)).status).toBe(404);
  await office.ok(takeBackCityTerm, one);
  expect((await office.call(takeBackCityTerm, one)).status).toBe(404);
  expect((await termNow('platform_fee'))?.history).toEqual([]);
  const { rows } = await office.ok(listAudit, { query: { subject: 'city', subject_id: String(city_id) } });
  expect(rows).toMatchObject([
    { action: 'city.term_back', before: { term: 'platform_fee', value: 900, valid_from: dayAhead(2) } },
    { action: 'city.term', reason: 'Rent is higher', after: { value: 900, valid_from: dayAhead(2) } },
  ]);
});

test('two values for one day are one, whoever saves them at once (cities-8)', async () => {
  const answers = await Promise.all([700, 800, 900].map((value) => set('platform_fee', value, dayAhead(9))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body).toMatchObject({ errors: { valid_from: expect.stringContaining('Take it back first.') } });
  expect((await termNow('platform_fee'))?.history).toHaveLength(1);
});

test.each([
  ['platform_fee', 10_001, {}, 'value'],
  ['platform_fee', 5.5, {}, 'value'],
  ['commission', -1, {}, 'value'],
  ['delivery_radius', 499, {}, 'value'],
  ['delivery_radius', null, {}, 'value'],
  ['platform_fee', 700, { reason: ' ' }, 'reason'],
  ['platform_fee', 700, { valid_from: 'tomorrow' }, 'valid_from'],
  ['platform_fee', 700, { valid_from: '2020-01-01' }, 'valid_from'],
] as const)('%s: %s %o is refused', async (term, value, more, field) => {
  const { status, body } = await set(term, value, dayAhead(20), more);
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test('today is too late: what has begun is never changed, whoever tries (cities-8)', async () => {
  expect((await set('platform_fee', 700, dayAhead(0))).status).toBe(400);
  const set_by = (await world.addUser({ role: 'admin' })).userId;
  const row = { city_id, term: 'commission', value: 1500, valid_from: '2026-01-01', reason: 'Long ago', set_by };
  await world.db
    .insertInto('city_terms')
    .values({ ...row, set_on: world.clock.now() })
    .execute();
  const change = sql`update city_terms set value = 1 where term = 'commission'`.execute(world.db);
  await expect(change).rejects.toThrow('stays as it is');
  const removal = sql`delete from city_terms where term = 'commission'`.execute(world.db);
  await expect(removal).rejects.toThrow('stays as it is');
  const id = (await termNow('commission'))?.history[0]?.city_term_id ?? 0;
  expect((await office.call(takeBackCityTerm, { params: { city_id, city_term_id: id } })).status).toBe(404);
  const gone = await office.call(deleteCity, { params: { id: city_id } });
  expect(gone).toMatchObject({
    status: 409,
    body: { message: 'This city has terms of its own: switch it off instead.' },
  });
});

test('a restaurant pays its own commission, else its city’s, else the one it registered with (cities-7)', async () => {
  const restaurant_id = await addRestaurant(world.deps, { city_id, commission_bp: 2000 });
  const elsewhere = await addRestaurant(world.deps, { commission_bp: 2000 });
  const paid = async (id: number) =>
    (await office.ok(getReviewedRestaurant, { params: { restaurant_id: id } })).commission_bp;
  expect([await paid(restaurant_id), await paid(elsewhere)]).toEqual([1500, 2000]);
  const set_by = (await world.addUser({ role: 'admin' })).userId;
  const own = { restaurant_id, commission_bp: 900, valid_from: new Date('2026-02-01'), reason: 'Chain', set_by };
  await world.db.insertInto('restaurant_commissions').values(own).execute();
  expect(await paid(restaurant_id)).toBe(900);
});

test('back to what counts everywhere is a row of its own, from its day on (cities-8)', async () => {
  expect((await set('commission', null, dayAhead(3))).status).toBe(201);
  expect(await termNow('commission')).toMatchObject({
    value: 1500,
    history: [
      { value: null, state: 'waiting' },
      { value: 1500, state: 'in_force' },
    ],
  });
  world.clock.advance(3 * 24 * 3_600_000);
  office = world.as(await world.addUser({ role: 'admin' }));
  expect(await termNow('commission')).toMatchObject({
    value: null,
    history: [{ state: 'in_force' }, { state: 'past' }],
  });
});

test('who may not change settings reads and sets nothing of it (cities-11)', async () => {
  const content = world.as(await world.addUser({ role: 'admin', office_role: 'content' }));
  const finance = world.as(await world.addUser({ role: 'admin', office_role: 'finance' }));
  const kitchen = world.as(await world.addUser({ role: 'restaurant' }));
  const body = { term: 'commission' as const, value: 1, valid_from: dayAhead(1), reason: 'Mine' };
  for (const [person, status] of [
    [content, 403],
    [finance, 403],
    [kitchen, 403],
    [world.guest, 401],
  ] as const) {
    expect((await person.call(getCityTerms, { params: { city_id } })).status).toBe(status);
    expect((await person.call(listDifferingCities, {})).status).toBe(status);
    expect((await person.call(changeCityTerm, { params: { city_id }, body })).status).toBe(status);
    expect((await person.call(takeBackCityTerm, { params: { city_id, city_term_id: 1 } })).status).toBe(status);
  }
});
