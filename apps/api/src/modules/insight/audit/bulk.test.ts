import { listAudit } from '@tawa/contract/insight/audit';
import { publishBlogs } from '@tawa/contract/content/blogs.office';
import { listBlogs } from '@tawa/contract/content/blogs';
import { moveContacts } from '@tawa/contract/care/contact.office';
import { hideFeedback } from '@tawa/contract/catalogue/reviews.office';
import { hideDishes } from '@tawa/contract/catalogue/menu.office';
import { stepRestaurants } from '@tawa/contract/catalogue/restaurants.office';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { moveUsers } from '@tawa/contract/accounts/users.office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let adminId: number;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp();
  const admin = await world.addUser({ role: 'admin' });
  adminId = admin.userId;
  office = world.as(admin);
});
afterAll(() => world.close());

const actions = async (subject: string, id: number | string) =>
  (await office.ok(listAudit, { query: { subject, subject_id: String(id) } })).rows;
const nobody = 2_000_000_000;

test('accounts are blocked by one request, each with its own entry; who cannot be is named and keeps nobody back (audit-3)', async () => {
  const [one, other] = [await world.addUser(), await world.addUser()];
  const user_ids = [one.userId, adminId, nobody, other.userId];
  const body = { to: 'blocked' as const, user_ids, reason: 'Stolen cards' };
  expect(await office.ok(moveUsers, { body })).toEqual({
    done: 2,
    refused: [
      { index: 1, message: 'You cannot block yourself.' },
      { index: 2, message: 'There is nothing here.' },
    ],
  });
  for (const { userId } of [one, other])
    expect(await actions('user', userId)).toMatchObject([
      { action: 'user.block', reason: 'Stolen cards', before: { status: 'active' }, after: { status: 'blocked' } },
    ]);
  const again = { to: 'active' as const, user_ids: [one.userId, one.userId] };
  expect(await office.ok(moveUsers, { body: again })).toMatchObject({ done: 1, refused: [{ index: 1 }] });
});

test('dishes leave the site with one reason, and a dish of nobody is named (audit-3)', async () => {
  const restaurant_id = await addRestaurant(world.deps);
  const menu_ids = [await addDish(world.deps, restaurant_id), await addDish(world.deps, restaurant_id)];
  const body = { menu_ids: [...menu_ids, nobody], reason: 'Wrong mark' };
  expect(await office.ok(hideDishes, { body })).toEqual({
    done: 2,
    refused: [{ index: 2, message: 'This dish is not on sale.' }],
  });
  expect(await actions('dish', menu_ids[1] ?? 0)).toMatchObject([{ action: 'dish.hide', reason: 'Wrong mark' }]);
});

test('suspended restaurants leave the list of customers at once, and come back with the next press', async () => {
  const one = await addRestaurant(world.deps, { restaurant_name: 'Bulk One' });
  const two = await addRestaurant(world.deps, { restaurant_name: 'Bulk Two' });
  for (const id of [one, two]) await addDish(world.deps, id);
  const shown = async () =>
    (await world.guest.ok(listActiveRestaurants, { query: {} }))
      .map(({ restaurant_name }) => restaurant_name)
      .filter((name) => name.startsWith('Bulk'))
      .toSorted();
  await expect.poll(shown).toEqual(['Bulk One', 'Bulk Two']);
  const move = (to: 'active' | 'suspended', from: 'active' | 'suspended', reason = '') =>
    office.call(stepRestaurants, {
      body: { to, reason, restaurants: [one, two].map((restaurant_id) => ({ restaurant_id, from })) },
    });
  expect((await move('suspended', 'active')).status).toBe(400);
  expect(await move('suspended', 'active', 'Licence in doubt')).toMatchObject({ body: { done: 2, refused: [] } });
  await expect.poll(shown).toEqual([]);
  expect(await actions('restaurant', two)).toMatchObject([
    { action: 'restaurant.suspended', reason: 'Licence in doubt' },
  ]);
  expect(await move('active', 'suspended')).toMatchObject({ body: { done: 2, refused: [] } });
  await expect.poll(shown).toEqual(['Bulk One', 'Bulk Two']);
});

test('messages are closed together, and opinions hidden together', async () => {
  const rows = await world.db
    .insertInto('contact_messages')
    .values(['One', 'Two'].map((name) => ({ name, email: 'a@example.in', subject: 'Hi', message: 'Hello there' })))
    .returning('contact_id')
    .execute();
  const contact_ids = rows.map(({ contact_id }) => contact_id);
  expect(await office.ok(moveContacts, { body: { status: 'closed', contact_ids } })).toEqual({ done: 2, refused: [] });
  expect(await actions('contact', contact_ids[0] ?? 0)).toMatchObject([{ after: { status: 'closed' } }]);

  const [restaurant_id, author] = [await addRestaurant(world.deps), await world.addUser()];
  const pair = { restaurant_id, user_id: author.userId };
  await world.db
    .insertInto('ratings')
    .values({ ...pair, rating: 1 })
    .execute();
  const body = { pairs: [pair, { restaurant_id, user_id: nobody }], reason: 'Meant for another' };
  expect(await office.ok(hideFeedback, { body })).toMatchObject({ done: 1, refused: [{ index: 1 }] });
  expect(await actions('feedback', `${restaurant_id}-${author.userId}`)).toMatchObject([{ action: 'feedback.hide' }]);
});

test('posts that wait are published as they were seen; one that changed meanwhile is named (audit-3)', async () => {
  const restaurant_id = await addRestaurant(world.deps);
  const text = '<p>The rice is soaked for half an hour.</p>'.repeat(8);
  const waiting = { author: 'Dum', blogtext: text, status: 'pending', restaurant_id, submitted_on: world.clock.now() };
  const rows = await world.db
    .insertInto('blogs')
    .values(['First post', 'Second post'].map((title) => ({ ...waiting, title })))
    .returning(['blogid', 'version'])
    .execute();
  const posts = rows.map(({ blogid, version }, place) => ({ blogid, version: version + place }));
  expect(await office.ok(publishBlogs, { body: { posts } })).toMatchObject({ done: 1, refused: [{ index: 1 }] });
  await expect
    .poll(async () => (await world.guest.ok(listBlogs, {})).blogs.map(({ title }) => title))
    .toEqual(['First post']);
  expect(await actions('blog', posts[0]?.blogid ?? 0)).toMatchObject([{ action: 'blog.publish' }]);
});

test('nothing, more than a page and a row that is none are refused as a whole', async () => {
  for (const user_ids of [[], Array.from({ length: 101 }, (_, place) => place + 1), [0]])
    expect((await office.call(moveUsers, { body: { to: 'active', user_ids } })).status).toBe(400);
});
