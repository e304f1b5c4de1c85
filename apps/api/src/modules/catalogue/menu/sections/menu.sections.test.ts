import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { deleteDish } from '@tawa/contract/catalogue/menu.kitchen';
import { getSections, saveSections, type SectionForm } from '@tawa/contract/catalogue/menu.sections';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let kitchen: TestCaller;
let restaurantId: number;
let ownerId: number;
let dosa: number;
let dal: number;
let kulfi: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  // Thursday, 3:00 pm in the kitchen's zone.
  world.clock.set('2030-11-21T09:30:00Z');
  const owner = await world.addUser({ role: 'restaurant' });
  ownerId = owner.userId;
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId }, { opens: '07:00', closes: '23:30' });
  kitchen = world.as(owner);
  const add = (dish_name: string) => addDish(world.deps, restaurantId, { dish_name });
  [dosa, dal, kulfi] = [await add('Dosa'), await add('Dal'), await add('Kulfi')];
});

const breakfast = { opens: '07:00', closes: '11:30', weekdays: [0, 1, 2, 3, 4, 5, 6] };
const fresh = (section_name: string, menu_ids: number[] = [], change: Partial<SectionForm> = {}): SectionForm => ({
  section_id: null,
  section_name,
  time: null,
  outside: 'show',
  menu_ids,
  ...change,
});
const setup = () => kitchen.ok(getSections, {});
const save = async (sections: SectionForm[], seen?: string) =>
  kitchen.call(saveSections, { body: { seen: seen ?? (await setup()).seen, sections } });
const menu = () => world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } });

test('sections are kept in their order with their dishes and times, renamed and removed (sections-1)', async () => {
  expect(await setup()).toMatchObject({ sections: [], time_zone: 'Asia/Kolkata', hours: { length: 7 } });
  expect((await save([fresh('Breakfast', [dosa], { time: breakfast }), fresh('Thali', [dal, dosa])])).status).toBe(200);
  const { sections } = await setup();
  expect(sections).toMatchObject([
    { section_name: 'Breakfast', time: breakfast, outside: 'show', menu_ids: [dosa] },
    { section_name: 'Thali', time: null, menu_ids: [dal, dosa] },
  ]);
  const [first, second] = sections.map(({ section_id }) => section_id);
  // Each takes the other's name.
  await save([
    fresh('Breakfast', [dosa, dal], { section_id: second ?? 0 }),
    fresh('Thali', [], { section_id: first ?? 0, outside: 'hide' }),
  ]);
  expect((await setup()).sections).toMatchObject([
    { section_id: second, section_name: 'Breakfast', menu_ids: [dosa, dal] },
    { section_id: first, section_name: 'Thali', time: null, outside: 'hide', menu_ids: [] },
  ]);
  await save([]);
  expect((await setup()).sections).toEqual([]);
  expect((await menu()).every((dish) => dish.sections === undefined)).toBe(true);
});

test('of two people who set them at once the slower one writes nothing and reads what is there (sections-1)', async () => {
  const { seen } = await setup();
  const answers = await Promise.all([save([fresh('Starters', [dal])], seen), save([fresh('Mains')], seen)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ current: await setup() });
  expect((await setup()).sections).toHaveLength(1);
});

test('who saw a dish that is off the menu by now is told so (sections-1)', async () => {
  await save([fresh('Sweets', [kulfi])]);
  const { seen, sections } = await setup();
  await kitchen.ok(deleteDish, { params: { menu_id: kulfi } });
  expect((await save(sections, seen)).status).toBe(409);
  expect((await setup()).sections).toMatchObject([{ menu_ids: [] }]);
});

test.each([
  ['a name twice', () => [fresh('Sweets'), fresh(' sweets ')]],
  ['no name', () => [fresh(' \u200b ')]],
  ['a name of 41 letters', () => [fresh('x'.repeat(41))]],
  ['31 of them', () => Array.from({ length: 31 }, (_, place) => fresh(`Section ${place}`))],
  ['a dish twice', () => [fresh('Sweets', [kulfi, kulfi])]],
  [
    '301 dishes',
    () => [
      fresh(
        'Sweets',
        Array.from({ length: 301 }, (_, place) => place + 1),
      ),
    ],
  ],
  ['no day', () => [fresh('Sweets', [], { time: { ...breakfast, weekdays: [] } })]],
  ['a day twice', () => [fresh('Sweets', [], { time: { ...breakfast, weekdays: [1, 1] } })]],
  ['a day that is none', () => [fresh('Sweets', [], { time: { ...breakfast, weekdays: [7] } })]],
  ['a time that is none', () => [fresh('Sweets', [], { time: { ...breakfast, opens: '25:00' } })]],
])('%s is refused, and nothing is written (sections-1)', async (_, sections) => {
  expect((await save(sections())).status).toBe(400);
  expect((await setup()).sections).toEqual([]);
});

test('names are cleaned', async () => {
  await save([fresh('  Late\u200b \n night ')]);
  expect((await setup()).sections).toMatchObject([{ section_name: 'Late night' }]);
});

test('sections and dishes of another kitchen are not found (sections-2)', async () => {
  await save([fresh('Sweets', [kulfi])]);
  const [theirs] = (await setup()).sections;
  const stranger = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: stranger.userId });
  const other = world.as(stranger);
  const { seen } = await other.ok(getSections, {});
  const take = (section: SectionForm) => other.call(saveSections, { body: { seen, sections: [section] } });
  expect((await take(fresh('Mine', [], { section_id: theirs?.section_id ?? 0 }))).status).toBe(404);
  expect((await take(fresh('Mine', [kulfi]))).status).toBe(404);
  expect((await setup()).sections).toEqual([theirs]);
  expect((await other.ok(getSections, {})).sections).toEqual([]);
});

test.each([
  ['manager', 200],
  ['menu', 200],
  ['orders', 403],
  ['front_desk', 403],
] as const)('%s gets %d (sections-2)', async (role, status) => {
  const { userId, ...person } = await world.addUser({ role: 'restaurant' });
  const at = new Date();
  const row = { restaurant_id: restaurantId, role, user_id: userId, invited_by: ownerId, invited_on: at };
  await world.db
    .insertInto('staff')
    .values({ ...row, accepted_on: at })
    .execute();
  const { seen } = await setup();
  const answer = await world
    .as({ userId, ...person })
    .call(saveSections, { body: { seen, sections: [fresh('Sweets')] } });
  expect(answer.status).toBe(status);
  expect((await setup()).sections).toHaveLength(status === 200 ? 1 : 0);
});

test('before its activation a kitchen makes no sections (sections-2)', async () => {
  await world.db
    .updateTable('restaurants')
    .set({ lifecycle: 'draft' })
    .where('restaurant_id', '=', restaurantId)
    .execute();
  expect((await save([fresh('Sweets')])).status).toBe(409);
});

test('the menu says where each dish stands, and what is not served says from when (sections-3)', async () => {
  const night = { opens: '22:00', closes: '02:00', weekdays: [4] };
  await save([
    fresh('Breakfast', [dosa, dal], { time: breakfast }),
    fresh('All day', [dal]),
    fresh('Night', [kulfi, dosa], { time: night }),
  ]);
  const from = { breakfast: '2030-11-22T01:30:00.000Z', night: '2030-11-21T16:30:00.000Z' };
  const dishes = new Map((await menu()).map((dish) => [dish.menu_id, dish]));
  expect(dishes.get(dal)).toMatchObject({
    availability: 'available',
    sections: [{ name: 'All day', place: 1001 }],
  });
  expect(dishes.get(dal)?.served_from).toBeUndefined();
  expect(dishes.get(dosa)).toMatchObject({
    availability: 'sold_out',
    back_at: from.night,
    served_from: from.night,
    sections: [
      { name: 'Breakfast', place: 1, from: from.breakfast },
      { name: 'Night', place: 2002, from: from.night },
    ],
  });
  expect(await world.guest.ok(getDish, { params: { menu_id: kulfi } })).toMatchObject({ served_from: from.night });
});

test('a section that hides takes its dishes off the menu outside its time, and answers change at once (sections-3)', async () => {
  expect(await menu()).toHaveLength(3);
  await save([fresh('Breakfast', [dosa, dal], { time: breakfast, outside: 'hide' }), fresh('All day', [dal])]);
  await expect.poll(async () => (await menu()).map(({ menu_id }) => menu_id)).toEqual([dal, kulfi]);
  world.clock.set('2030-11-22T01:30:00Z');
  world.deps.cache.raise(['menu']);
  expect(await menu()).toMatchObject([
    { menu_id: dosa, sections: [{ name: 'Breakfast' }] },
    { menu_id: dal, sections: [{ name: 'Breakfast' }, { name: 'All day' }] },
    { menu_id: kulfi },
  ]);
});

test('what its own mark calls sold out stays so inside and outside its time (sections-3)', async () => {
  await world.db.updateTable('dishes').set({ sold_out: true }).where('menu_id', '=', dosa).execute();
  await save([fresh('Breakfast', [dosa], { time: breakfast })]);
  const dish = await world.guest.ok(getDish, { params: { menu_id: dosa } });
  expect(dish).toMatchObject({ availability: 'sold_out', back_at: null });
  expect(dish.served_from).toBeUndefined();
});
