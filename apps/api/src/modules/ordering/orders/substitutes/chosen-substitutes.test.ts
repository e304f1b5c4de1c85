import { noDiet } from '@tawa/domain/accounts/diet';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveDiet } from '#modules/accounts/diet/diet.service.ts';
import { addOptionGroup, addParts } from '#testing/factories.ts';
import { refuseViolations } from '#testing/invariants.ts';
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

interface Choice {
  name: string;
  price: number;
  back: number;
  borne: number;
  options?: string[];
  parts?: { name: string; quantity: number }[];
}
const choiceOf = async (number: string, name: string): Promise<Choice | undefined> => {
  const { body } = await at.choices(number);
  const dishes: Choice[] = JSON.parse(JSON.stringify(body.dishes));
  return dishes.find((dish) => dish.name === name);
};
const stockOf = async (menu_id: number) =>
  (await at.db.selectFrom('dishes').select('daily_stock').where('menu_id', '=', menu_id).executeTakeFirstOrThrow())
    .daily_stock;
const newLine = async (number: string) => (await at.linesOf(number)).at(-1);

/** A dish of ₹220 with a bread that must be chosen: naan for ₹40, roti for ₹20, and kulcha for nothing, which is sold out. */
async function addThali(change: readonly object[] = [{}, {}, {}]) {
  const menu_id = await at.dish('Thali', 22_000);
  const breads = [
    { option_name: 'Naan', price: 4000, ...change[0] },
    { option_name: 'Roti', price: 2000, names: JSON.stringify({ hi: 'रोटी', kn: 'ರೊಟ್ಟಿ' }), ...change[1] },
    { option_name: 'Kulcha', price: 0, sold_out: true, ...change[2] },
  ];
  const option_ids = await addOptionGroup(world.deps, menu_id, { group_name: 'Bread' }, breads);
  return { menu_id, option_ids };
}

describe('a dish that must be chosen of', () => {
  test('is offered with the cheapest that can be had, at the price with it, and taken so, in three scripts (substitutes-9)', async () => {
    const { menu_id, option_ids } = await addThali();
    const number = await at.ordered({ payment_method: 'upi' });
    expect(await choiceOf(number, 'Thali')).toMatchObject({ options: ['Roti'], price: 240, borne: 0 });
    expect((await at.offer(number, [menu_id])).status).toBe(200);
    const roti = { option_id: option_ids[1], option_name: 'Roti', price: 2000, names: { hi: 'रोटी', kn: 'ರೊಟ್ಟಿ' } };
    expect((await at.offersOf(number))[0]).toMatchObject({ unit_price: 24_000, options: [roti], parts: [] });
    const seen = await at.seen(number);
    expect(seen.items[0]?.shortage?.substitutes).toMatchObject([{ name: 'Thali', options: ['Roti'], price: 240 }]);
    // What the kitchen changes meanwhile changes no offer.
    await at.db
      .updateTable('options')
      .set({ price: 9000, option_name: 'Rumali' })
      .where('option_name', '=', 'Roti')
      .execute();
    expect((await at.take(number, 0)).status).toBe(200);
    expect(await newLine(number)).toMatchObject({ name: 'Thali', unit_price: 24_000, gross: 24_000, options: [roti] });
    const taken = (await at.seen(number)).items.at(-1);
    expect(taken).toMatchObject({ name: 'Thali', options: ['Roti'] });
    await at.deliver(number);
  });

  test('of a dearer one the kitchen bears the rest, its choices with it, and nobody pays more than they accepted (substitutes-2, substitutes-9)', async () => {
    const { menu_id } = await addThali([{}, { price: 9000 }, {}]);
    const number = await at.ordered();
    // The naan is the cheapest by now: 220 and 40 for skewers of 279.
    expect(await choiceOf(number, 'Thali')).toMatchObject({ options: ['Naan'], price: 260, borne: 0 });
    await at.db.updateTable('options').set({ price: 9000 }).where('option_name', '=', 'Naan').execute();
    expect(await choiceOf(number, 'Thali')).toMatchObject({ price: 310, borne: 31, back: 0 });
    const { total } = await at.read(number);
    await at.offer(number, [menu_id]);
    expect((await at.take(number, 0)).status).toBe(200);
    expect((await at.read(number)).total).toBe(total);
    expect(await newLine(number)).toMatchObject({ unit_price: 31_000, unit_discounted: 27_900, discount: 3100 });
  });

  test('the guard judges what is chosen: another that suits is, and where none does the dish is not offered (substitutes-3, substitutes-9)', async () => {
    await addThali([{}, { allergens: ['gluten'] }, {}]);
    await saveDiet(at.db, at.customer.userId, { ...noDiet, allergens: ['gluten'] }, world.clock.now());
    const number = await at.ordered();
    expect(await choiceOf(number, 'Thali')).toMatchObject({ options: ['Naan'] });
    await at.db
      .updateTable('options')
      .set({ allergens: ['gluten'] })
      .where('option_name', '=', 'Naan')
      .execute();
    expect(await choiceOf(number, 'Thali')).toBeUndefined();
    await at.db
      .updateTable('options')
      .set({ is_veg: false, allergens: [] })
      .where('option_name', '=', 'Naan')
      .execute();
    expect(await choiceOf(number, 'Thali')).toBeUndefined();
  });

  test('what was told of an allergy is in nothing that is chosen, and is kept out of the line (substitutes-3)', async () => {
    const { menu_id } = await addThali([{}, { allergens: ['peanuts'] }, {}]);
    const number = await at.ordered({ allergies: ['peanuts'] });
    expect(await choiceOf(number, 'Thali')).toMatchObject({ options: ['Naan'] });
    await at.offer(number, [menu_id]);
    await at.take(number, 0);
    expect(await newLine(number)).toMatchObject({ avoids: ['peanuts'], name: 'Thali' });
  });

  test('a choice that sold out since is refused in words, and the offer is gone (substitutes-5)', async () => {
    const { menu_id } = await addThali();
    const number = await at.ordered();
    await at.offer(number, [menu_id, at.menu.kebab]);
    await at.db.updateTable('options').set({ sold_out: true }).where('option_name', '=', 'Roti').execute();
    expect(await at.take(number, 0)).toMatchObject({ status: 409 });
    expect((await at.offersOf(number)).map(({ state }) => state)).toEqual(['left', 'offered']);
    expect((await at.take(number, 0)).status).toBe(200);
    expect(await newLine(number)).toMatchObject({ name: 'Hara Bhara Kebab', options: [], parts: [] });
  });
});

describe('a combo', () => {
  async function addCombo(stock: number | null = 5) {
    const menu_id = await at.dish('Lunch Box', 25_000);
    const raita = await at.dish('Raita', 5000, { daily_stock: stock, names: JSON.stringify({ hi: 'रायता' }) });
    const rice = await at.dish('Rice', 5000);
    await addParts(world.deps, menu_id, [{ menu_id: raita, quantity: 2 }, rice]);
    return { menu_id, raita, rice };
  }

  test('is offered with what is in it, takes the portions of its parts, and its line keeps them (substitutes-9)', async () => {
    const { menu_id, raita, rice } = await addCombo();
    const number = await at.ordered();
    const parts = [
      { menu_id: raita, name: 'Raita', names: { hi: 'रायता' }, quantity: 2 },
      { menu_id: rice, name: 'Rice', quantity: 1 },
    ];
    expect(await choiceOf(number, 'Lunch Box')).toMatchObject({
      price: 250,
      parts: [
        { name: 'Raita', quantity: 2 },
        { name: 'Rice', quantity: 1 },
      ],
    });
    await at.offer(number, [menu_id]);
    expect((await at.offersOf(number))[0]).toMatchObject({ parts });
    expect((await at.take(number, 0)).status).toBe(200);
    expect(await newLine(number)).toMatchObject({ name: 'Lunch Box', parts });
    expect(await stockOf(raita)).toBe(3);
    await at.deliver(number);
  });

  test('with too few of a part, or with what is missing itself in it, is not offered (substitutes-3, substitutes-9)', async () => {
    const { raita } = await addCombo(1);
    const number = await at.ordered();
    expect(await choiceOf(number, 'Lunch Box')).toBeUndefined();
    await at.db.updateTable('dishes').set({ daily_stock: 2 }).where('menu_id', '=', raita).execute();
    expect(await choiceOf(number, 'Lunch Box')).toBeDefined();
    const other = await at.dish('Party Box', 26_000);
    await addParts(world.deps, other, [at.menu.skewers, raita]);
    expect(await choiceOf(number, 'Party Box')).toBeUndefined();
  });

  test('the guard judges its parts (substitutes-3, substitutes-9)', async () => {
    const { rice } = await addCombo();
    await at.db
      .updateTable('dishes')
      .set({ allergens: ['milk'] })
      .where('menu_id', '=', rice)
      .execute();
    await saveDiet(at.db, at.customer.userId, { ...noDiet, allergens: ['milk'] }, world.clock.now());
    expect(await choiceOf(await at.ordered(), 'Lunch Box')).toBeUndefined();
  });

  test('in which the kitchen put something else since it was offered is gone, and no portion is taken (substitutes-5)', async () => {
    const { menu_id, raita } = await addCombo();
    const number = await at.ordered();
    await at.offer(number, [menu_id]);
    await at.db
      .updateTable('dish_parts')
      .set({ quantity: 1 })
      .where('combo_id', '=', menu_id)
      .where('menu_id', '=', raita)
      .execute();
    expect(await at.take(number, 0)).toMatchObject({ status: 409 });
    expect(await stockOf(raita)).toBe(5);
  });

  test('of which the last portions go as it is taken is refused whole: nothing of it is taken (substitutes-5, substitutes-6)', async () => {
    const { menu_id, raita } = await addCombo(2);
    const number = await at.ordered();
    await at.offer(number, [menu_id]);
    const others = sql`update dishes set daily_stock = daily_stock - 1 where menu_id = ${raita} and daily_stock >= 1`;
    const [taken] = await Promise.all([at.take(number, 0), others.execute(at.db)]);
    expect(await stockOf(raita)).toBe(taken.status === 200 ? 0 : 1);
    expect((await newLine(number))?.name).toBe(taken.status === 200 ? 'Lunch Box' : 'Gulab Jamun');
  });
});
