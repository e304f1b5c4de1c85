import { holdTable, listTableTimes } from '@tawa/contract/tables/bookings';
import { setVenueActive } from '@tawa/contract/tables/bookings.office';
import * as contract from '@tawa/contract/tables/venues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { addRoom, evening, openHouse, type Room } from '#modules/tables/bookings/testing/room.ts';

let world: TestApp;
let room: Room;
let other: Room;
beforeAll(async () => {
  world = await openHouse();
  [room, other] = [await addRoom(world), await addRoom(world)];
});
afterAll(() => world.close());

const garden = { name: 'Garden', type: 'garden' as const, amenities: ['Pets welcome'] };
const four = { name: 'G1', min_seats: 2, max_seats: 4 };

describe('venues and tables', () => {
  test('are added, changed and read by their restaurant', async () => {
    const venue = await room.desk.ok(contract.addVenue, { body: garden });
    expect(venue).toMatchObject({ ...garden, capacity: 0, tables: [], isactive: 1, own_hours: null });
    const params = { venue_id: venue.venue_id };
    const first = await room.desk.ok(contract.addTable, { params, body: four });
    const second = await room.desk.ok(contract.addTable, {
      params,
      body: { ...four, name: 'G2', joined_with: [first.table_id, room.tables.A] },
    });
    expect([first.spot_x, second.spot_x, second.joined_with]).toEqual([0, 1, [first.table_id]]);
    const changed = await room.desk.ok(contract.updateTable, {
      params: { table_id: first.table_id },
      body: { ...four, max_seats: 5 },
    });
    expect(changed).toMatchObject({ max_seats: 5, joined_with: [] });
    const { venues } = await room.desk.ok(contract.listOwnVenues, {});
    expect(venues.map((one) => [one.name, one.capacity])).toEqual([
      ['Main hall', 8],
      ['Garden', 9],
    ]);
  });

  test('show a photo that their restaurant sent, and never somebody else’s (venues-2)', async () => {
    const fresh = await addRoom(world);
    const photo = 'uploads/covers/5d0c9c1e2f3a4b5c6d7e8f9001122334.webp';
    await world.db.insertInto('uploads').values({ path: photo, user_id: fresh.owner.userId, bytes: 900 }).execute();
    const body = { ...garden, photo: `${photo}#a4` };
    expect(await other.desk.call(contract.addVenue, { body })).toMatchObject({
      body: { errors: { photo: 'Upload the picture first.' } },
    });
    const { venue_id } = await fresh.desk.ok(contract.addVenue, { body });
    const used = await world.db.selectFrom('uploads').select('used_on').where('path', '=', photo).executeTakeFirst();
    expect(used?.used_on).toBeInstanceOf(Date);
    const params = { venue_id };
    expect(await fresh.desk.ok(contract.updateVenue, { params, body })).toMatchObject({ photo: `${photo}#a4` });
    expect(await fresh.desk.ok(contract.updateVenue, { params, body: garden })).toMatchObject({ photo: null });
    const foreign = { ...garden, photo: photo.replace('5d', '6e') };
    expect((await fresh.desk.call(contract.updateVenue, { params, body: foreign })).status).toBe(400);
  });

  test('of another restaurant read as not there', async () => {
    const calls = [
      other.desk.call(contract.updateVenue, { params: { venue_id: room.venue_id }, body: garden }),
      other.desk.call(contract.addTable, { params: { venue_id: room.venue_id }, body: four }),
      other.desk.call(contract.updateTable, { params: { table_id: room.tables.A }, body: four }),
      other.desk.call(contract.moveTable, { params: { table_id: room.tables.A }, body: { spot_x: 5, spot_y: 5 } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test.each([
    [{ ...four, name: '' }, 'name', 'Name is required'],
    [{ ...four, name: 'A' }, 'name', 'There is a table of this name here already.'],
    [{ ...four, max_seats: 1 }, 'max_seats', 'Must not be less than the smallest party'],
    [{ ...four, max_seats: 21 }, 'max_seats', 'At most 20 seats'],
  ])('%j is refused at its field', async (body, field, text) => {
    const answered = await room.desk.call(contract.addTable, { params: { venue_id: room.venue_id }, body });
    expect(answered).toMatchObject({ body: { errors: { [field]: text } } });
  });

  test('two tables change places on the plan (venues-1)', async () => {
    const { tables } = await other.desk.ok(contract.moveTable, {
      params: { table_id: other.tables.A },
      body: { spot_x: 2, spot_y: 0 },
    });
    const spots = Object.fromEntries(tables.map((table) => [table.name, table.spot_x]));
    expect(spots).toEqual({ A: 2, B: 1, C: 0 });
  });

  test('with bookings to come are not switched off (venues-1)', async () => {
    const fresh = await addRoom(world);
    const starts_at = evening('20:00');
    await world.guest.ok(holdTable, { body: { restaurant_id: fresh.restaurant_id, starts_at, guests: 4 } });
    const off = { isactive: 0 as const };
    const table = (id: number, name: string) =>
      fresh.desk.call(contract.updateTable, { params: { table_id: id }, body: { ...four, name, ...off } });
    expect((await table(fresh.tables.C, 'C')).status).toBe(409);
    expect((await table(fresh.tables.B, 'B')).status).toBe(200);
    const venue = fresh.desk.call(contract.updateVenue, {
      params: { venue_id: fresh.venue_id },
      body: { ...garden, ...off },
    });
    expect((await venue).status).toBe(409);
  });

  test('that the office took out stay out, with its reason, until the office gives them back (venues-3)', async () => {
    const fresh = await addRoom(world);
    const office = world.as(await world.addUser({ role: 'admin' }));
    const params = { venue_id: fresh.venue_id };
    const change = (isactive: 0 | 1) =>
      fresh.desk.call(contract.updateVenue, { params, body: { ...garden, isactive } });
    await office.ok(setVenueActive, { params, body: { isactive: 0, reason: 'The roof leaks.' } });
    const refused = await change(1);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Our office took this venue out: The roof leaks. Ask us about it.' },
    });
    expect((await change(0)).status).toBe(200);
    const { venues } = await fresh.desk.ok(contract.listOwnVenues, {});
    expect(venues).toMatchObject([{ name: 'Garden', isactive: 0, off_reason: 'The roof leaks.' }]);
    await office.ok(setVenueActive, { params, body: { isactive: 1, reason: 'Dry again.' } });
    expect((await change(1)).status).toBe(200);
  });
});

test('own hours of a venue and the settings decide what is offered', async () => {
  const fresh = await addRoom(world);
  const own_hours = [{ weekday: 2, opens: '12:00', closes: '14:00' }];
  await fresh.desk.ok(contract.updateVenue, { params: { venue_id: fresh.venue_id }, body: { ...garden, own_hours } });
  const { settings } = await fresh.desk.ok(contract.listOwnVenues, {});
  const body = { ...settings, slot_minutes: 60 as const, stay_small: 60 };
  expect(await fresh.desk.ok(contract.updateBookingSettings, { body })).toEqual(body);
  const query = { date: '2036-06-17', guests: 2 };
  const { times } = await world.guest.ok(listTableTimes, { params: { id: fresh.restaurant_id }, query });
  expect(times.map((time) => time.starts_at)).toEqual(
    ['12:00', '13:00'].map((clock) => new Date(evening(clock)).toISOString()),
  );
  await fresh.desk.ok(contract.updateBookingSettings, { body: { ...body, takes_bookings: false } });
  expect((await world.guest.ok(listTableTimes, { params: { id: fresh.restaurant_id }, query })).takes_bookings).toBe(
    false,
  );
  const wrong = await fresh.desk.call(contract.updateBookingSettings, { body: { ...body, grace_minutes: 200 } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { grace_minutes: 'At most 60 minutes' } } });
});
