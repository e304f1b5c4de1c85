import { listNotifications } from '@tawa/contract/accounts/notifications';
import { getProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import * as review from '@tawa/contract/catalogue/restaurants.office';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';

let world: World;
let kitchen: TestKitchen;
let office: ReturnType<World['callerOf']>;
beforeAll(async () => {
  world = await openWorld();
  kitchen = await addKitchen(world.deps, { min_order: 0 });
  office = world.callerOf(await addPerson(world.deps, 'admin'));
});
afterAll(() => world.close());

const params = () => ({ restaurant_id: kitchen.restaurant_id });
const history = async () => (await office.ok(review.getReviewedRestaurant, { params: params() })).history;

test('food in specified premises is taxed at its own rate from the next order on, and the log says who said so and why (restaurants-30)', async () => {
  const shop = shopper(world);
  const rate = async () => {
    const customer = await addCustomer(world.deps);
    await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 10_000 }), 1);
    return (await shop.quote(customer, {})).body.taxes;
  };
  expect(await rate()).toContainEqual(expect.objectContaining({ category: 'restaurant_service', rate_bp: 500 }));
  const body = { specified_premises: true, reason: 'A hotel with rooms from 9,000 rupees' };
  await office.ok(review.setPremises, { params: params(), body });
  expect(await rate()).toContainEqual(expect.objectContaining({ rate_bp: 1800 }));
  expect((await office.call(review.setPremises, { params: params(), body })).status).toBe(409);
  expect((await history())[0]).toMatchObject({
    action: 'restaurant.premises',
    reason: body.reason,
    before: { specified_premises: false },
    after: { specified_premises: true },
  });
  await office.ok(review.setPremises, { params: params(), body: { specified_premises: false, reason: 'Sold' } });
  expect(await rate()).toContainEqual(expect.objectContaining({ rate_bp: 500 }));
});

test('a restaurant that the office hides is found by nobody, its owner reads why, and it comes back (restaurants-30)', async () => {
  const guest = world.callerOf();
  const owner = world.callerOf(kitchen.owner);
  const page = { params: { id: kitchen.restaurant_id } };
  expect((await guest.call(getRestaurantDetails, page)).status).toBe(200);
  const hide = { params: params(), body: { hidden: true, reason: 'The kitchen moves house' } };
  await office.ok(review.setHidden, hide);
  expect((await office.call(review.setHidden, hide)).status).toBe(409);
  world.deps.cache.raiseAll();
  expect((await guest.call(getRestaurantDetails, page)).status).toBe(404);
  expect(await owner.ok(getProfile, {})).toMatchObject({ listed: false, hidden_reason: 'The kitchen moves house' });
  const told = await owner.ok(listNotifications, { query: {} });
  expect(JSON.stringify(told)).toContain('The kitchen moves house');

  await office.ok(review.setHidden, { params: params(), body: { hidden: false, reason: 'It has moved' } });
  world.deps.cache.raiseAll();
  expect((await guest.call(getRestaurantDetails, page)).status).toBe(200);
  expect(await owner.ok(getProfile, {})).toMatchObject({ listed: true, hidden_reason: null });
  expect((await history()).slice(0, 2).map(({ action }) => action)).toEqual(['restaurant.hidden', 'restaurant.hidden']);
});
