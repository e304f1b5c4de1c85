import { randomUUID } from 'node:crypto';
import { savePrintingDevice } from '@tawa/contract/ordering/orders.printing';
import { noDiet } from '@tawa/domain/accounts/diet';
import { shortageAnswerMs } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveDiet } from '#modules/accounts/diet/diet.service.ts';
import { issueDue } from '#modules/money/documents/documents.service.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { settleIfUnanswered } from '../moves/orders.shortage.service.ts';
import { addCoupon, addCustomer, addKitchen, addPerson } from '../testing/people.ts';
import { openWorld, type World } from '../testing/world.ts';
import { type Offering, openOffering } from './testing/offering.ts';

let world: World;
let at: Offering;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  at = await openOffering(world);
});
afterEach(() => refuseViolations(world.deps.db));

const names = (body: Record<string, unknown>) =>
  Array.isArray(body.dishes) ? body.dishes.map((dish: { name: string }) => dish.name) : [];

/** What the ledger holds of an order on an account, in paise; what we owe is positive. */
async function balanceOf(number: string, account: string): Promise<number> {
  const { order_id } = await at.read(number);
  const { rows } = await sql<{ sum: number }>`select (0 - coalesce(sum(e.amount), 0))::bigint as sum
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where t.order_id = ${order_id} and e.account = ${account}`.execute(at.db);
  return rows[0]?.sum ?? 0;
}

async function invoiceOf(number: string) {
  await issueDue(world.deps);
  const { order_id } = await at.read(number);
  const { facts } = await at.db
    .selectFrom('documents')
    .select(
      sql<{ total: number; groups: { rows: { name: string; amount: number; discount: number }[] }[] }>`facts`.as(
        'facts',
      ),
    )
    .where('order_id', '=', order_id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow();
  return { total: facts.total, rows: facts.groups.flatMap(({ rows }) => rows) };
}

describe('what a kitchen may offer', () => {
  test('stands nearest first, with what goes back and what the kitchen bears (substitutes-3)', async () => {
    const number = await at.ordered();
    const { status, body } = await at.choices(number);
    expect(status).toBe(200);
    expect(body.dishes).toMatchObject([
      { name: 'Chilli Paneer', price: 279, back: 0, borne: 0, is_suggested: true },
      { name: 'Paneer Tikka Masala', price: 299, back: 0, borne: 20, is_suggested: true },
      { name: 'Hara Bhara Kebab', price: 249, back: 31.5, borne: 0, is_suggested: true },
      { name: 'Gulab Jamun', price: 89, is_suggested: false },
    ]);
  });

  test('is what can be had now, without a choice, taxed alike and within what the customer eats (substitutes-3)', async () => {
    await at.dish('Egg Curry', 28_000, { is_veg: false });
    await at.dish('Peanut Chaat', 28_000, { allergens: ['peanuts'] });
    await at.dish('Milk Cake', 28_000, { allergens: ['milk'] });
    await at.dish('Cola', 28_000, { tax_category: 'packaged' });
    await at.dish('Yesterday', 28_000, { sold_out: true });
    await at.dish('Last one', 28_000, { daily_stock: 0 });
    await at.dish('Off', 28_000, { isactive: false });
    await saveDiet(at.db, at.customer.userId, { ...noDiet, allergens: ['milk'] }, world.clock.now());
    const number = await at.ordered({ allergies: ['peanuts'] });
    expect(names((await at.choices(number)).body)).toEqual([
      'Chilli Paneer',
      'Paneer Tikka Masala',
      'Hara Bhara Kebab',
      'Gulab Jamun',
    ]);
    const refused = await at.offer(number, [await at.dish('More milk', 28_000, { allergens: ['milk'] })]);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'One of these dishes cannot be offered for this order any more.' },
    });
    expect((await at.linesOf(number))[0]).toMatchObject({ shortage: null });
  });

  test('leaves what the customer had ordered knowingly where it was (substitutes-3)', async () => {
    await at.db
      .updateTable('dishes')
      .set({ allergens: ['milk'] })
      .where('restaurant_id', '=', at.kitchen.restaurant_id)
      .execute();
    await saveDiet(at.db, at.customer.userId, { ...noDiet, allergens: ['milk'] }, world.clock.now());
    expect(names((await at.choices(await at.ordered())).body)).toContain('Chilli Paneer');
  });

  test('is nobody else’s to read or to offer, and at most three of each once (substitutes-1)', async () => {
    const number = await at.ordered();
    const other = await addKitchen(world.deps);
    const { chilli, kebab, masala, jamun } = at.menu;
    expect((await at.choices(number, 0, other.owner)).status).toBe(404);
    expect((await at.offer(number, [chilli], {}, other.owner)).status).toBe(404);
    expect((await at.choices(number, 0, at.customer)).status).toBe(403);
    expect((await at.offer(number, [chilli, kebab, masala, jamun])).status).toBe(400);
    expect((await at.offer(number, [chilli, chilli])).status).toBe(400);
    expect((await at.offer(number, [chilli], { version: 1 })).body).toMatchObject({ code: 'STALE' });
  });
});

test('a dish that came in place of another gets a paper of its own, once, after those of its order (substitutes-2)', async () => {
  const caller = world.callerOf(at.kitchen.owner);
  const beat = async () => {
    const device = { device_id: randomUUID(), device_name: 'Counter', prints: true };
    return (await caller.ok(savePrintingDevice, { body: device })).waiting;
  };
  await beat();
  const number = await at.ordered();
  expect(await beat()).toHaveLength(1);
  await at.offer(number, [at.menu.kebab]);
  await at.take(number, 0);
  for (const slips of [await beat(), await beat()])
    expect(slips.map(({ items }) => items.map((item) => [item.kitchen_name, item.instead_of]))).toEqual([
      [['Gulab Jamun', undefined]],
      [['Hara Bhara Kebab', 'Paneer Tikka Skewers']],
    ]);
  expect(
    await at.db
      .selectFrom('slips')
      .select('order_item_id')
      .where('restaurant_id', '=', at.kitchen.restaurant_id)
      .orderBy('slip_id')
      .execute(),
  ).toEqual([{ order_item_id: null }, { order_item_id: (await at.linesOf(number))[2]?.order_item_id }]);
});

describe('a customer who is offered other dishes', () => {
  test('is asked whatever was wished, with each in money and with what holds without an answer (substitutes-1)', async () => {
    for (const [pref, otherwise] of [
      ['refund', 'remove'],
      ['cancel', 'cancel'],
    ] as const) {
      const number = await at.ordered({ item_unavailable_pref: pref });
      const { chilli, kebab, masala } = at.menu;
      expect((await at.offer(number, [chilli, kebab, masala])).status).toBe(200);
      const { items, status } = await at.seen(number);
      expect(status).toBe('accepted');
      expect(items[0]?.shortage).toMatchObject({
        state: 'asked',
        otherwise,
        back: 292.96,
        substitutes: [
          { name: 'Chilli Paneer', price: 279, price_here: 279, back: 0 },
          { name: 'Hara Bhara Kebab', price: 249, price_here: 249, back: 31.5 },
          { name: 'Paneer Tikka Masala', price: 299, price_here: 279, back: 0 },
        ],
      });
      expect((await at.say(number, { answer: 'cancel' })).body).toMatchObject({ status: 'cancelled' });
    }
  });

  test('takes a cheaper one: less cash is due, and every paper says so to the paisa (substitutes-2)', async () => {
    const number = await at.ordered({ allergies: ['peanuts'] });
    await at.offer(number, [at.menu.chilli, at.menu.kebab]);
    const before = await at.read(number);
    expect((await at.take(number, 1)).status).toBe(200);
    const after = await at.read(number);
    expect(after).toMatchObject({ removed_total: 3150, total: before.total, item_total: before.item_total });
    expect(await at.payment(number)).toMatchObject({ status: 'cod_due', amount: before.total - 3150 });
    expect(await at.linesOf(number)).toMatchObject([
      { fulfilled_quantity: 0, shortage: 'removed' },
      { fulfilled_quantity: 2 },
      { name: 'Hara Bhara Kebab', quantity: 1, gross: 24_900, discount: 0, avoids: ['peanuts'], position: 2 },
    ]);
    expect((await at.offersOf(number)).map(({ state }) => state)).toEqual(['left', 'taken']);
    const { items, events } = await at.seen(number);
    expect(items[2]).toMatchObject({ instead_of: items[0]?.order_item_id, back: 31.5 });
    expect(events.at(-1)).toMatchObject({ type: 'line_replaced', actor_type: 'customer' });
    await at.deliver(number);
    const { rows, total } = await invoiceOf(number);
    expect(total).toBe(before.total - 3150);
    expect(rows.map(({ name }) => name)).not.toContain('Paneer Tikka Skewers');
    expect(rows).toContainEqual(expect.objectContaining({ name: 'Hara Bhara Kebab', amount: 26_146 }));
  });

  test('takes a dearer one at the price that was accepted; the kitchen bears the rest as its discount (substitutes-2)', async () => {
    const number = await at.ordered({ payment_method: 'upi' });
    const before = await at.read(number);
    await at.offer(number, [at.menu.masala]);
    await at.take(number, 0);
    expect((await at.linesOf(number))[2]).toMatchObject({
      unit_price: 29_900,
      unit_discounted: 27_900,
      discount: 2000,
    });
    expect((await at.payment(number)).refunded).toBe(0);
    expect((await at.read(number)).refunded_total).toBe(0);
    await at.deliver(number);
    expect((await invoiceOf(number)).total).toBe(before.total);
  });

  test('takes a cheaper one of what was paid: the difference goes back, and commission and tax follow (substitutes-2)', async () => {
    await addCoupon(world.deps, { code: 'SKEWER', value: 5000 });
    const number = await at.ordered({ payment_method: 'upi' }, { coupon: 'SKEWER', portions: 2 });
    const { total, order_id } = await at.read(number);
    await at.offer(number, [at.menu.kebab]);
    await at.take(number, 0);
    await world.deps.jobs.runDue();
    const [refund, ...more] = await at.db.selectFrom('refunds').selectAll().where('order_id', '=', order_id).execute();
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      state: 'processed',
      origin: 'kitchen',
      reason: 'Hara Bhara Kebab instead of Paneer Tikka Skewers',
    });
    const back = refund?.amount ?? 0;
    expect(back).toBeGreaterThanOrEqual(6299);
    expect(await at.read(number)).toMatchObject({ total, refunded_total: back, removed_total: 0 });
    await at.deliver(number);
    expect((await invoiceOf(number)).total).toBe(total - back);
    expect(await balanceOf(number, 'customer_funds')).toBe(0);
    // 20 % of what was sold: two kebabs and two Gulab Jamun; the coupon is the platform's.
    expect(await balanceOf(number, 'commission_income')).toBe(Math.round((49_800 + 17_800) * 0.2));
  });

  test('leaves it out, as if nothing had been offered (substitutes-4)', async () => {
    const number = await at.ordered({ item_unavailable_pref: 'cancel' });
    await at.offer(number, [at.menu.chilli]);
    expect((await at.say(number, { answer: 'remove' })).body).toMatchObject({ status: 'accepted' });
    expect((await at.read(number)).removed_total).toBe(29_296);
    expect((await at.offersOf(number)).map(({ state }) => state)).toEqual(['left']);
    expect(await at.take(number, 0)).toMatchObject({ status: 400 });
  });

  test('who says nothing has what was chosen at the checkout, also where nothing else is left (substitutes-4)', async () => {
    for (const [pref, status, removed] of [
      ['refund', 'accepted', 29_296],
      ['call', 'accepted', 29_296],
      ['cancel', 'cancelled', 0],
    ] as const) {
      const number = await at.ordered({ item_unavailable_pref: pref });
      await at.offer(number, [at.menu.chilli]);
      const { order_id } = await at.read(number);
      world.clock.advance(shortageAnswerMs - 1000);
      await settleIfUnanswered(world.deps, order_id);
      expect((await at.offersOf(number)).map(({ state }) => state)).toEqual(['offered']);
      world.clock.advance(1000);
      await world.deps.jobs.runDue();
      expect(await at.read(number)).toMatchObject({ status, removed_total: removed });
      expect((await at.offersOf(number)).map(({ state }) => state)).toEqual(['left']);
    }
  });

  test('keeps an order alive of which nothing else was left (substitutes-1)', async () => {
    const number = await at.ordered();
    const [, jamun] = await at.linesOf(number);
    await at.offer(number, [], { order_item_id: jamun?.order_item_id });
    await at.offer(number, [at.menu.chilli]);
    expect((await at.seen(number)).items[0]?.shortage).toMatchObject({ state: 'asked', back: null });
    await at.take(number, 0);
    await at.deliver(number);
    expect((await invoiceOf(number)).rows.map(({ name }) => name)).toContain('Chilli Paneer');
  });

  test('takes of counted stock what there is, and is told where it has gone; another can be taken (substitutes-5)', async () => {
    const number = await at.ordered({}, { portions: 2 });
    await at.offer(number, [at.menu.masala, at.menu.chilli]);
    const dish = () =>
      at.db.selectFrom('dishes').selectAll().where('menu_id', '=', at.menu.masala).executeTakeFirstOrThrow();
    await at.db.updateTable('dishes').set({ daily_stock: 1 }).where('menu_id', '=', at.menu.masala).execute();
    expect(await at.take(number, 0)).toMatchObject({
      status: 409,
      body: { message: 'Paneer Tikka Masala has just sold out. Please choose something else.' },
    });
    expect((await dish()).daily_stock).toBe(1);
    expect((await at.seen(number)).items[0]?.shortage?.substitutes?.map(({ name }) => name)).toEqual(['Chilli Paneer']);
    await at.db.updateTable('dishes').set({ daily_stock: 5 }).where('menu_id', '=', at.menu.chilli).execute();
    await at.take(number, 0);
    const chilli = at.db.selectFrom('dishes').select('daily_stock').where('menu_id', '=', at.menu.chilli);
    expect((await chilli.executeTakeFirstOrThrow()).daily_stock).toBe(3);
  });

  test('can be asked about the substitute as well, and a refund of the rest is whole (substitutes-2)', async () => {
    const number = await at.ordered({ payment_method: 'upi' });
    await at.offer(number, [at.menu.kebab]);
    await at.take(number, 0);
    const [, , kebab] = await at.linesOf(number);
    await at.offer(number, [at.menu.jamun], { order_item_id: kebab?.order_item_id });
    const [offered] = await at.db.selectFrom('order_substitutes').selectAll().where('state', '=', 'offered').execute();
    const { order_item_id = 0, order_substitute_id = 0 } = offered ?? {};
    expect((await at.say(number, { answer: 'take', order_item_id, order_substitute_id })).status).toBe(200);
    const { version } = await at.read(number);
    const cancelled = { reason: 'TOO_BUSY' };
    await at.shop.move(at.kitchen.owner, { order_number: number, version }, 'cancelled', cancelled);
    await world.deps.jobs.runDue();
    const { received, refunded } = await at.payment(number);
    expect(refunded).toBe(received);
  });

  test('gets back later what the new line is worth, and nothing of what it replaced; every paper is its sum (substitutes-2)', async () => {
    const number = await at.ordered({ payment_method: 'upi' });
    await at.offer(number, [at.menu.kebab]);
    await at.take(number, 0);
    await at.deliver(number);
    await issueDue(world.deps);
    const admin = await addPerson(world.deps, 'admin');
    const [skewers, , kebab] = await at.linesOf(number);
    const giveBack = (order_item_id = 0) =>
      world.call(admin, {
        method: 'POST',
        path: `/admin/orders/${number}/refunds`,
        body: { cause: 'quality', reason: 'It was cold', items: [{ order_item_id, quantity: 1 }] },
      });
    expect((await giveBack(skewers?.order_item_id)).status).toBe(409);
    const given = await giveBack(kebab?.order_item_id);
    expect(given).toMatchObject({ status: 201, body: { amount: 261.46 } });
    await world.deps.jobs.runDue();
    await issueDue(world.deps);
    const { order_id } = await at.read(number);
    const papers = at.db.selectFrom('documents').select(['kind', 'total']).where('order_id', '=', order_id);
    expect(await papers.orderBy('document_id').execute()).toMatchObject([
      { kind: 'invoice' },
      { kind: 'refund_voucher', total: 3150 },
      { kind: 'credit_note', total: 26_146 },
    ]);
    // What is left of the sale is two Gulab Jamun.
    expect(await balanceOf(number, 'commission_income')).toBe(Math.round(17_800 * 0.2));
  });

  test('takes nothing that was not offered, of somebody else’s order, or once it is settled (substitutes-6)', async () => {
    const number = await at.ordered();
    await at.offer(number, [at.menu.chilli]);
    const stranger = await addCustomer(world.deps);
    expect((await at.take(number, 0, stranger)).status).toBe(404);
    expect((await at.take(number, 0, at.kitchen.owner)).status).toBe(403);
    expect((await at.say(number, { answer: 'take' })).status).toBe(400);
    expect((await at.say(number, { answer: 'remove', order_substitute_id: 1 })).status).toBe(400);
    expect((await at.say(number, { answer: 'take', order_substitute_id: 2_000_000 })).body).toMatchObject({
      message: 'This dish is not on offer any more.',
    });
    const [offered] = await at.offersOf(number);
    await at.take(number, 0);
    const again = await at.say(number, { answer: 'take', order_substitute_id: offered?.order_substitute_id });
    expect(again).toMatchObject({ status: 409, body: { message: 'This question is settled already.' } });
  });
});
