import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import * as desk from '@tawa/contract/money/coupons.office';
import * as offers from '@tawa/contract/money/coupons';
import * as own from '@tawa/contract/money/coupons.kitchen';
import * as checkout from '@tawa/contract/ordering/checkout';
import { listNotifications } from '@tawa/contract/accounts/notifications';
import { readNames } from '@tawa/domain/catalogue/names/read-names';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { fiftyOff } from './testing/coupon-forms.ts';

let world: World;
let kitchen: TestKitchen;
let owner: TestCaller;
let office: TestCaller;
let customer: Customer;
let number = 0;

beforeAll(async () => {
  world = await openWorld();
  office = world.callerOf(await addPerson(world.deps, 'admin'));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  owner = world.callerOf(kitchen.owner);
  customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 40_000 }));
});

const names = { hi: '₹50 की छूट', kn: '₹50 ರಿಯಾಯಿತಿ' };
const terms_in = { hi: 'हर दिन।', kn: '' };
const form = (change: Partial<own.OwnCouponForm> = {}): own.OwnCouponForm => ({
  code: `SAID${(number += 1)}`,
  ...fiftyOff,
  terms: 'Every day.',
  names,
  terms_in,
  budget: 1000,
  ...change,
});
const ofOffice = (change: Partial<desk.OfficeCouponForm> = {}): desk.OfficeCouponForm => {
  const { budget: _budget, ...fields } = form();
  return {
    ...fields,
    city_ids: [],
    restaurant_ids: [kitchen.restaurant_id],
    funded_by: 'split',
    restaurant_percent: 40,
    ...change,
  };
};
const start = (coupon_id: number) => owner.ok(own.moveOwnCoupon, { params: { coupon_id }, body: { status: 'active' } });
const shown = async () => {
  const params = { id: kitchen.restaurant_id };
  const { offers: list, offer, offer_names } = await owner.ok(getRestaurantDetails, { params });
  return { list, offer, offer_names };
};

test('what an owner writes of a coupon in other languages is read on the page of the restaurant, in a bill and among the coupons (names-10)', async () => {
  const { coupon_id, code } = await owner.ok(own.addOwnCoupon, { body: form() });
  await start(coupon_id);
  const words = { title: '₹50 off', names, terms: 'Every day.', terms_in: { hi: 'हर दिन।' } };
  await expect.poll(shown).toEqual({ list: [{ code, ...words }], offer: '₹50 off', offer_names: names });
  const caller = world.callerOf(customer);
  const body = { source: 'cart', coupon_code: code } as const;
  const bill = await caller.ok(checkout.getQuote, { body });
  expect(bill.coupon).toMatchObject({ code, title: '₹50 off', names });
  const choices = await caller.ok(checkout.listCoupons, { body });
  expect(choices.coupons).toMatchObject([{ code, ...words }]);
  // What a page of Hindi is handed; Kannada has no terms, so those stay English.
  expect(readNames(choices, 'hi')).toMatchObject({ coupons: [{ title: names.hi, terms: 'हर दिन।' }] });
  expect(readNames(choices, 'kn')).toMatchObject({ coupons: [{ title: names.kn, terms: 'Every day.' }] });
  expect(readNames(bill, 'hi')).toMatchObject({ coupon: { title: names.hi } });
});

test('words that are left out stay, empty ones are gone, and guests read the change (names-10)', async () => {
  const { coupon_id, ...sent } = await owner.ok(own.addOwnCoupon, { body: form() });
  await start(coupon_id);
  await expect.poll(async () => (await shown()).offer_names).toEqual(names);
  const { names: _names, terms_in: _terms, ...rest } = form({ code: sent.code, title: '₹50 off, all week' });
  const params = { coupon_id };
  expect(await owner.ok(own.updateOwnCoupon, { params, body: rest })).toMatchObject({
    names,
    terms_in: { hi: 'हर दिन।' },
  });
  const body = { ...rest, names: { hi: '₹50 कम', kn: '' }, terms_in: {} };
  expect(await owner.ok(own.updateOwnCoupon, { params, body })).toMatchObject({
    names: { hi: '₹50 कम' },
    terms_in: {},
  });
  await expect
    .poll(async () => (await shown()).list)
    .toMatchObject([{ title: '₹50 off, all week', names: { hi: '₹50 कम' } }]);
  expect((await shown()).list[0]).not.toHaveProperty('terms_in');
});

test.each([
  [{ names: { hi: 'Fifty off' } }, 'names.hi', 'Write Hindi in Devanagari, like ₹50 की छूट'],
  [{ names: { kn: names.hi } }, 'names.kn', 'Write Kannada in the Kannada script, like ₹50 ರಿಯಾಯಿತಿ'],
  [{ names: { hi: 'छ'.repeat(61) } }, 'names.hi', 'At most 60 characters'],
  [{ terms_in: { kn: 'ರಿ'.repeat(151) } }, 'terms_in.kn', 'At most 300 characters'],
])('%o is refused at its field, of owner and office', async (change, field, text) => {
  const refused = { status: 400, body: { errors: { [field]: text } } };
  expect(await owner.call(own.addOwnCoupon, { body: form(change) })).toMatchObject(refused);
  expect(await office.call(desk.addCoupon, { body: ofOffice(change) })).toMatchObject(refused);
});

test('the office names its coupons, and a restaurant that is asked reads both, and the notice in its language (names-10)', async () => {
  const body = ofOffice();
  const { coupon_id } = await office.ok(desk.addCoupon, { body });
  await office.ok(desk.moveCoupon, { params: { coupon_id }, body: { status: 'active', reason: '' } });
  const [offer] = await owner.ok(offers.listCouponOffers, {});
  expect(offer).toMatchObject({ title: '₹50 off', names, terms: 'Every day.', terms_in: { hi: 'हर दिन।' } });
  const headers = { authorization: `Bearer ${kitchen.owner.token}`, 'accept-language': 'kn' };
  const inbox = await world.app.inject({ url: `/api${listNotifications.path}`, headers });
  expect(inbox.body).toContain(`${names.kn}. `);
});

test('better words in another language leave what restaurants agreed to as it is: the English holds', async () => {
  const body = ofOffice();
  const params = await office.ok(desk.addCoupon, { body });
  const version = async () => (await owner.ok(offers.listCouponOffers, {}))[0]?.terms_version;
  await office.ok(desk.moveCoupon, { params, body: { status: 'active', reason: '' } });
  const before = await version();
  await office.ok(desk.updateCoupon, { params, body: { ...body, names: { hi: '₹50 कम', kn: names.kn } } });
  expect(await version()).toBe(before);
  expect((await office.ok(desk.getCoupon, { params })).form.names).toEqual({ hi: '₹50 कम', kn: names.kn });
  await office.ok(desk.updateCoupon, { params, body: { ...body, terms: 'On Sundays.' } });
  expect(await version()).toBe((before ?? 0) + 1);
});
