import { me } from '@tawa/contract/accounts/auth';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { setUpTablet } from '@tawa/contract/accounts/staff.tablets';
import { beginVisit } from '@tawa/contract/accounts/auth.visits';
import { countUnread, listNotifications } from '@tawa/contract/accounts/notifications';
import { getProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { addOwnRestaurant } from '@tawa/contract/catalogue/restaurants.own';
import { getKitchenStatus, listOwnRestaurants, setKitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import { ownRestaurantsMax } from '@tawa/domain/accounts/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audiencesOf } from '#platform/live/events.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let owner: TestUser;
let first = 0;
let second = 0;
let foreign = 0;
beforeAll(async () => {
  world = await startTestApp();
  owner = await world.addUser({ role: 'restaurant' });
  first = await addRestaurant(world.deps, {
    owner_id: owner.userId,
    restaurant_name: 'Dum',
    venue_name: 'Indiranagar',
  });
  second = await addRestaurant(world.deps, {
    owner_id: owner.userId,
    restaurant_name: 'Sol',
    venue_name: 'HSR Layout',
  });
  foreign = await addRestaurant(world.deps);
});
afterAll(() => world.close());

const at = (restaurant?: number) => world.as({ ...owner, ...(restaurant !== undefined && { restaurant }) });
const switchOf = async (restaurant: number) => (await at(restaurant).ok(getKitchenStatus, {})).switch;
const pause = { body: { switch: 'paused' } } as const;

test('a call works for the restaurant that it names, and for no other (own-restaurants-1)', async () => {
  expect(await at(first).ok(getKitchenStatus, {})).toMatchObject({ restaurant_id: first });
  expect(await at(second).ok(getKitchenStatus, {})).toMatchObject({ restaurant_id: second });
  expect(await at(second).ok(me, {})).toMatchObject({ restaurant_id: second });
  await at(second).ok(setKitchenStatus, pause);
  expect(await switchOf(first)).toBe('online');
  await at(second).ok(setKitchenStatus, { body: { switch: 'online' } });
});

test('who has several and names none is refused, but for what is the person’s own (own-restaurants-1)', async () => {
  expect(await at().call(setKitchenStatus, pause)).toMatchObject({
    status: 400,
    body: { message: 'Say which of your restaurants this is for.' },
  });
  expect(await at().call(getOwnAccess, {})).toMatchObject({ status: 400 });
  expect(await at().ok(me, {})).toMatchObject({ restaurant_id: first });
  await at().ok(countUnread, {});
  expect([await switchOf(first), await switchOf(second)]).toEqual(['online', 'online']);
});

test.each([['foreign'], ['0'], ['-1'], ['1e3'], ['99999999999'], ['']])(
  'the name %s is refused and changes nothing (own-restaurants-1)',
  async (name) => {
    const reply = await world.app.inject({
      method: 'PUT',
      url: '/api/kitchen/status',
      headers: {
        authorization: `Bearer ${await world.tokenOf(owner)}`,
        [restaurantHeader]: name === 'foreign' ? `${foreign}` : name,
      },
      payload: pause.body,
    });
    expect(reply.statusCode).toBe(403);
  },
);

test('an owner of one names it or not', async () => {
  const alone = await world.addUser({ role: 'restaurant' });
  const restaurant = await addRestaurant(world.deps, { owner_id: alone.userId });
  for (const caller of [world.as(alone), world.as({ ...alone, restaurant })])
    expect(await caller.ok(getKitchenStatus, {})).toMatchObject({ restaurant_id: restaurant });
  expect(await world.as({ ...alone, restaurant: first }).call(getKitchenStatus, {})).toMatchObject({ status: 403 });
});

test('two tabs of one session that switch at once never write to each other’s restaurant (own-restaurants-2)', async () => {
  const token = await world.tokenOf(owner);
  const send = (restaurant: number, wanted: 'paused' | 'online') =>
    world.app.inject({
      method: 'PUT',
      url: '/api/kitchen/status',
      headers: { authorization: `Bearer ${token}`, [restaurantHeader]: `${restaurant}` },
      payload: { switch: wanted },
    });
  const calls = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0 ? send(first, 'online') : send(second, 'paused'),
  );
  const answers = (await Promise.all(calls)).map((reply) => reply.json());
  answers.forEach((body, index) =>
    expect(body).toMatchObject(
      index % 2 === 0 ? { restaurant_id: first, switch: 'online' } : { restaurant_id: second, switch: 'paused' },
    ),
  );
  expect([await switchOf(first), await switchOf(second)]).toEqual(['online', 'paused']);
  await send(second, 'online');
});

test('the list tells of each of the own restaurants, and of no other (own-restaurants-3)', async () => {
  const { restaurants } = await at().ok(listOwnRestaurants, {});
  expect(restaurants).toMatchObject([
    { restaurant_id: first, restaurant_name: 'Dum', place: 'Indiranagar', status: 'online', open_orders: 0 },
    { restaurant_id: second, restaurant_name: 'Sol', place: 'HSR Layout', late_orders: 0 },
  ]);
  const member = await world.addUser({ role: 'restaurant' });
  const now = new Date();
  await world.db
    .insertInto('staff')
    .values({
      restaurant_id: second,
      role: 'cook',
      user_id: member.userId,
      invited_by: owner.userId,
      invited_on: now,
      accepted_on: now,
    })
    .execute();
  const theirs = await world.as(member).ok(listOwnRestaurants, {});
  expect(theirs.restaurants.map(({ restaurant_id }) => restaurant_id)).toEqual([second]);
  expect(await world.as({ ...member, restaurant: first }).call(getKitchenStatus, {})).toMatchObject({ status: 403 });
});

test('a visit and a shared tablet stay in the restaurant that they were opened for (own-restaurants-4)', async () => {
  const office = world.as(await world.addUser({ role: 'admin' }));
  const { token } = await office.ok(beginVisit, { params: { restaurant_id: second }, body: { reason: 'The hours' } });
  const tablet = await at(second).ok(setUpTablet, { body: { tablet_name: 'Pass', idle_minutes: 5 } });
  for (const bound of [token, tablet.token]) {
    const ask = (restaurant?: number) =>
      world.app.inject({
        url: '/api/kitchen/orders?lane=board',
        headers: {
          authorization: `Bearer ${bound}`,
          ...(restaurant !== undefined && { [restaurantHeader]: `${restaurant}` }),
        },
      });
    expect((await ask()).statusCode).toBe(200);
    expect((await ask(second)).statusCode).toBe(200);
    expect((await ask(first)).statusCode).toBe(403);
  }
  expect((await world.by(token).ok(listOwnRestaurants, {})).restaurants).toHaveLength(1);
});

test('a page hears of the restaurant that it names, and of the person (own-restaurants-5)', async () => {
  const header = `Bearer ${await world.tokenOf(owner)}`;
  const caller = await world.app.gate.auth.identify(header, `${second}`);
  expect(caller && audiencesOf(caller)).toEqual([`user:${owner.userId}`, `restaurant:${second}`]);
});

test('an owner of two is told by the restaurant’s name, with a link that opens it, once for each (own-restaurants-5)', async () => {
  const alone = await world.addUser({ role: 'restaurant' });
  const only = await addRestaurant(world.deps, { owner_id: alone.userId });
  const facts = { missed: 2 };
  for (const restaurant_id of [first, second, second, only])
    await notify(world.db, { to: { restaurant_id }, kind: 'kitchen_paused', facts, key: 'same' });
  const told = (await at().ok(listNotifications, { query: {} })).notifications;
  expect(told.map(({ title, link }) => ({ title, link }))).toEqual([
    { title: expect.stringMatching(/^Sol: /), link: expect.stringMatching(new RegExp(`\\?restaurant=${second}$`)) },
    { title: expect.stringMatching(/^Dum: /), link: expect.stringMatching(new RegExp(`\\?restaurant=${first}$`)) },
  ]);
  const [plain] = (await world.as(alone).ok(listNotifications, { query: {} })).notifications;
  expect(plain?.title).not.toContain(':');
  expect(plain?.link).not.toContain('restaurant=');
});

test('another restaurant begins as a draft with papers of its own, so many at most, however they are begun (own-restaurants-6)', async () => {
  const person = await world.addUser({ role: 'restaurant' });
  const start = await addRestaurant(world.deps, { owner_id: person.userId, fssai_number: '12345678901234' });
  const caller = world.as({ ...person, restaurant: start });
  const { restaurant_id } = await caller.ok(addOwnRestaurant, { body: { restaurant_name: 'Second One' } });
  const profile = await world.as({ ...person, restaurant: restaurant_id }).ok(getProfile, {});
  expect(profile).toMatchObject({ restaurant_name: 'Second One', lifecycle: 'draft' });
  expect(JSON.stringify(profile)).not.toContain('12345678901234');
  expect(await caller.call(addOwnRestaurant, { body: { restaurant_name: ' ' } })).toMatchObject({ status: 400 });
  const begun = await Promise.all(
    Array.from({ length: ownRestaurantsMax }, () =>
      caller.call(addOwnRestaurant, { body: { restaurant_name: 'More' } }),
    ),
  );
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(ownRestaurantsMax - 2);
  expect((await caller.ok(listOwnRestaurants, {})).restaurants).toHaveLength(ownRestaurantsMax);
});
