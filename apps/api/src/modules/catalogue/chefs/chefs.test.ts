import { listChefs } from '@tawa/contract/catalogue/chefs';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

test('a restaurant shows its own chefs in their order, without who has left', async () => {
  const world = await startTestApp();
  const [restaurant_id, other] = [await addRestaurant(world.deps), await addRestaurant(world.deps)];
  const chef = { restaurant_id, designation: 'Head chef' };
  await world.db
    .insertInto('chefs')
    .values([
      { ...chef, chef_name: 'Second', position: 2 },
      { ...chef, chef_name: 'Left', position: 0, isactive: false },
      { ...chef, chef_name: 'First', position: 1 },
      { ...chef, chef_name: 'Elsewhere', restaurant_id: other },
    ])
    .execute();
  const chefs = await world.guest.ok(listChefs, { params: { id: restaurant_id } });
  await world.close();
  expect(chefs.map((each) => each.chef_name)).toEqual(['First', 'Second']);
});
