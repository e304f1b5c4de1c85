import { getCityAnnouncement, listActiveCities, listComingCities } from '@tawa/contract/catalogue/cities';
import {
  addCityAnnouncement,
  deleteCityAnnouncement,
  listCityAnnouncements,
  updateCityAnnouncement,
  addCity as addOfficeCity,
  getOfficeCity,
  updateCity,
} from '@tawa/contract/catalogue/cities.office';
import { listAudit } from '@tawa/contract/insight/audit';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays, instantAt, zonedParts } from '@tawa/domain/common/zoned-time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity } from '#testing/factories.ts';
import { announceTurned, openCities } from './cities.announcements.store.ts';

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
let content: TestCaller;
let city_id: number;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  await enter();
  city_id = await addCity(one.deps);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const enter = async () => {
  content = one.as(await one.addUser({ role: 'admin', office_role: 'content' }));
};
const dayAhead = (days: number) => addDays(zonedParts(one.clock.now(), timeZoneDefault).date, days);
const add = (words: string, from: number, until: number) =>
  content.call(addCityAnnouncement, {
    params: { city_id },
    body: { words, first_day: dayAhead(from), last_day: dayAhead(until) },
  });
const readIn = async (app: TestApp) => (await app.guest.ok(getCityAnnouncement, { params: { city_id } })).words;

test('what the office announces stands in every process within a second, and ends where it is taken back (cities-12)', async () => {
  expect(await readIn(two)).toBeNull();
  const { body } = await add('New: 40 kitchens in Indiranagar', 0, 5);
  await vi.waitFor(async () => expect(await readIn(two)).toBe('New: 40 kitchens in Indiranagar'), {
    timeout: 1000,
    interval: 5,
  });
  const params = { city_id, city_announcement_id: 'city_announcement_id' in body ? body.city_announcement_id : 0 };
  const change = { words: 'New: 41 kitchens', first_day: dayAhead(0), last_day: dayAhead(2) };
  await content.ok(updateCityAnnouncement, { params, body: change });
  expect(await readIn(one)).toBe('New: 41 kitchens');
  const elsewhere = { ...params, city_id: await addCity(one.deps) };
  expect((await content.call(updateCityAnnouncement, { params: elsewhere, body: change })).status).toBe(404);
  expect((await content.call(deleteCityAnnouncement, { params: elsewhere })).status).toBe(404);
  expect(await content.ok(listCityAnnouncements, { params: { city_id } })).toMatchObject([
    { words: 'New: 41 kitchens', state: 'shown' },
  ]);
  await content.ok(deleteCityAnnouncement, { params });
  await vi.waitFor(async () => expect(await readIn(two)).toBeNull(), { timeout: 1000, interval: 5 });
  const owner = one.as(await one.addUser({ role: 'admin' }));
  const { rows } = await owner.ok(listAudit, { query: { subject: 'city_announcement' } });
  expect(rows.map(({ action }) => action)).toEqual([
    'city_announcement.delete',
    'city_announcement.change',
    'city_announcement.add',
  ]);
});

test('two for one day are one, whoever saves them at once; a first day after the last is refused (cities-12)', async () => {
  const answers = await Promise.all([add('One', 10, 12), add('Two', 12, 14), add('Three', 11, 11)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await add('Backwards', 40, 39)).toMatchObject({
    status: 400,
    body: { errors: { last_day: expect.any(String) } },
  });
  expect(await add('x'.repeat(161), 40, 41)).toMatchObject({
    status: 400,
    body: { errors: { words: expect.any(String) } },
  });
});

test('a city to come is named with its day, is not served before, and opens by itself in every process (cities-13)', async () => {
  const form = { cityname: 'Belagavi', lat: 15.85, lng: 74.5, isactive: false };
  const { id } = await content.ok(addOfficeCity, { body: { ...form, opens_on: dayAhead(2) } });
  const coming = { city_id: id, cityname: 'Belagavi', opens_on: dayAhead(2) };
  await vi.waitFor(async () => expect(await two.guest.ok(listComingCities, {})).toEqual([coming]), {
    timeout: 1000,
    interval: 5,
  });
  const isServed = async () => (await two.guest.ok(listActiveCities, {})).some(({ city_id: each }) => each === id);
  expect(await isServed()).toBe(false);
  const wrong = [
    { ...form, isactive: true, opens_on: dayAhead(2) },
    { ...form, opens_on: dayAhead(0) },
  ];
  for (const body of wrong)
    expect(await content.call(updateCity, { params: { id }, body })).toMatchObject({
      status: 400,
      body: { errors: { opens_on: expect.any(String) } },
    });
  const midnight = instantAt(dayAhead(2), 0, timeZoneDefault);
  await openCities(one.db, new Date(midnight.getTime() - 1));
  expect(await isServed()).toBe(false);
  await Promise.all([openCities(one.db, midnight), openCities(two.db, midnight)]);
  await vi.waitFor(async () => expect(await isServed()).toBe(true), { timeout: 1000, interval: 5 });
  expect(await two.guest.ok(listComingCities, {})).toEqual([]);
  expect(await content.ok(getOfficeCity, { params: { id } })).toMatchObject({ isactive: 1, opens_on: null });
  await content.ok(updateCity, { params: { id }, body: form });
  await openCities(one.db, midnight);
  expect(await content.ok(getOfficeCity, { params: { id } })).toMatchObject({ isactive: 0, opens_on: null });
});

test('an announcement begins and ends at midnight in India, in what was kept as well (cities-12)', async () => {
  const own = await addCity(one.deps);
  const read = async () => (await one.guest.ok(getCityAnnouncement, { params: { city_id: own } })).words;
  const body = { words: 'Tomorrow alone', first_day: dayAhead(1), last_day: dayAhead(1) };
  await content.ok(addCityAnnouncement, { params: { city_id: own }, body });
  expect(await read()).toBeNull();
  for (const [day, words] of [
    [1, 'Tomorrow alone'],
    [2, null],
  ] as const) {
    const now = instantAt(body.first_day, (day - 1) * 1440, timeZoneDefault);
    one.clock.set(now);
    await announceTurned(one.db, { after: new Date(now.getTime() - 60_000), now });
    await vi.waitFor(async () => expect(await read()).toBe(words), { timeout: 1000, interval: 5 });
  }
});
