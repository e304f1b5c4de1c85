import { getDiet, saveDiet } from '@tawa/contract/accounts/diet';
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { noDiet } from '@tawa/domain/accounts/diet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const body = { ...noDiet, allergens: ['milk' as const, 'milk' as const], diet: 'jain' as const, hide: true };

test('a customer says what they eat, changes it, and nobody else reads it (diet-1)', async () => {
  const [me, other] = [world.as(await world.addUser()), world.as(await world.addUser())];
  expect(await me.ok(getDiet, {})).toEqual({ diet: null });
  await me.ok(saveDiet, { body });
  expect(await me.ok(getDiet, {})).toEqual({ diet: { diet: 'jain', halal: false, allergens: ['milk'], hide: true } });
  await me.ok(saveDiet, { body: { ...noDiet, allergens: [] } });
  expect((await me.ok(getDiet, {})).diet?.diet).toBe('any');
  expect(await other.ok(getDiet, {})).toEqual({ diet: null });
});

test('twenty saves at once leave one profile', async () => {
  const user = await world.addUser();
  const me = world.as(user);
  await me.ok(getDiet, {});
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.call(saveDiet, { body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await world.db.selectFrom('diet_profiles').selectAll().where('user_id', '=', user.userId).execute();
  expect(rows).toHaveLength(1);
});

test('unknown diets and allergens are refused', async () => {
  const token = await world.tokenOf(await world.addUser());
  for (const wrong of [
    { ...body, diet: 'air' },
    { ...body, allergens: ['cats'] },
    { ...body, surprise: 1 },
  ]) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await world.app.inject({ method: 'PUT', url: '/api/users/diet', headers, payload: wrong });
    expect(reply.statusCode).toBe(400);
  }
});

test('a dish tells everybody what its kitchen says of it', async () => {
  const kitchen = await addRestaurant(world.deps);
  const menu_id = await addDish(world.deps, kitchen);
  const facts = { contains_egg: true, allergens: ['egg', 'soy'], suits: ['egg'] };
  await world.db.updateTable('dishes').set(facts).where('menu_id', '=', menu_id).execute();
  const told = { contains_egg: 1, allergens: ['egg', 'soy'], suits: ['egg'] };
  expect(await world.guest.ok(getDish, { params: { menu_id } })).toMatchObject(told);
  expect(await world.guest.ok(listDishesOfRestaurant, { params: { id: kitchen } })).toMatchObject([told]);
});

test('the database takes no mark and no allergen that nothing knows', async () => {
  const menu_id = await addDish(world.deps, await addRestaurant(world.deps));
  const set = (row: object) => world.db.updateTable('dishes').set(row).where('menu_id', '=', menu_id).execute();
  await expect(set({ suits: ['paleo'] })).rejects.toThrow('dishes_suits_check');
  await expect(set({ allergens: ['dust'] })).rejects.toThrow('dishes_allergens_check');
});
