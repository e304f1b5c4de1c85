import { search, suggest } from '@tawa/contract/catalogue/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let house: number;

const menu = [
  'Kolambi Kalvan',
  'Burnt Garlic Noodles',
  'Zunka Bhakri',
  'Mashroom Tikka',
  'Butter Chicken',
  'Curd Rice',
];

beforeAll(async () => {
  world = await startTestApp();
  const city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
  house = await addRestaurant(world.deps, { city_id, restaurant_name: 'Shakuntala Khanavali' });
  for (const dish_name of menu) await addDish(world.deps, house, { dish_name, is_veg: true, price: 9900 });
});
afterAll(() => world.close());

const ask = (q: string) => world.guest.ok(search, { query: { q, city: 'Mysuru' } });
const names = async (q: string) => (await ask(q)).dishes.map(({ dish_name }) => dish_name);

test.each([
  ['कोलंबी', 'Kolambi Kalvan'],
  ['ಕೊಲಂಬಿ', 'Kolambi Kalvan'],
  ['गार्लिक नूडल्स', 'Burnt Garlic Noodles'],
  ['garlic ನೂಡಲ್ಸ್', 'Burnt Garlic Noodles'],
  ['झुणका भाकरी', 'Zunka Bhakri'],
  ['ಮಶ್ರೂಮ್ ಟಿಕ್ಕಾ', 'Mashroom Tikka'],
  ['बटरचिकन', 'Butter Chicken'],
  ['ಬಟರ್\u200Cಚಿಕನ್', 'Butter Chicken'],
  ['ಮೊಸರನ್ನ', 'Curd Rice'],
])('what nobody listed is found by how it sounds: %s (names-1)', async (q, name) => {
  expect(await names(q)).toEqual([name]);
});

test('what was typed stays in the answer beside what it was heard as (names-1)', async () => {
  expect((await ask('कोलंबी 200 से कम')).chips).toEqual([
    { kind: 'words', typed: 'कोलंबी', value: 'kolambi' },
    { kind: 'price', typed: '200 से कम', value: '200' },
  ]);
  expect((await ask('ಶಾಕಾಹಾರಿ ನೂಡಲ್ಸ್ ₹೨೦೦ಕ್ಕಿಂತ ಕಡಿಮೆ')).chips.at(-1)).toMatchObject({ kind: 'price', value: '200' });
});

test('a restaurant is found, and a word that is half typed (names-1)', async () => {
  const query = { q: 'ಶಕುಂತಲ', city: 'Mysuru' };
  expect(await world.guest.ok(search, { query: { ...query, kind: 'restaurants' } })).toMatchObject({
    restaurants: [{ restaurant_id: house }],
  });
  expect((await world.guest.ok(suggest, { query: { q: 'कोलं', city: 'Mysuru' } })).dishes).toMatchObject([
    { dish_name: 'Kolambi Kalvan' },
  ]);
});

test.each(['🍛', 'क्', '\u094D\u094D', 'ಪनीr🍛', '\u200C\u200D', 'ि'.repeat(40), "क' or 1=1 --", 'ಕ '.repeat(20)])(
  'whatever is typed gets an answer: %j (names-1)',
  async (q) => {
    for (const kind of ['dishes', 'restaurants'] as const)
      expect((await world.guest.call(search, { query: { q, city: 'Mysuru', kind } })).status).toBe(200);
  },
);
