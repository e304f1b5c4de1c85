import * as contract from '@tawa/contract/catalogue/chefs.kitchen';
import { listChefs } from '@tawa/contract/catalogue/chefs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let kitchen: TestCaller;
let stranger: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
  const [owner, other] = [await world.addUser({ role: 'restaurant' }), await world.addUser({ role: 'restaurant' })];
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  await addRestaurant(world.deps, { owner_id: other.userId });
  [kitchen, stranger] = [world.as(owner), world.as(other)];
});
afterAll(() => world.close());

const chef = (part: Partial<contract.ChefForm> = {}): contract.ChefForm => ({
  chef_name: 'Meera Nair',
  designation: 'Head chef',
  description: '',
  chef_image: null,
  visible: true,
  ...part,
});
const shown = async () => {
  world.deps.cache.raiseAll();
  return world.guest.ok(listChefs, { params: { id: restaurantId } });
};

test('visitors see the chefs that are shown, in the kitchen’s order, with a standing picture where there is none (chefs-1)', async () => {
  const one = await kitchen.ok(contract.addChef, { body: chef() });
  const two = await kitchen.ok(contract.addChef, { body: chef({ chef_name: 'Arjun' }) });
  await kitchen.ok(contract.addChef, { body: chef({ chef_name: 'Hidden', visible: false }) });
  const three = (await kitchen.ok(contract.listEditedChefs, {})).at(-1)?.chef_id ?? 0;
  await kitchen.ok(contract.arrangeChefs, { body: { chef_ids: [two.chef_id, three, one.chef_id] } });
  expect(await shown()).toMatchObject([
    { chef_name: 'Arjun', chef_image: 'uploads/chefs/default.png' },
    { chef_name: 'Meera Nair' },
  ]);
  const params = { chef_id: one.chef_id };
  await kitchen.ok(contract.updateChef, { params, body: chef({ chef_name: 'Meera N', designation: 'Owner' }) });
  expect((await shown())[1]).toMatchObject({ chef_name: 'Meera N', designation: 'Owner' });
  await kitchen.ok(contract.deleteChef, { params });
  expect((await shown()).map(({ chef_name }) => chef_name)).toEqual(['Arjun']);
});

test('ids of another kitchen give nothing, and a picture of somebody else is refused', async () => {
  const { chef_id } = await kitchen.ok(contract.addChef, { body: chef({ chef_name: 'Ours' }) });
  const params = { chef_id };
  const answers = [
    await stranger.call(contract.updateChef, { params, body: chef() }),
    await stranger.call(contract.deleteChef, { params }),
    await stranger.call(contract.arrangeChefs, { body: { chef_ids: [chef_id] } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await stranger.ok(contract.listEditedChefs, {})).toEqual([]);
  const foreign = chef({ chef_image: 'uploads/chefs/0123456789abcdef0123456789abcdef.webp' });
  expect((await kitchen.call(contract.addChef, { body: foreign })).status).toBe(400);
});

test('a kitchen has thirty chefs at most, however many are added at once (chefs-1)', async () => {
  const there = (await kitchen.ok(contract.listEditedChefs, {})).length;
  const answers = await Promise.all(
    Array.from({ length: 34 - there }, () => kitchen.call(contract.addChef, { body: chef() })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30 - there);
  expect(await kitchen.ok(contract.listEditedChefs, {})).toHaveLength(30);
});
