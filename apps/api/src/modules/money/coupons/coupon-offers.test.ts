import * as offers from '@tawa/contract/money/coupons';
import type { AgreementForm, DeclineForm } from '@tawa/contract/money/coupons';
import * as desk from '@tawa/contract/money/coupons.office';
import type { OfficeCouponForm } from '@tawa/contract/money/coupons.office';
import { invitedRoles, type InvitedRole } from '@tawa/domain/accounts/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { fiftyOff } from './testing/coupon-forms.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let owner: TestCaller;
let office: TestCaller;
let customer: Customer;
let number = 0;

const form = (change: Partial<OfficeCouponForm> = {}): OfficeCouponForm => ({
  code: `JOIN${(number += 1)}`,
  ...fiftyOff,
  city_ids: [],
  restaurant_ids: [kitchen.restaurant_id],
  funded_by: 'split',
  restaurant_percent: 40,
  ...change,
});

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
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

const move = (coupon_id: number, status: 'active' | 'paused' | 'ended') =>
  office.ok(desk.moveCoupon, { params: { coupon_id }, body: { status, reason: 'Planned' } });

async function start(change?: Partial<OfficeCouponForm>) {
  const body = form(change);
  const { coupon_id } = await office.ok(desk.addCoupon, { body });
  await move(coupon_id, 'active');
  return { coupon_id, code: body.code, body };
}

const agreement = (change: Partial<AgreementForm> = {}): AgreementForm => ({
  budget: 1000,
  ends_on: '2026-06-30',
  terms_version: 1,
  ...change,
});
const agree = (coupon_id: number, change?: Partial<AgreementForm>, who = owner) =>
  who.call(offers.agreeToCoupon, { params: { coupon_id }, body: agreement(change) });
const withdraw = (coupon_id: number, who = owner) => who.call(offers.withdrawFromCoupon, { params: { coupon_id } });
const decline = (coupon_id: number, change: Partial<DeclineForm> = {}, who = owner) =>
  who.call(offers.declineCoupon, { params: { coupon_id }, body: { terms_version: 1, words: 'Too dear', ...change } });
const offered = async (coupon_id: number, who = owner) =>
  (await who.ok(offers.listCouponOffers, {})).find((offer) => offer.coupon_id === coupon_id);
const quoted = async (code: string) => (await shop.quote(customer, { coupon_code: code })).body.coupon;
const refill = async () => putInCart(world.deps, customer, await addDish(world.deps, kitchen, { price: 40_000 }));
const seenByOffice = async (coupon_id: number) =>
  (await office.ok(desk.getCoupon, { params: { coupon_id } })).agreements[0];
const notices = async (userId: number) =>
  (
    await world.deps.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', userId)
      .where('kind', '=', 'kitchen_coupon')
      .execute()
  ).map(({ title }) => title);

describe('a coupon of the office that a restaurant pays for', () => {
  test('works there once the restaurant agrees, and for no new order once it withdraws (coupons-7)', async () => {
    const { coupon_id, code } = await start();
    expect(await quoted(code)).toBeNull();
    expect(await offered(coupon_id)).toMatchObject({ pays_percent: 40, pays_at_most: 20, agreement: null });
    expect((await agree(coupon_id)).status).toBe(200);
    const quote = await shop.quote(customer, { coupon_code: code });
    expect(quote.body).toMatchObject({ coupon: { code, discount: 50 } });
    expect((await shop.place(customer, quote.body)).status).toBe(201);

    await refill();
    const late = await shop.quote(customer, { coupon_code: code });
    expect(late.body).toMatchObject({ coupon: { code } });
    expect((await withdraw(coupon_id)).status).toBe(200);
    expect(await shop.place(customer, late.body)).toMatchObject({ status: 409, body: { code: 'COUPON_INVALID' } });
    expect(await quoted(code)).toBeNull();
    expect(await offered(coupon_id)).toMatchObject({ agreement: { state: 'withdrawn', spent: 20, budget: 1000 } });
    expect((await withdraw(coupon_id)).status).toBe(409);

    expect((await agree(coupon_id)).status).toBe(200);
    expect(await quoted(code)).toMatchObject({ code });
  });

  test('an order placed before the restaurant withdrew keeps the coupon, and gives its part back when it ends', async () => {
    const { coupon_id, code } = await start();
    await agree(coupon_id);
    const { body } = await shop.place(customer, (await shop.quote(customer, { coupon_code: code })).body);
    await withdraw(coupon_id);
    const kept = () =>
      world.deps.db.selectFrom('coupon_redemptions').selectAll().where('coupon_id', '=', coupon_id).executeTakeFirst();
    expect(await kept()).toMatchObject({ state: 'redeemed', restaurant_part: 2000 });
    const order = { order_number: String(body.order_number), version: 1 };
    expect((await shop.move(kitchen.owner, order, 'rejected', { reason: 'TOO_BUSY' })).status).toBe(200);
    expect(await kept()).toMatchObject({ state: 'released' });
    expect(await offered(coupon_id)).toMatchObject({ agreement: { state: 'withdrawn', spent: 0 } });
  });

  test('is kept with who agreed, when and to which terms, and each step is written down (coupons-7)', async () => {
    const { coupon_id, code } = await start();
    await agree(coupon_id, { budget: 500 });
    const agreed = {
      state: 'agreed',
      budget: 500,
      agreed_by: 'Asha Rao',
      agreed_on: expect.stringMatching(/^2026-06-15T07:0/),
    };
    expect(await offered(coupon_id)).toMatchObject({ agreement: { ...agreed, ends_on: '2026-06-30' } });
    expect(await seenByOffice(coupon_id)).toMatchObject({ ...agreed, restaurant_id: kitchen.restaurant_id });
    await withdraw(coupon_id);
    expect(await seenByOffice(coupon_id)).toMatchObject({ state: 'withdrawn' });
    const entries = await world.deps.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'after'])
      .where('subject', '=', 'restaurant')
      .where('subject_id', '=', String(kitchen.restaurant_id))
      .orderBy('audit_id')
      .execute();
    const actor_id = kitchen.owner.userId;
    expect(entries).toMatchObject([
      { actor_id, action: 'coupon.agree', after: { code, budget: 500, ends_on: '2026-06-30', terms_version: 1 } },
      { actor_id, action: 'coupon.withdraw', after: { code, terms_version: 1 } },
    ]);
  });

  test('needs another agreement once the office changes its terms, and none for its days (coupons-7)', async () => {
    const { coupon_id, code, body } = await start();
    await agree(coupon_id);
    const params = { coupon_id };
    await office.ok(desk.updateCoupon, { params, body: { ...body, ends_on: '2026-07-31', total_limit: 9 } });
    expect(await quoted(code)).toMatchObject({ code });
    await office.ok(desk.updateCoupon, { params, body: { ...body, restaurant_percent: 90 } });
    expect(await quoted(code)).toBeNull();
    expect(await offered(coupon_id)).toMatchObject({
      terms_version: 2,
      pays_at_most: 45,
      agreement: { state: 'changed' },
    });
    expect(await seenByOffice(coupon_id)).toMatchObject({ state: 'changed' });
    expect((await agree(coupon_id, { terms_version: 1 })).status).toBe(409);
    expect((await agree(coupon_id, { terms_version: 2 })).status).toBe(200);
    expect(await quoted(code)).toMatchObject({ code });
  });

  test('stops at the agreed budget and day; more can be agreed to, never less than is spent (coupons-7)', async () => {
    const { coupon_id, code } = await start({ value: 200, min_item_total: 300, restaurant_percent: 60 });
    await agree(coupon_id, { budget: 150, ends_on: '2026-06-20' });
    expect((await shop.place(customer, (await shop.quote(customer, { coupon_code: code })).body)).status).toBe(201);
    await refill();
    expect(await quoted(code)).toBeNull();
    expect(await agree(coupon_id, { budget: 120 })).toMatchObject({
      status: 400,
      body: { errors: { budget: expect.stringContaining('₹120') } },
    });
    expect((await agree(coupon_id, { budget: 600, ends_on: '2026-06-20' })).status).toBe(200);
    expect(await quoted(code)).toMatchObject({ code });
    world.clock.set('2026-06-21T07:00:00.000Z');
    expect(await quoted(code)).toBeNull();
    expect(await offered(coupon_id)).toMatchObject({ agreement: { state: 'lapsed', spent: 120 } });
  });

  test('asks each restaurant that could take it, once for each version of its terms', async () => {
    const other = await addKitchen(world.deps);
    const { coupon_id, code, body } = await start();
    await move(coupon_id, 'paused');
    await move(coupon_id, 'active');
    const title = `Join the coupon ${code}?`;
    expect(await notices(kitchen.owner.userId)).toEqual([title]);
    expect(await notices(other.owner.userId)).toEqual([]);
    await agree(coupon_id);
    await office.ok(desk.updateCoupon, { params: { coupon_id }, body: { ...body, value: 60 } });
    expect(await notices(kitchen.owner.userId)).toEqual([title, title]);
    const free = await start({ funded_by: 'platform', restaurant_percent: null });
    expect(await offered(free.coupon_id)).toBeUndefined();
    expect(await notices(kitchen.owner.userId)).toHaveLength(2);
  });
});

test.each([
  ['a day that is over', { ends_on: '2026-06-14' }],
  ['more than a year', { ends_on: '2027-12-31' }],
  ['no budget to speak of', { budget: 50 }],
  ['no such day', { ends_on: '2026-06-31' }],
])('an agreement with %s is refused', async (_what, change) => {
  const { coupon_id } = await start();
  expect((await agree(coupon_id, change)).status).toBe(400);
  expect(await offered(coupon_id)).toMatchObject({ agreement: null });
});

test('drafts, ended ones and those of other restaurants are found by nobody; one that is over takes no agreement', async () => {
  const { coupon_id: draft } = await office.ok(desk.addCoupon, { body: form() });
  const ended = await start();
  await move(ended.coupon_id, 'ended');
  const { coupon_id } = await start();
  const other = world.callerOf((await addKitchen(world.deps)).owner);
  const replies = [
    await agree(draft),
    await agree(ended.coupon_id),
    await agree(coupon_id, {}, other),
    await withdraw(coupon_id, other),
    await withdraw(coupon_id),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await other.ok(offers.listCouponOffers, {})).toEqual([]);
  expect(await owner.ok(offers.listCouponOffers, {})).toHaveLength(1);
  await agree(coupon_id);
  await move(coupon_id, 'ended');
  expect(await offered(coupon_id)).toMatchObject({ state: 'over', agreement: { budget: 1000 } });
  expect((await agree(coupon_id)).status).toBe(409);
});

test('owner and manager may agree and withdraw; guests, customers, the office and other staff may not', async () => {
  const { coupon_id } = await start();
  const at = world.clock.now();
  const memberOf = async (role: InvitedRole) => {
    const member = await addPerson(world.deps, 'restaurant');
    const row = {
      restaurant_id: kitchen.restaurant_id,
      role,
      user_id: member.userId,
      invited_by: kitchen.owner.userId,
    };
    await world.deps.db
      .insertInto('staff')
      .values({ ...row, invited_on: at, accepted_on: at })
      .execute();
    return world.callerOf(member);
  };
  const refused: [TestCaller, number][] = [
    [world.callerOf(), 401],
    [world.callerOf(customer), 403],
    [office, 403],
  ];
  for (const role of invitedRoles) if (role !== 'manager') refused.push([await memberOf(role), 403]);
  for (const [who, status] of refused) {
    const replies = [
      await who.call(offers.listCouponOffers, {}),
      await agree(coupon_id, {}, who),
      await withdraw(coupon_id, who),
      await decline(coupon_id, {}, who),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status, status, status]);
  }
  expect(await offered(coupon_id)).toMatchObject({ agreement: null });
  const manager = await memberOf('manager');
  expect((await agree(coupon_id, {}, manager)).status).toBe(200);
  expect((await withdraw(coupon_id, manager)).status).toBe(200);
});

describe('a coupon that a restaurant declines', () => {
  const declinesSeen = async (coupon_id: number) =>
    (await office.ok(desk.getCoupon, { params: { coupon_id } })).declines;

  test('stands declined with its words for both sides, until the restaurant agrees after all (coupons-11)', async () => {
    const { coupon_id, code } = await start();
    expect((await decline(coupon_id, { words: '  We make no money on it. ' })).status).toBe(200);
    const said = { words: 'We make no money on it.', declined_by: expect.any(String) };
    expect(await offered(coupon_id)).toMatchObject({ agreement: null, declined: said });
    expect(await declinesSeen(coupon_id)).toMatchObject([{ restaurant_id: kitchen.restaurant_id, ...said }]);
    expect((await decline(coupon_id, { words: 'Still no' })).status).toBe(200);
    expect(await declinesSeen(coupon_id)).toMatchObject([{ words: 'Still no' }]);
    expect(await quoted(code)).toBeNull();
    expect((await agree(coupon_id)).status).toBe(200);
    expect(await offered(coupon_id)).toMatchObject({ declined: null });
    expect(await declinesSeen(coupon_id)).toEqual([]);
    expect(await quoted(code)).toMatchObject({ code });
  });

  test('is not asked about again until its terms change (coupons-11)', async () => {
    const { coupon_id, body } = await start();
    expect(await notices(kitchen.owner.userId)).toHaveLength(1);
    await decline(coupon_id);
    await move(coupon_id, 'paused');
    await move(coupon_id, 'active');
    expect(await notices(kitchen.owner.userId)).toHaveLength(1);
    await office.ok(desk.updateCoupon, { params: { coupon_id }, body: { ...body, value: (body.value ?? 0) + 10 } });
    expect(await offered(coupon_id)).toMatchObject({ declined: null, terms_version: 2 });
    expect(await declinesSeen(coupon_id)).toEqual([]);
    expect(await notices(kitchen.owner.userId)).toHaveLength(2);
  });

  test('may be declined on new terms by who agreed to the old ones (coupons-11)', async () => {
    const { coupon_id, body } = await start();
    await agree(coupon_id);
    await office.ok(desk.updateCoupon, { params: { coupon_id }, body: { ...body, value: (body.value ?? 0) + 10 } });
    expect((await decline(coupon_id, { terms_version: 2 })).status).toBe(200);
    expect(await offered(coupon_id)).toMatchObject({
      agreement: { state: 'changed' },
      declined: { words: 'Too dear' },
    });
    expect((await agree(coupon_id, { terms_version: 2 })).status).toBe(200);
    expect(await offered(coupon_id)).toMatchObject({ agreement: { state: 'agreed' }, declined: null });
  });

  test('takes no empty or endless reason, no old terms, and none while the restaurant agrees (coupons-11)', async () => {
    const { coupon_id } = await start();
    for (const words of ['', '   ', 'x'.repeat(301)]) expect((await decline(coupon_id, { words })).status).toBe(400);
    expect((await decline(coupon_id, { terms_version: 2 })).status).toBe(409);
    await agree(coupon_id);
    expect((await decline(coupon_id)).status).toBe(409);
    await withdraw(coupon_id);
    expect((await decline(coupon_id)).status).toBe(200);
    await move(coupon_id, 'ended');
    expect((await decline(coupon_id)).status).toBe(409);
  });

  test('is declined or agreed to, never both, by two people at once (coupons-11)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { coupon_id } = await start();
      await Promise.all([decline(coupon_id), agree(coupon_id), decline(coupon_id), agree(coupon_id)]);
      const offer = await offered(coupon_id);
      expect(offer).toMatchObject({ agreement: { state: 'agreed' }, declined: null });
    }
  });
});
